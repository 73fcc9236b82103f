import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { shellName } from '../contract/discovery.ts';
import { CommandError, type Context } from './command.ts';

/**
 * @param wanted name of a package of the checkout, or the path of a folder
 * @returns its folder
 * @throws CommandError if there is none
 */
export function packageFolder({ root, from }: Context, wanted: string): string {
  const folder = [resolve(from, wanted), resolve(root, wanted)].find((candidate) =>
    existsSync(join(candidate, 'package.json')),
  );
  if (folder === undefined) throw new CommandError(`There is no package ${wanted}.`);
  return folder;
}

/** @returns the folders of the shell and of every area of the checkout */
export async function deployableFolders({ root }: Pick<Context, 'root'>): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => name === shellName || existsSync(join(root, name, 'remote.json')))
    .filter((name) => existsSync(join(root, name, 'package.json')))
    .sort()
    .map((name) => join(root, name));
}

/**
 * @returns the folder that a build of the package left
 * @throws CommandError if it was not built
 */
export function builtFolder(folder: string): string {
  const built = join(folder, 'dist');
  if (!existsSync(join(built, 'release.json'))) {
    throw new CommandError(
      `${folder} has no build in dist. \`deploy\` builds before it publishes.`,
    );
  }
  return built;
}
