import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes the data folder unless it is there: closed to other users. What root makes lets others
 * pass through, since PostgreSQL runs as another user; they can list nothing.
 */
export function makeDataFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (!existsSync(parent)) makeDataFolder(parent);
  mkdirSync(folder);
  chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
}
