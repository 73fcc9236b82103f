import { readFileSync } from 'node:fs';
import webpack, { type Compilation } from 'webpack';
import { storeClaims, type StoreClaims } from './store-claims.ts';

const isSource = /\.[cm]?[jt]sx?$/;

/** Redux Toolkit defines the very functions whose calls are looked for. */
const defining = /\/node_modules\/(@reduxjs|@rtk-query|react-redux|redux)\//;

/**
 * What all sources of a build take for themselves in the store.
 * @param options `strict`: what cannot be read from our own source is an error of the build
 */
export function sourceClaims(
  compilation: Compilation,
  { strict }: { strict: boolean },
): Omit<StoreClaims, 'problems'> {
  const endpoints: StoreClaims['endpoints'] = [];
  const slices = new Set<string>();
  const files = new Set([...compilation.modules].map((module) => module.nameForCondition()));
  for (const file of files) {
    if (file === null || !isSource.test(file) || defining.test(file)) continue;
    const claims = storeClaims(file, readFileSync(file, 'utf8'));
    endpoints.push(...claims.endpoints);
    for (const slice of claims.slices) slices.add(slice);
    if (!strict || file.includes('/node_modules/')) continue;
    for (const problem of claims.problems) {
      const error = new webpack.WebpackError(problem);
      error.file = file;
      compilation.errors.push(error);
    }
  }
  return {
    endpoints: endpoints.sort((a, b) => (a.name < b.name ? -1 : 1)),
    slices: [...slices].sort(),
  };
}
