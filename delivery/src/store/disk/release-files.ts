import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Release } from '../../contract/release.ts';
import { releaseText } from '../release-folder.ts';
import { syncFolder, writeNewFile } from './durable-file.ts';

/**
 * Writes a release so that it survives a power cut.
 * @param folder an empty folder
 * @param contents by path within the release
 */
export async function writeRelease(
  folder: string,
  release: Release,
  contents: Map<string, Buffer>,
): Promise<void> {
  const folders = new Set([folder]);
  await Promise.all(
    [...contents].map(async ([file, content]) => {
      const path = join(folder, file);
      await mkdir(dirname(path), { recursive: true });
      await writeNewFile(path, content);
      folders.add(dirname(path));
    }),
  );
  await writeNewFile(join(folder, 'release.json'), releaseText(release));
  await Promise.all([...folders].map(syncFolder));
}
