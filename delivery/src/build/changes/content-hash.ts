import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Tests run nowhere but here, so they make no other release. */
const isTest = /\.test\.tsx?$/;

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return isTest.test(path) ? [] : [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/**
 * Hashes files and folders by name and content; what does not exist counts as empty.
 * @param paths absolute
 * @param base names are taken relative to it
 * @returns hex digits that also depend on the version of Node
 */
export function contentHash(paths: string[], base: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of paths.flatMap(filesBelow)) {
    hash.update(`\0${relative(base, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
