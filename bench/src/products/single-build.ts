import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSingle } from '../../../delivery/src/build/index.ts';
import { inWorkspace, runCommand } from '../../../e2e/src/command.ts';
import { areas } from '../../../scripts/areas.mjs';
import { startDemoProduct, type DemoProduct } from './demo-product.ts';

/** From what the one build is made, beside the shell. */
export interface SingleSource {
  /** Area -> a folder to take instead of the checkout's. */
  replaced?: Record<string, string>;
  /** Where files keep their addresses as long as their content stays. */
  lastingAddress?: string;
}

/** The same source as one build, which can be released anew. */
export interface SingleProduct extends DemoProduct {
  release: (source: SingleSource) => Promise<void>;
}

/** Builds the product without federation and makes it live in a release store. */
async function releaseSingle(
  folder: string,
  { replaced = {}, lastingAddress }: SingleSource,
): Promise<void> {
  const shellDir = inWorkspace('shell');
  const built = join(folder, 'single');
  await mkdir(built, { recursive: true });
  await writeFile(
    join(built, 'package.json'),
    await readFile(join(shellDir, 'package.json'), 'utf8'),
  );
  await buildSingle({
    shellDir,
    areaDirs: areas.map((area) => replaced[area] ?? inWorkspace(area)),
    role: 'student',
    outDir: join(built, 'dist'),
    ...(lastingAddress !== undefined && { lastingAddress }),
  });
  await runCommand('delivery/src/cli/main.ts', ['deploy', '--no-build', built], {
    ...process.env,
    RELEASES_URL: join(folder, 'releases'),
    API_DOCUMENT: inWorkspace('api/openapi.json'),
  });
}

/** Starts the same source as one build, with data, api and gateway of its own. */
export async function startSingleBuild(source: SingleSource = {}): Promise<SingleProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'ifj-bench-'));
  const removeBuild = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    await releaseSingle(folder, source);
    const product = await startDemoProduct({
      NO_BUILD: '1',
      RELEASES_URL: pathToFileURL(join(folder, 'releases')).href,
    });
    return {
      ...product,
      release: (next) => releaseSingle(folder, next),
      async remove() {
        await product.remove();
        await removeBuild();
      },
    };
  } catch (error) {
    await removeBuild();
    throw error;
  }
}
