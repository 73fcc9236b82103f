import { readFileSync } from 'node:fs';
import webpack, { type Compilation } from 'webpack';
import type { Call } from './expected-calls.ts';
import { openedOperations } from './opened-operations.ts';
import { sliceUses } from './slice-uses.ts';
import { storeClaims, type StoreClaims } from './store-claims.ts';

const isSource = /\.[cm]?[jt]sx?$/;

/** Redux Toolkit defines the very functions whose calls are looked for. */
const defining = /\/node_modules\/(@reduxjs|@rtk-query|react-redux|redux)\//;

/** What all sources of a build take for themselves in the store, and open of the api. */
export interface SourceClaims extends Omit<StoreClaims, 'problems'> {
  /** Calls that are made by address, outside the endpoints. */
  opened: Call[];
  /** Operations of shared-api that are reached through the object that holds all of them. */
  reached: string[];
}

/** Of a build that has not been looked at. */
export const noClaims: SourceClaims = {
  endpoints: [],
  slices: [],
  opened: [],
  reached: [],
};

/**
 * Reads all sources of a build.
 * @param options `strict`: endpoints that cannot be read from our own source are an error of the
 * build, as are addresses in any case
 */
export function sourceClaims(
  compilation: Compilation,
  { strict }: { strict: boolean },
): SourceClaims {
  const endpoints: StoreClaims['endpoints'] = [];
  const slices = new Set<string>();
  const opened: Call[] = [];
  const reached = new Set<string>();
  const files = new Set([...compilation.modules].map((module) => module.nameForCondition()));
  for (const file of files) {
    if (file === null || !isSource.test(file) || defining.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    const claims = storeClaims(file, text);
    const { calls, problems } = openedOperations(file, text);
    const uses = sliceUses(file, text);
    endpoints.push(...claims.endpoints);
    for (const slice of claims.slices) slices.add(slice);
    opened.push(...calls);
    for (const operation of uses.operations) reached.add(operation);
    if (file.includes('/node_modules/')) continue;
    for (const problem of [...(strict ? claims.problems : []), ...problems, ...uses.problems]) {
      const error = new webpack.WebpackError(problem);
      error.file = file;
      compilation.errors.push(error);
    }
  }
  return {
    endpoints: endpoints.sort((a, b) => (a.name < b.name ? -1 : 1)),
    slices: [...slices].sort(),
    opened,
    reached: [...reached].sort(),
  };
}
