import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '../../contract/remote.ts';

/** A module that an area exposes: the page behind one or several of its paths. */
export interface ExposedPage {
  /** File that default-exports the page, relative to the area's folder. */
  import: string;
  /** Name of its chunk. */
  name: string;
}

/**
 * The modules that an area exposes, derived from its `remote.json`:
 * `./jobs/job-list` is `src/features/jobs/job-list.page.tsx`.
 * @param packageDir the area's folder
 * @returns by module name
 * @throws Error that names every page whose file is missing
 */
export function exposedPages(
  packageDir: string,
  remote: RemoteManifest,
): Record<string, ExposedPage> {
  const pages: Record<string, ExposedPage> = {};
  const missing: string[] = [];
  for (const { path, module } of remote.paths) {
    const file = `./${join('src/features', `${module}.page.tsx`)}`;
    pages[module] = { import: file, name: module.slice(2).replace('/', '-') };
    if (!existsSync(join(packageDir, file))) missing.push(`  - ${path}: ${file} does not exist`);
  }
  if (missing.length > 0) {
    throw new Error(
      [`${remote.name}/remote.json names pages without a file:`, ...missing].join('\n'),
    );
  }
  return pages;
}
