import { installedVersion } from '../build/package-facts.ts';

/** What of a `package.json` matters here. */
export interface Manifest {
  name: string;
  version: string;
  type?: string;
  private?: boolean;
  exports?: Record<string, string>;
  dependencies?: Record<string, string>;
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

/**
 * The manifest of a package as it is packed: what it exports is compiled, and a library that the
 * workspace leaves open is named in the version that the shell is built with, since a newer one may
 * need what the shell does not provide.
 * @param folder the package; its libraries are looked up from there
 */
export function packedManifest(manifest: Manifest, folder: string): Record<string, unknown> {
  const { name, version, type, exports, dependencies, peerDependencies } = manifest;
  const settled = (range: string, library: string): string =>
    range === '*' ? installedVersion(library, folder) : range;
  return {
    ...{ name, version, type },
    exports: mapped(exports, compiled),
    dependencies: mapped(dependencies, settled),
    peerDependencies: mapped(peerDependencies, settled),
    ...(manifest.peerDependenciesMeta && { peerDependenciesMeta: manifest.peerDependenciesMeta }),
  };
}
