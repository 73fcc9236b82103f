import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest, Role } from '../../contract/remote.ts';
import { parseRemote } from '../../contract/validate.ts';
import { exposedPages } from '../release/exposed-pages.ts';

/** One page of an area, as the build without federation takes it in. */
export interface SinglePage {
  area: string;
  module: string;
  /** Absolute path of the file that default-exports it. */
  file: string;
  /** Name of its chunk. */
  chunk: string;
}

/** The areas of a build without federation. */
export interface SingleAreas {
  remotes: RemoteManifest[];
  pages: SinglePage[];
}

/**
 * Reads the areas of a checkout.
 * @param areaDirs their folders
 * @throws ContractError if a `remote.json` is not valid, Error if a page's file is missing
 */
export function singleAreas(areaDirs: string[]): SingleAreas {
  const areas = areaDirs.map((areaDir) => {
    const file = join(areaDir, 'remote.json');
    if (!existsSync(file)) throw new Error(`${areaDir} has no remote.json`);
    const remote = parseRemote(JSON.parse(readFileSync(file, 'utf8')), file);
    const pages = Object.entries(exposedPages(areaDir, remote)).map(([module, page]) => ({
      area: remote.name,
      module,
      file: join(areaDir, page.import),
      chunk: `${remote.name}-${page.name}`,
    }));
    return { remote, pages };
  });
  return {
    remotes: areas.map(({ remote }) => remote),
    pages: areas.flatMap(({ pages }) => pages),
  };
}

/** The chunks of the pages that a path shows to a role, by path. */
export function singlePreloads(
  { remotes, pages }: SingleAreas,
  role: Role,
): Record<string, string[]> {
  const preloads: Record<string, string[]> = {};
  for (const { name, paths } of remotes) {
    for (const { path, module, roles } of paths) {
      const page = pages.find((one) => one.area === name && one.module === module);
      const isForRole = !roles || roles.includes(role);
      if (page && (isForRole || !preloads[path])) preloads[path] = [page.chunk];
    }
  }
  return preloads;
}

/** The source of a module that does what the shell's loading of areas does, without federation. */
export function singlePagesModule({ remotes, pages }: SingleAreas): string {
  const areas = remotes.map(({ name, paths, menu }) => ({ name, paths, menu }));
  const imports = pages.map(
    ({ area, module, file, chunk }) =>
      `  ${JSON.stringify(`${area} ${module}`)}: () => import(/* webpackChunkName: "${chunk}" */ ${JSON.stringify(file)}),`,
  );
  return [
    `const areas = ${JSON.stringify(areas)};`,
    'const pages = {',
    ...imports,
    '};',
    "const page = (area, module) => pages[area + ' ' + module]();",
    'const nothing = () => undefined;',
    'export const pageSource = {',
    '  areas: () => areas,',
    '  onChange: () => nothing,',
    '  loadPage: async (area, module) => (await page(area, module)).default,',
    '  preloadPage: (area, module) => {',
    '    page(area, module).catch(nothing);',
    '  },',
    '  retryArea: nothing,',
    "  versionOf: () => 'single',",
    '  askForNews: async () => false,',
    '  isOutdated: () => false,',
    '  takeOver: nothing,',
    '  onOverdue: () => nothing,',
    '  newShell: nothing,',
    '};',
    '',
  ].join('\n');
}
