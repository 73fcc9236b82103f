import type { DiscoveryDocument, MicroFrontend } from '../contract/discovery.ts';
import { readReleaseFile } from '../store/release-folder.ts';
import { ReleaseExistsError, ReleaseNotFoundError } from '../store/errors.ts';
import * as live from '../store/live.ts';
import { canaryEntry, liveEntry } from '../store/promotion.ts';
import { gateFor, notesInWords } from './candidate.ts';
import { CommandError, UsageError, type Command, type Context } from './command.ts';
import { builtFolder, deployableFolders, packageFolder } from './packages.ts';

interface Candidate {
  name: string;
  version: string;
  built: string;
  /** `new`: to be made live; `canary`: a share of visitors has it; `withdrawn`: it was taken back. */
  state: 'new' | 'live' | 'canary' | 'withdrawn';
}

async function candidateIn(folder: string, document: DiscoveryDocument | null): Promise<Candidate> {
  const built = builtFolder(folder);
  const { name, version } = await readReleaseFile(built);
  const entry = liveEntry(document, name);
  return { name, version, built, state: stateOf(version, entry, canaryEntry(document, name)) };
}

function stateOf(
  version: string,
  live: MicroFrontend | null,
  canary: MicroFrontend | null,
): Candidate['state'] {
  if (live?.metadata.version === version) return 'live';
  if (canary?.metadata.version === version) return 'canary';
  return live?.extras.withdrawn.includes(version) ? 'withdrawn' : 'new';
}

/** Publishes what the store does not have; another deployment may be doing the same. */
async function ensurePublished({ store, say }: Context, candidate: Candidate): Promise<void> {
  const { name, version, built } = candidate;
  try {
    await store.release(name, version);
    return;
  } catch (error) {
    if (!(error instanceof ReleaseNotFoundError)) throw error;
  }
  try {
    say(`Publishing ${name}@${version}`);
    await store.publish(built);
  } catch (error) {
    if (!(error instanceof ReleaseExistsError)) throw error;
  }
}

function sentence({ name, version, state }: Candidate, traffic: number | null): string {
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
  }
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
    if (!noBuild) await build(folders, { onProgress: say });
    const document = await store.discovery();
    const candidates = await Promise.all(folders.map((folder) => candidateIn(folder, document)));
    const withdrawn = candidates.find(({ state }) => state === 'withdrawn');
    if (withdrawn && !all) {
      throw new CommandError(`${sentence(withdrawn, traffic)}\nNothing was changed.`);
    }
    const fresh = candidates.filter(({ state }) => state === 'new');
    await Promise.all(fresh.map((candidate) => ensurePublished(context, candidate)));
    const gate = gateFor(context, options);
    let notes: string[] = [];
    const pass: live.Gate = async (current, releases) => {
      notes = await gate.pass(current, releases, traffic !== null);
    };
    const how = { sparing: true, gate: pass, ...(traffic !== null && { traffic }) };
    const after = fresh.length > 0 ? await live.promote(store, fresh, how) : document;
    return {
      lines: [...candidates.map((one) => sentence(one, traffic)), ...notesInWords(notes)],
      result: {
        revision: after?.revision ?? 0,
        packages: candidates.map(({ name, version, state }) => ({ name, version, state })),
        notes,
      },
    };
  },
};
