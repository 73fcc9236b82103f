import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What the presets read from a `package.json`. */
export interface PackageFacts {
  /** Without its scope. */
  name: string;
  version: string;
}

function readPackage(file: string): { name: string; version: string } {
  return JSON.parse(readFileSync(file, 'utf8')) as { name: string; version: string };
}

/**
 * Reads a package's name and version.
 * @param packageDir folder that holds its `package.json`
 * @throws Error if there is none
 */
export function packageFacts(packageDir: string): PackageFacts {
  const { name, version } = readPackage(join(packageDir, 'package.json'));
  return { name: name.replace(/^@[^/]+\//, ''), version };
}

/**
 * The folder of an installed package.
 * @param library package name or a path inside it, such as `react/jsx-runtime`
 * @param from folder from which it is looked up
 * @throws Error if it is not installed
 */
export function installedFolder(library: string, from: string): string {
  const name = library
    .split('/')
    .slice(0, library.startsWith('@') ? 2 : 1)
    .join('/');
  const folders = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const folder = folders
    .map((parent) => join(parent, name))
    .find((candidate) => existsSync(join(candidate, 'package.json')));
  if (folder === undefined) throw new Error(`${name} is not installed for ${from}`);
  return folder;
}

/**
 * The installed version of a library.
 * @throws Error if it is not installed
 */
export function installedVersion(library: string, from: string): string {
  return readPackage(join(installedFolder(library, from), 'package.json')).version;
}

/** The folder that holds the lockfile, at or above `packageDir`; `packageDir` itself if none does. */
export function workspaceRoot(packageDir: string): string {
  for (let folder = packageDir; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package-lock.json'))) return folder;
    if (folder === dirname(folder)) return packageDir;
  }
}
