import { copyFile, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inWorkspace } from '../../../e2e/src/command.ts';

/** Lends a folder in which areas can be built that are none of the checkout's. */
export async function withAreasFolder<Result>(
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'ifj-areas-'));
  try {
    await symlink(inWorkspace('node_modules'), join(folder, 'node_modules'));
    await copyFile(inWorkspace('package-lock.json'), join(folder, 'package-lock.json'));
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
