import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSingle } from '../../../delivery/src/build/index.ts';
import { inWorkspace, runCommand } from '../../../e2e/src/command.ts';
import { areas } from '../../../scripts/areas.mjs';
import { awaitLive } from './await-live.ts';
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
  /** Resolves once pages have it. */
  release: (source: SingleSource) => Promise<void>;
}

/** What the command line says for machines. */
interface Deployed {
  packages: { name: string; version: string }[];
}

/**
 * Builds the product without federation and makes it live in a release store.
 * @returns the release, as it stands in addresses
 */
async function releaseSingle(
  folder: string,
  { replaced = {}, lastingAddress }: SingleSource,
): Promise<string> {
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
  const deploy = ['deploy', '--no-build', built, '--json'];
  const said = await runCommand('delivery/src/cli/main.ts', deploy, {
    ...process.env,
    RELEASES_URL: join(folder, 'releases'),
    API_DOCUMENT: inWorkspace('api/openapi.json'),
  });
  const { packages } = JSON.parse(said) as Deployed;
  return packages.map(({ name, version }) => `${name}/${version}`).join();
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
      async release(next) {
        await awaitLive(product.baseUrl, '/', await releaseSingle(folder, next));
      },
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
