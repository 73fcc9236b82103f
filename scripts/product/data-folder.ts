import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { program } from './plan.ts';

/**
 * Makes the data folder unless it is there, closed to other users, and sees that it can be used.
 * What root makes lets others pass through, since PostgreSQL runs as another user; they can list
 * nothing.
 * @throws Error that names the folder and says why it cannot be used
 */
export function makeDataFolder(folder: string): void {
  refuseSource(folder);
  try {
    make(folder);
    closeSync(openSync(join(folder, 'lock'), 'a'));
  } catch (error) {
    throw new Error(`DATA_DIR=${folder} ${whyNot(folder, error as NodeJS.ErrnoException)}`, {
      cause: error,
    });
  }
}

/**
 * In the checkout, only its own data folder is no source.
 * @throws Error for any other folder there
 */
export function refuseSource(folder: string): void {
  const path = relative(program(''), folder);
  const [first] = path.split(sep);
  if (isAbsolute(path) || first === '..' || first === '.data') return;
  throw new Error(
    `DATA_DIR=${folder} lies in the product's source. Choose a folder outside ${program('')}`,
  );
}

function make(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (!existsSync(parent)) make(parent);
  mkdirSync(folder);
  chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
}

function whyNot(folder: string, error: NodeJS.ErrnoException): string {
  const file = nearest(folder);
  if (!statSync(file).isDirectory()) {
    return file === folder ? 'is a file, not a folder.' : `lies below ${file}, which is a file.`;
  }
  return `cannot be written (${error.code ?? error.message}). Choose another folder, or give this user the right to write there.`;
}

/** The part of a path that is there. */
const nearest = (path: string): string => (existsSync(path) ? path : nearest(dirname(path)));
