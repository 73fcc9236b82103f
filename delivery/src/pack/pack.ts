import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { compilePackage } from './compile-package.ts';
import { packedManifest, type Manifest, type PackedProgram } from './packed-manifest.ts';

const run = promisify(execFile);

/** What an area outside this repository installs. */
const packages = ['shared-ui', 'shared-api', 'delivery'];

/** What it runs of that. */
const programs: Record<string, PackedProgram> = {
  'shared-api': {
    command: 'ifj-generate',
    file: './codegen/cli.ts',
    libraries: ['@rtk-query/codegen-openapi', 'prettier', 'typescript'],
  },
  delivery: { command: 'ifj-delivery', file: './src/cli/main.ts', libraries: [] },
};

/** The folder whose compiler settings hold for a file; both relative to the package. */
function settingsOf(file: string, source: string): string {
  const folder = dirname(file);
  return folder === '.' || existsSync(join(source, folder, 'tsconfig.json'))
    ? folder
    : settingsOf(folder, source);
}

function programsOf(entries: string[], source: string): Record<string, string[]> {
  return Object.fromEntries(
    [...new Set(entries.map((entry) => settingsOf(entry, source)))].map((folder) => [
      folder,
      entries.filter((entry) => settingsOf(entry, source) === folder),
    ]),
  );
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

/** The Node under which the packages are tried: that of the checkout. */
function triedNode(root: string): string {
  const { devDependencies } = readManifest(root);
  return `>=${Number.parseInt(devDependencies?.['node'] ?? '', 10)}`;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/**
 * Packs one package.
 * @param root the checkout
 * @param name its folder there
 * @param folder where the tarball goes
 * @returns the path of the tarball
 * @throws Error if it cannot be compiled
 */
export async function packPackage(root: string, name: string, folder: string): Promise<string> {
  const source = join(root, name);
  const program = programs[name];
  const stage = mkdtempSync(join(tmpdir(), `ifj-${name}-`));
  try {
    const manifest = readManifest(source);
    const entries = [...Object.values(manifest.exports ?? {}), ...(program ? [program.file] : [])];
    compilePackage(source, programsOf(entries, source), stage);
    const write = (file: string, content: object): void => {
      writeFileSync(join(stage, file), `${JSON.stringify(content, null, 2)}\n`);
    };
    const packed = packedManifest(manifest, source, { node: triedNode(root), program });
    if (name === 'delivery') {
      write(settings, areaSettings(root));
      packed['exports'] = { ...(packed['exports'] as object), [`./${settings}`]: `./${settings}` };
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
    tarballs.push(await packPackage(root, name, folder));
  }
  return tarballs;
}
