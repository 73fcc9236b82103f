import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { compilePackage } from './compile-package.ts';
import { packedManifest, type Manifest } from './packed-manifest.ts';

const run = promisify(execFile);

const commandLine = './src/cli/main.ts';

/** What an area outside this repository installs. */
const packages = ['shared-ui', 'shared-api', 'delivery'];

/** delivery has a part for browsers, whose types are others. */
const forBrowsers = 'src/runtime';

function programsOf(name: string, { exports = {} }: Manifest): Record<string, string[]> {
  const entries = Object.values(exports);
  if (name !== 'delivery') return { '.': entries };
  const isForBrowsers = (entry: string) => entry.startsWith(`./${forBrowsers}/`);
  return {
    '.': [...entries.filter((entry) => !isForBrowsers(entry)), commandLine],
    [forBrowsers]: entries.filter(isForBrowsers),
  };
}

/** What the `tsconfig.json` of an area extends: `@ifj/delivery/tsconfig.area.json`. */
const settings = 'tsconfig.area.json';

/** The compiler's settings that an area's sources are written for. */
function areaSettings(root: string): object {
  const read = (file: string) =>
    JSON.parse(readFileSync(join(root, file), 'utf8')) as { compilerOptions: object };
  return {
    compilerOptions: {
      ...read('tsconfig.base.json').compilerOptions,
      ...read('tsconfig.browser.json').compilerOptions,
      types: [],
    },
  };
}

async function packOne(root: string, name: string, folder: string): Promise<string> {
  const source = join(root, name);
  const stage = mkdtempSync(join(tmpdir(), `ifj-${name}-`));
  try {
    const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as Manifest;
    compilePackage(source, programsOf(name, manifest), stage);
    const write = (file: string, content: object): void => {
      writeFileSync(join(stage, file), `${JSON.stringify(content, null, 2)}\n`);
    };
    const packed = packedManifest(manifest, source);
    if (name === 'delivery') {
      write(settings, areaSettings(root));
      packed['exports'] = { ...(packed['exports'] as object), [`./${settings}`]: `./${settings}` };
      packed['bin'] = { 'ifj-delivery': commandLine.replace(/ts$/, 'js') };
    }
    write('package.json', packed);
    const { stdout } = await run('npm', ['pack', stage, '--pack-destination', folder, '--json']);
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
    return join(folder, filename);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/**
 * Packs what an area needs that is built outside this repository: `@ifj/shared-ui`,
 * `@ifj/shared-api` and `@ifj/delivery`, compiled and with types.
 * @param root the checkout
 * @param folder where the tarballs go; it is made if it is missing
 * @param onProgress told of each package
 * @returns the paths of the tarballs
 * @throws Error if a package cannot be compiled
 */
export async function packShared(
  root: string,
  folder: string,
  onProgress: (line: string) => void,
): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const tarballs: string[] = [];
  for (const name of packages) {
    onProgress(`Packing @ifj/${name}`);
    tarballs.push(await packOne(root, name, folder));
  }
  return tarballs;
}
