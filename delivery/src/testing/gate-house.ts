import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, type Printed } from '../cli/run.ts';
import type { GateFacts, Release } from '../contract/release.ts';
import type { MenuEntry, RemoteManifest, RemotePath } from '../contract/remote.ts';
import type { Refusal } from '../gate/refusal.ts';
import { readApi } from '../gate/live-api.ts';
import { openStore } from '../store/open-store.ts';
import { gateFacts, remoteManifest, remotePath, writeBuild } from './builds.ts';

/** What of a release a test says; the rest is as it should be. */
export interface Seed extends Partial<Omit<Release, 'files' | 'gate' | 'remote'>> {
  paths?: string[];
  pages?: RemotePath[];
  menu?: MenuEntry[];
  /** Of the area's `remote.json`. */
  pageBudget?: number;
  gate?: Partial<GateFacts>;
  contents?: Record<string, string>;
}

/** A menu entry for students. */
export function menuEntry(label: string, path: string): MenuEntry {
  return { label, path, icon: 'jobs', order: 10, roles: ['student'] };
}

/** A call of the api, as it is expected or as it is. */
export function call(fields: object = {}): object {
  return {
    responses: {
      200: {
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['id'],
              properties: { id: { type: 'string' }, title: { type: 'string' } },
            },
          },
        },
      },
    },
    ...fields,
  };
}

/** A checkout with a store and an api's document, over which the command line runs. */
export class GateHouse {
  readonly root: string;
  #count = 0;

  /** @param root an empty folder */
  constructor(root: string) {
    this.root = root;
    this.writeApi({ '/IFJ/api/jobs': { get: call() }, '/IFJ/api/me': { get: call() } });
  }

  /** The document of the api that visitors reach. */
  writeApi(paths: object, file = 'openapi.json'): void {
    mkdirSync(this.root, { recursive: true });
    writeFileSync(join(this.root, file), JSON.stringify({ openapi: '3.1.0', paths }));
  }

  delivery(...args: string[]): Promise<Printed> {
    return run(args, () => ({
      store: openStore(join(this.root, 'releases')),
      root: this.root,
      from: this.root,
      say: () => undefined,
      show: () => undefined,
      build: () => Promise.resolve(),
      api: (named) => readApi(named ?? 'openapi.json', this.root),
    }));
  }

  /** @throws Error with what the command said */
  async succeed(...args: string[]): Promise<string> {
    const { out, err, status } = await this.delivery(...args);
    if (status !== 0) throw new Error(`${args.join(' ')}: ${err}`);
    return out;
  }

  async refusals(...args: string[]): Promise<Refusal[]> {
    const { out } = await this.delivery(...args, '--json');
    return (JSON.parse(out) as { refusals?: Refusal[] }).refusals ?? [];
  }

  /** Builds a release of an area. @returns `<name>@<version>` */
  area(name: string, seed: Seed = {}): string {
    const { paths = [`/${name}/page`], pages, menu = [], pageBudget, gate, ...fields } = seed;
    const remote: RemoteManifest = remoteManifest(
      name,
      pages ?? paths.map((path) => remotePath(path)),
      {
        menu,
        documents: Object.keys(fields.documents ?? {}).map((path) => ({
          path,
          template: './new/page',
        })),
        ...(pageBudget !== undefined && { budget: pageBudget }),
      },
    );
    return this.#write(name, {
      remote,
      gate: gateFacts(remote, gate),
      contents: { 'remoteEntry.js': `run('${name}');`.repeat(20), ...seed.contents },
      ...fields,
    });
  }

  /** Builds a release of the shell. @returns `<name>@<version>` */
  shell({ gate, contents, ...fields }: Seed = {}): string {
    return this.#write('shell', {
      html: 'index.html',
      entry: 'main.js',
      paths: ['/dashboard'],
      endpoints: ['getMe'],
      provides: {
        react: { version: '19.3.1', names: ['default', 'useState'] },
        '@ifj/shared-ui': { version: '0.1.0', names: ['Button', 'Card'] },
      },
      ...fields,
      gate: gateFacts(null, { slices: ['api', 'session'], ...gate }),
      contents: { 'main.js': 'boot();'.repeat(20), 'index.html': '<!doctype html>', ...contents },
    });
  }

  #write(
    name: string,
    fields: Partial<Omit<Release, 'files'>> & { contents: Record<string, string> },
  ): string {
    this.#count += 1;
    const version = fields.version ?? `1.0.${this.#count}-a`;
    const built = join(this.root, name, 'dist');
    mkdirSync(built, { recursive: true });
    writeFileSync(join(this.root, name, 'package.json'), '{}');
    if (fields.remote) writeFileSync(join(this.root, name, 'remote.json'), '{}');
    writeBuild(built, { ...fields, name, version });
    return `${name}@${version}`;
  }

  /** Publishes what was built last. */
  async publish(release: string): Promise<string> {
    await this.succeed('publish', release.split('@')[0] ?? '');
    return release;
  }

  /** Publishes what was built last, and makes it live. */
  async release(release: string, ...options: string[]): Promise<string> {
    await this.publish(release);
    await this.succeed('promote', release, ...options);
    return release;
  }

  /** A hash over every file of the store. */
  bytes(): string {
    const hash = createHash('sha256');
    const visit = (folder: string): void => {
      for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
        a.name < b.name ? -1 : 1,
      )) {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) visit(path);
        else hash.update(`\0${path}\0`).update(readFileSync(path));
      }
    };
    visit(join(this.root, 'releases'));
    return hash.digest('hex');
  }

  /** Path of a file in the store. */
  stored(release: string, file: string): string {
    return join(this.root, 'releases', ...release.split('@'), file);
  }
}

/**
 * Everything live that a product has: a shell, two areas, a canary of one of them, and a fallback.
 * `mfe-jobs` has more of everything than `mfe-plain`.
 * @param folder in which the house gets a place of its own
 */
export async function openHouse(folder: string): Promise<GateHouse> {
  const house = new GateHouse(mkdtempSync(join(folder, 'house-')));
  const needs = {
    react: { range: '^19.0.0', names: ['useState'] },
    '@ifj/shared-ui': { range: '^0.1.0', names: ['Button'] },
  };
  await house.release(house.shell());
  await house.release(
    house.area('mfe-plain', {
      endpoints: ['listOldPlain'],
      needs: { ...needs, '@ifj/shared-ui': { range: '^0.1.0', names: ['Card'] } },
    }),
  );
  await house.release(house.area('mfe-plain', { endpoints: ['listPlain'], needs }));
  await house.release(
    house.area('mfe-jobs', {
      pages: [
        remotePath('/jobs/:id'),
        remotePath('/dashboard/jobs', { roles: ['student'], session: true }),
      ],
      menu: [menuEntry('Jobs', '/dashboard/jobs')],
      endpoints: ['listJobs'],
      needs,
      gate: { slices: ['jobs'], expects: { paths: { '/IFJ/api/jobs': { get: call() } } } },
    }),
  );
  const canary = house.area('mfe-plain', {
    paths: ['/plain/new'],
    endpoints: ['listNewPlain'],
    needs: { react: { range: '^19.0.0', names: ['default'] } },
    gate: { expects: { paths: { '/IFJ/api/me': { get: call() } } } },
  });
  await house.release(canary, '--traffic', '10');
  return house;
}
