import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '../../contract/remote.ts';

/** A document that a build makes. */
export interface DocumentSource {
  path: string;
  /** Absolute path of the file that exports what it shows and its `head`. */
  file: string;
  /** Name of its template, without the hash. */
  name: string;
  hasData: boolean;
}

/**
 * The documents of an area, derived from its `remote.json`:
 * `./jobs/public-job` is `src/features/jobs/public-job.document.tsx`.
 * @param packageDir the area's folder
 * @throws Error that names every document whose file is missing
 */
export function documentSources(packageDir: string, remote: RemoteManifest): DocumentSource[] {
  const sources = remote.documents.map(({ path, template, data }) => ({
    path,
    file: join(packageDir, 'src/features', `${template}.document.tsx`),
    name: template.slice(2).replace('/', '-'),
    hasData: data !== undefined,
  }));
  const missing = sources.filter(({ file }) => !existsSync(file));
  if (missing.length > 0) {
    throw new Error(
      [
        `${remote.name}/remote.json names documents without a file:`,
        ...missing.map(({ path, file }) => `  - ${path}: ${file} does not exist`),
      ].join('\n'),
    );
  }
  return sources;
}
