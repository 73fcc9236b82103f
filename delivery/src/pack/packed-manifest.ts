import { installedVersion } from '../build/package-facts.ts';

/** What of a `package.json` matters here. */
export interface Manifest {
  name: string;
  version: string;
  type?: string;
  private?: boolean;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional: boolean }>;
}

const source = /\.tsx?$/;

function compiled(file: string): { types: string; default: string } {
  return { types: file.replace(source, '.d.ts'), default: file.replace(source, '.js') };
}

function mapped<A, B>(record: Record<string, A> = {}, to: (value: A, key: string) => B) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]));
}

/** A program that a package brings. */
export interface PackedProgram {
  command: string;
  /** Relative to the package. */
  file: string;
  /** Libraries that it alone needs; the workspace has them for all. */
  libraries: string[];
}

/** What a package is packed with beside its own manifest. */
export interface PackedWith {
  /** Versions of Node that run it. */
  node: string;
  program?: PackedProgram | undefined;
}

/**
 * The manifest of a package as it is packed: what it exports is compiled, and a library that the
 * workspace leaves open is named in the version that the shell is built with, since a newer one may
 * need what the shell does not provide.
 * @param folder the package; its libraries are looked up from there
 */
export function packedManifest(
  manifest: Manifest,
  folder: string,
  { node, program }: PackedWith,
): Record<string, unknown> {
  const { name, version, type, exports, dependencies, peerDependencies } = manifest;
  const settled = (range: string, library: string): string =>
    range === '*' ? installedVersion(library, folder) : range;
  const ofProgram = Object.fromEntries((program?.libraries ?? []).map((name) => [name, '*']));
  return {
    ...{ name, version, type, engines: { node } },
    ...(program && { bin: { [program.command]: program.file.replace(source, '.js') } }),
    exports: mapped(exports, compiled),
    dependencies: mapped({ ...dependencies, ...ofProgram }, settled),
    peerDependencies: mapped(peerDependencies, settled),
    ...(manifest.peerDependenciesMeta && { peerDependenciesMeta: manifest.peerDependenciesMeta }),
  };
}
