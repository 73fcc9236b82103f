import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../../contract/release.ts';

interface BuildRecord {
  inputs: string;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const recordFile = (dist: string): string => join(dist, '.build.json');

/** The release that lies in a build's folder; `undefined` if there is none or a file is missing. */
export function builtRelease(dist: string): Release | undefined {
  const release = readJson(join(dist, 'release.json')) as Release | undefined;
  const isWhole = Object.entries(release?.files ?? {}).every(
    ([file, { size }]) => existsSync(join(dist, file)) && statSync(join(dist, file)).size === size,
  );
  return isWhole ? release : undefined;
}

/** The release that a build from the same inputs left; `undefined` if it must be built. */
export function unchangedRelease(dist: string, inputs: string): Release | undefined {
  const record = readJson(recordFile(dist)) as BuildRecord | undefined;
  return record?.inputs === inputs ? builtRelease(dist) : undefined;
}

/** Notes what a build was made from. */
export function recordBuild(dist: string, inputs: string): void {
  writeFileSync(recordFile(dist), `${JSON.stringify({ inputs } satisfies BuildRecord)}\n`);
}
