import type { Configuration, Stats, StatsError } from 'webpack';

/** A build that failed; the message says in plain words what to mend. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

/** A message without stack traces and loader paths, under the file that it is about. */
function inPlainWords({ message, moduleName, file, loc }: StatsError): string {
  const place = moduleName ?? file;
  const text = message
    .replace(/^Module build failed \(from [^)]*\):\n/, '')
    .replace(/\n+Caused by:\s+Syntax Error[^]*$/, '')
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .join('\n')
    .trim();
  return place === undefined ? text : `${place}${loc ? `:${loc}` : ''}\n${text}`;
}

/** @returns every error of a build, in plain words; empty: it is good */
export function buildErrors(stats: Stats | undefined): string {
  const { errors = [] } = stats?.toJson({ all: false, errors: true, moduleTrace: false }) ?? {};
  return [...new Set(errors.map(inPlainWords))].join('\n\n');
}

/**
 * Runs one webpack configuration to its end.
 * @throws BuildError that holds every error of the build
 */
export async function runWebpack(configuration: Configuration): Promise<void> {
  const { default: webpack } = await import('webpack');
  const compiler = webpack(configuration);
  try {
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error) return reject(error);
        const errors = buildErrors(stats);
        if (errors === '') return resolve();
        reject(new BuildError(errors));
      });
    });
  } finally {
    await new Promise<void>((resolve, reject) => {
      compiler.close((error) => (error ? reject(error) : resolve()));
    });
  }
}
