import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSingle } from '../../../delivery/src/build/index.ts';
import { inWorkspace, runCommand } from '../../../e2e/src/command.ts';
import { startDemoProduct, type DemoProduct } from './demo-product.ts';

const areas = ['mfe-landing', 'mfe-auth', 'mfe-student', 'mfe-organization'];

/** Builds the product without federation into a release store of its own. */
async function releaseSingle(folder: string): Promise<void> {
  const shellDir = inWorkspace('shell');
  const built = join(folder, 'single');
  await mkdir(built);
  await writeFile(
    join(built, 'package.json'),
    await readFile(join(shellDir, 'package.json'), 'utf8'),
  );
  await buildSingle({
    shellDir,
    areaDirs: areas.map(inWorkspace),
    role: 'student',
    outDir: join(built, 'dist'),
  });
  await runCommand('delivery/src/cli/main.ts', ['deploy', '--no-build', built], {
    ...process.env,
    RELEASES_URL: join(folder, 'releases'),
    API_DOCUMENT: inWorkspace('api/openapi.json'),
  });
}

/** Starts the same source as one build, with data, api and gateway of its own. */
export async function startSingleBuild(): Promise<DemoProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'ifj-bench-'));
  const removeBuild = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    await releaseSingle(folder);
    const product = await startDemoProduct({
      NO_BUILD: '1',
      RELEASES_URL: pathToFileURL(join(folder, 'releases')).href,
    });
    return {
      ...product,
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
