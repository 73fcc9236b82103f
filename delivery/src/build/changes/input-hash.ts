import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { installedFolder, workspaceRoot } from '../package-facts.ts';
import { contentHash } from './content-hash.ts';

const deliveryDir = join(import.meta.dirname, '../..');

/** Everything that decides what a build of a package puts out. */
function inputs(packageDir: string): string[] {
  const own = ['src', 'package.json', 'remote.json', 'webpack.config.ts'];
  const manifest = join(packageDir, 'remote.json');
  const isShell = !existsSync(manifest);
  const hasDocuments = !isShell && /"documents":\s*\[\s*\{/.test(readFileSync(manifest, 'utf8'));
  const shared = ['@ifj/shared-ui', '@ifj/shared-api'].map((name) =>
    installedFolder(name, packageDir),
  );
  return [
    ...own.map((name) => join(packageDir, name)),
    join(workspaceRoot(packageDir), 'package-lock.json'),
    join(deliveryDir, 'build'),
    join(deliveryDir, 'contract'),
    // A page takes nothing but versions and types from the shared packages; a document is drawn
    // with them.
    ...shared.map((folder) => join(folder, 'package.json')),
    ...shared.map((folder) => join(folder, 'src/generated')),
    ...(isShell ? [join(deliveryDir, 'runtime')] : []),
    ...(isShell || hasDocuments ? shared.map((folder) => join(folder, 'src')) : []),
  ];
}

/**
 * Tells whether a build would put out something else than the one before.
 * @param packageDir folder of the shell or of an area
 * @returns hex digits over the content of everything that goes into its build
 */
export function inputHash(packageDir: string): string {
  return contentHash(inputs(packageDir), packageDir);
}
