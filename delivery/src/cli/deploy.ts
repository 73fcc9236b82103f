import type { DiscoveryDocument } from '../contract/discovery.ts';
import type { Release } from '../contract/release.ts';
import { readReleaseFile } from '../store/release-folder.ts';
import { ReleaseExistsError, ReleaseNotFoundError } from '../store/errors.ts';
import * as live from '../store/live.ts';
import { canaryEntry, liveEntry } from '../store/promotion.ts';
import { gateFor, notesInWords } from './candidate.ts';
import { CommandError, storeInWords, UsageError, type Command, type Context } from './command.ts';
import { builtFolder, deployableFolders, packageFolder } from './packages.ts';

interface Build extends Pick<Release, 'name' | 'version' | 'builtAt'> {
  folder: string;
}

interface Candidate extends Build {
  /**
   * `new`: to be made live; `canary`: a share of visitors has it; `withdrawn`: it was taken back;
   * `replaced`: visitors had it and get another one now, and nothing new was built here.
   */
  state: 'new' | 'live' | 'canary' | 'withdrawn' | 'replaced';
  /** What visitors get by default before the deployment. */
  before: string | null;
}

async function buildIn(folder: string): Promise<Build> {
  const { name, version, builtAt } = await readReleaseFile(builtFolder(folder));
  return { name, version, builtAt, folder };
}

/** @returns the version of the build in a folder; `null` if there is none */
async function builtVersion(folder: string): Promise<string | null> {
  try {
    return (await buildIn(folder)).version;
  } catch {
    return null;
  }
}

async function stateOf(
  { store }: Context,
  document: DiscoveryDocument | null,
  build: Build,
  isUnchanged: boolean,
): Promise<Candidate['state']> {
  const { name, version } = build;
  const entry = liveEntry(document, name);
  if (entry?.metadata.version === version) return 'live';
  if (canaryEntry(document, name)?.metadata.version === version) return 'canary';
  if (entry?.extras.withdrawn.includes(version)) return 'withdrawn';
  const isReplaced = isUnchanged && (await live.isReplaced(store, document, build));
  return isReplaced ? 'replaced' : 'new';
}

/** Publishes what the store does not have; another deployment may be doing the same. */
async function ensurePublished({ store, say }: Context, candidate: Candidate): Promise<void> {
  const { name, version, folder } = candidate;
  try {
    await store.release(name, version);
    return;
  } catch (error) {
    if (!(error instanceof ReleaseNotFoundError)) throw error;
  }
  try {
    say(`Publishing ${name}@${version}`);
    await store.publish(builtFolder(folder));
  } catch (error) {
    if (!(error instanceof ReleaseExistsError)) throw error;
  }
}

function sentence({ name, version, state, before }: Candidate, traffic: number | null): string {
  switch (state) {
    case 'live':
      return `${name}@${version} is already live.`;
    case 'new':
      return traffic === null
        ? `${name}@${version} is live now.`
        : `${traffic} % of visitors get ${name}@${version} now.`;
    case 'canary':
      return (
        `${name}@${version} is tried with a share of the visitors; for all of them:` +
        ` npm run delivery -- promote ${name}@${version}`
      );
    case 'withdrawn':
      return (
        `${name}@${version} was taken back by a rollback and stays back:` +
        ` npm run delivery -- promote ${name}@${version}`
      );
    case 'replaced':
      return (
        `${name}@${version} gave way to ${name}@${before}, which stays live, since nothing new was` +
        ` built here. To bring it back: npm run delivery -- promote ${name}@${version}`
      );
  }
}

/** What was taken back does not come back by itself, and nothing goes live without it. */
function staysBack(withdrawn: Candidate[], fresh: Candidate[], traffic: number | null): Error {
  const release = ({ name, version }: Candidate): string => `${name}@${version}`;
  const share = traffic === null ? '' : ` --traffic ${traffic}`;
  return new CommandError(
    [
      ...withdrawn.map((one) => `${release(one)} was taken back by a rollback and stays back.`),
      'What is live is as it was. To make live what was named, together:',
      `  npm run delivery -- promote ${[...withdrawn, ...fresh].map(release).join(' ')}${share}`,
    ].join('\n'),
  );
}

export const deploy: Command = {
  usage: '<package…> | --all [--no-build] [--traffic 10]',
  about:
    'Builds, publishes, checks and promotes packages together; what is unchanged or taken back is left alone.',
  async run(context, names, options) {
    const { all, noBuild, traffic } = options;
    if (all === names.length > 0) throw new UsageError('Give packages, or --all.');
    const { store, say, build } = context;
    const folders = all
      ? await deployableFolders(context)
      : names.map((name) => packageFolder(context, name));
    const earlier = await Promise.all(folders.map(builtVersion));
    if (!noBuild) await build(folders, { onProgress: say });
    const document = await store.discovery();
    const builds = await Promise.all(folders.map(buildIn));
    // Who names a package wants it live, whatever was released since. Where nothing was built
    // before, nothing tells that somebody has changed it here.
    const unchanged = builds.filter(
      ({ version }, index) => all && version === (earlier[index] ?? version),
    );
    const candidates = await Promise.all(
      builds.map(async (one): Promise<Candidate> => {
        const state = await stateOf(context, document, one, unchanged.includes(one));
        const before = liveEntry(document, one.name)?.metadata.version ?? null;
        return { ...one, state, before };
      }),
    );
    const fresh = candidates.filter(({ state }) => state === 'new');
    await Promise.all(fresh.map((candidate) => ensurePublished(context, candidate)));
    const withdrawn = candidates.filter(({ state }) => state === 'withdrawn');
    if (withdrawn.length > 0 && !all) throw staysBack(withdrawn, fresh, traffic);
    const gate = gateFor(context, options);
    let notes: string[] = [];
    const how: live.PromoteOptions = {
      sparing: true,
      unchanged: unchanged.map(({ name }) => name),
      gate: async (current, releases) => {
        notes = await gate.pass(current, releases, traffic !== null);
      },
      ...(traffic !== null && { traffic }),
    };
    const after = fresh.length > 0 ? await live.promote(store, fresh, how) : document;
    return {
      lines: [
        ...candidates.map((one) => sentence(one, traffic)),
        ...notesInWords(notes),
        ...storeInWords(context),
      ],
      result: {
        place: store.place,
        revision: after?.revision ?? 0,
        packages: candidates.map(({ name, version, state, before }) => ({
          ...{ name, version, state, before },
        })),
        notes,
      },
    };
  },
};
