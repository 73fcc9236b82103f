import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Compilation } from 'webpack';

/** The package that a file belongs to, by the nearest `package.json` that has a name. */
function packageOf(file: string): string | undefined {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: string };
    if (name !== undefined) return name;
  }
  return undefined;
}

/**
 * The packages of which a build takes files into its own scripts.
 * @param packageDir the area's folder; itself it does not count
 * @returns names, sorted
 */
export function bundledPackages(compilation: Compilation, packageDir: string): string[] {
  const own = packageOf(join(packageDir, 'package.json'));
  const folders = new Map<string, string | undefined>();
  for (const module of compilation.modules) {
    const file = module.nameForCondition();
    if (!file?.startsWith('/')) continue;
    const folder = dirname(file);
    if (!folders.has(folder)) folders.set(folder, packageOf(file));
  }
  const names = new Set(folders.values());
  return [...names].filter((name) => name !== undefined && name !== own).sort() as string[];
}
