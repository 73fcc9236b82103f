import { join, resolve } from 'node:path';
import { builtRelease, recordBuild, unchangedRelease } from './changes/build-record.ts';
import { inputHash } from './changes/input-hash.ts';
import { packageFacts } from './package-facts.ts';
import { readConfiguration } from './read-configuration.ts';
import { BuildError, runWebpack } from './run-webpack.ts';

export { BuildError } from './run-webpack.ts';

/** What became of one package. */
export interface BuildOutcome {
  name: string;
  /** Version of the release in its `dist/`. */
  version: string;
  isBuilt: boolean;
  seconds: number;
}

/** How to build. */
export interface BuildOptions {
  /** Told in plain words of every step. */
  onProgress?: (line: string) => void;
}

async function buildOne(packageDir: string): Promise<BuildOutcome> {
  const start = performance.now();
  const { name } = packageFacts(packageDir);
  const dist = join(packageDir, 'dist');
  const inputs = inputHash(packageDir);
  const outcome = (version: string, isBuilt: boolean): BuildOutcome => ({
    name,
    version,
    isBuilt,
    seconds: (performance.now() - start) / 1000,
  });
  const unchanged = unchangedRelease(dist, inputs);
  if (unchanged) return outcome(unchanged.version, false);
  try {
    await runWebpack(await readConfiguration(packageDir));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BuildError(`${name} could not be built:\n\n${reason}`, { cause: error });
  }
  recordBuild(dist, inputs);
  return outcome(builtRelease(dist)?.version ?? '', true);
}

/**
 * Builds packages one after another, each only if what goes into it has changed. A release lies
 * in the package's `dist/` afterwards.
 * @param packages folders of the shell or of areas
 * @throws BuildError for the first package that cannot be built
 */
export async function build(
  packages: string[],
  { onProgress }: BuildOptions = {},
): Promise<BuildOutcome[]> {
  const outcomes: BuildOutcome[] = [];
  for (const packageDir of packages) {
    const outcome = await buildOne(resolve(packageDir));
    const { name, version, isBuilt, seconds } = outcome;
    onProgress?.(
      isBuilt
        ? `${name} ${version} built in ${seconds.toFixed(1)} s`
        : `${name} ${version} unchanged`,
    );
    outcomes.push(outcome);
  }
  return outcomes;
}
