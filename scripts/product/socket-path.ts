import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the smallest of our systems (macOS) takes as the path of a unix socket, in bytes. */
const longest = 103;

/** A path for the api's socket, in a folder that only this user can enter. */
export function makeSocketPath(dataFolder: string): string {
  const folder = join(dataFolder, 'run');
  const path = join(folder, 'api.sock');
  if (Buffer.byteLength(path) > longest)
    return join(mkdtempSync(join(tmpdir(), 'ifj-')), 'api.sock');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return path;
}
