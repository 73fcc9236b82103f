import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GateFacts, Release } from '../contract/release.ts';
import type { RemoteManifest, RemotePath } from '../contract/remote.ts';
import { integrityOf } from '../store/integrity.ts';

/** One path of an area, with what most paths have. */
export function remotePath(path: string, fields: Partial<RemotePath> = {}): RemotePath {
  const module = path === '/' ? './home/home' : `.${path.replaceAll(':', '').toLowerCase()}`;
  return { path, module, session: false, frame: 'plain', title: 'Page', ...fields };
}

/** The `remote.json` of an area that serves the paths. */
export function remoteManifest(
  name: string,
  paths: RemotePath[],
  fields: Partial<RemoteManifest> = {},
): RemoteManifest {
  return { name, team: name.replace('mfe-', ''), paths, menu: [], documents: [], ...fields };
}

/** What the gate reads of a build with which nothing is wrong. */
export function gateFacts(
  remote: RemoteManifest | null,
  fields: Partial<GateFacts> = {},
): GateFacts {
  const page = { exports: ['default'], isComponent: true };
  return {
    expects: { paths: {} },
    modules: Object.fromEntries((remote?.paths ?? []).map(({ module }) => [module, page])),
    bundles: [],
    slices: [],
    ...fields,
  };
}

interface Build extends Partial<Omit<Release, 'files'>> {
  name: string;
  version: string;
  contents: Record<string, string>;
}

/** Writes a built folder as webpack would leave it. */
export function writeBuild(folder: string, { contents, ...facts }: Build): Release {
  for (const [file, content] of Object.entries(contents)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  const release: Release = {
    commit: null,
    builtAt: '2026-01-01T00:00:00.000Z',
    remote: null,
    needs: {},
    provides: {},
    operations: [],
    endpoints: [],
    entry: Object.keys(contents)[0] ?? '',
    preload: {},
    gate: gateFacts(facts.remote ?? null),
    ...facts,
    files: Object.fromEntries(
      Object.entries(contents).map(([file, content]) => [
        file,
        { size: Buffer.byteLength(content), integrity: integrityOf(content) },
      ]),
    ),
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  return release;
}

/** Writes the build of an area with one page, `/<name>`. */
export function writeArea(folder: string, name: string, version: string): Release {
  return writeBuild(folder, {
    name,
    version,
    contents: { 'remoteEntry.js': `globalThis.${name.replace('-', '_')} = '${version}';` },
    remote: remoteManifest(name, [remotePath(`/${name}/page`)]),
  });
}

/** Writes the build of a shell. */
export function writeShell(folder: string, version: string, fields: Partial<Build> = {}): Release {
  return writeBuild(folder, {
    name: 'shell',
    version,
    entry: 'main.js',
    html: 'index.html',
    ...fields,
    contents: {
      'main.js': `document.title = '${version}';`,
      'index.html': [
        '<!doctype html><html lang="en"><head><title>IFJ</title>',
        '<link rel="icon" href="%release%/favicon.abc123.svg"><!--gateway:head--></head>',
        '<body><div id="root"></div><!--gateway:scripts--></body></html>',
      ].join(''),
      ...fields.contents,
    },
  });
}
