import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { attempt } from './progress.ts';

const largest = 10 * 1024 * 1024;

/**
 * Makes room for a log: one that has grown past 10 MiB steps aside, in place of an earlier one.
 * Folder and logs are closed to other users, also those of an earlier version.
 */
export function prepareLog(file: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  if (existsSync(file) && statSync(file).size > largest) renameSync(file, `${file}.1`);
  closeSync(openSync(file, 'a', 0o600));
  for (const log of [file, `${file}.1`]) if (existsSync(log)) chmodSync(log, 0o600);
}

/** Does the same under a running process, whose output goes on at the start of the emptied file. */
export function trimLog(file: string): void {
  attempt('Making room for a log', () => {
    if (!existsSync(file) || statSync(file).size <= largest) return;
    copyFileSync(file, `${file}.1`);
    chmodSync(`${file}.1`, 0o600);
    truncateSync(file);
  });
}
