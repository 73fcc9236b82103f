import { copyFileSync, existsSync, mkdirSync, renameSync, statSync, truncateSync } from 'node:fs';
import { dirname } from 'node:path';

const largest = 10 * 1024 * 1024;

/** Makes room for a log: one that has grown past 10 MiB steps aside, in place of an earlier one. */
export function prepareLog(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  if (existsSync(file) && statSync(file).size > largest) renameSync(file, `${file}.1`);
}

/** Does the same under a running process, whose output goes on at the start of the emptied file. */
export function trimLog(file: string): void {
  if (!existsSync(file) || statSync(file).size <= largest) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}
