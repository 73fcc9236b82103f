import { join } from 'node:path';
import { installedVersion } from '../package-facts.ts';
import { sharedLibraries } from './shared-libraries.ts';

/** One library that the shell provides. */
export interface ProvidedShare {
  name: string;
  version: string;
  /** What the shell imports for it: the library, or a file that re-exports a part of it. */
  request: string;
  /** Lazy chunk that holds it; absent: it is in the main script. */
  chunk?: string;
}

/**
 * The libraries that the shell provides, in the versions installed for it.
 * @param narrow share name -> file, relative to the shell, whose exports areas get in its place
 * @throws Error if a library is not installed, or a narrowed one is not shared
 */
export function providedShares(shellDir: string, narrow: Record<string, string>): ProvidedShare[] {
  const unknown = Object.keys(narrow).find((name) => !Object.hasOwn(sharedLibraries, name));
  if (unknown !== undefined) throw new Error(`${unknown} is narrowed, but areas do not share it`);
  return Object.entries(sharedLibraries).map(([name, { chunk }]) => ({
    name,
    version: installedVersion(name, shellDir),
    request: narrow[name] === undefined ? name : join(shellDir, narrow[name]),
    ...(chunk !== undefined && { chunk }),
  }));
}

/**
 * The source of the module through which the shell hands its libraries to the federation runtime.
 * @param shares what it provides, each request resolved to a file
 */
export function sharesModule(shares: ProvidedShare[]): string {
  const imports = shares.flatMap(({ request, chunk }, index) =>
    chunk === undefined ? [`import * as share${index} from ${JSON.stringify(request)};`] : [],
  );
  const entries = shares.map(({ name, version, request, chunk }, index) => {
    const source =
      chunk === undefined
        ? `lib: () => share${index}`
        : `get: () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(request)}).then((module) => () => module)`;
    return `  ${JSON.stringify(name)}: { version: ${JSON.stringify(version)}, ${source} },`;
  });
  return [...imports, 'export const shares = {', ...entries, '};', ''].join('\n');
}
