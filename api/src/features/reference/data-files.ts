import { readFileSync } from 'node:fs';

/** Reads a data file that stands beside this module. */
export const readData = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as T;
