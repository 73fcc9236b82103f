import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Tells whether `node_modules` holds exactly what the lockfile asks for. A mark file remembers the
 * lockfile's hash; without it, npm's own record of the installed packages is compared.
 * @param {string} root folder of the workspace
 * @returns {boolean}
 */
export function isInstalled(root) {
  const mark = markFile(root);
  const wanted = lockfileHash(root);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return true;
  if (!matchesRecord(root)) return false;
  writeFileSync(mark, wanted);
  return true;
}

/**
 * Remembers that the present lockfile is installed.
 * @param {string} root folder of the workspace
 */
export function markInstalled(root) {
  writeFileSync(markFile(root), lockfileHash(root));
}

const markFile = (root) => join(root, 'node_modules', '.installed-lockfile');

const lockfileHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex');

function matchesRecord(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readPackages(record);
  return Object.entries(readPackages(join(root, 'package-lock.json'))).every(
    ([path, { version, optional, link }]) =>
      !path.includes('node_modules/') ||
      link === true ||
      (installed[path] ? installed[path].version === version : optional === true),
  );
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
