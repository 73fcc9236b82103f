import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The areas of this checkout, by their folders: an area is a folder with a remote.json. */
export const areas = readdirSync(root)
  .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'remote.json')))
  .sort();
