import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';

/**
 * Reads a package's `webpack.config.ts`.
 * @param turn another number reads it, and what it is made from, anew
 * @throws whatever it throws, such as a ContractError for a `remote.json` that is not valid
 */
export async function readConfiguration(packageDir: string, turn = 0): Promise<Configuration> {
  const file = pathToFileURL(join(packageDir, 'webpack.config.ts')).href;
  const address = turn === 0 ? file : `${file}?turn=${turn}`;
  const { default: configuration } = (await import(address)) as { default: Configuration };
  return configuration;
}
