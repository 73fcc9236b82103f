import { readFileSync } from 'node:fs';

/** Reads a data file that stands beside this module. */
export const readData = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
