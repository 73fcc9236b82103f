import type { Release } from '../contract/release.ts';
import { ReleaseGate } from '../gate/gate.ts';
import { GateError } from '../gate/refusal.ts';
import { ReleaseNotFoundError } from '../store/errors.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { CommandError, UsageError, type Context, type Options } from './command.ts';

/** The gate for one command: it asks for the api's document only if it needs it. */
export function gateFor({ store, api }: Context, options: Options): ReleaseGate {
  return new ReleaseGate(store, () => api(options.api));
}

/** What breaks nothing and is worth knowing, a line each. */
export function notesInWords(notes: string[]): string[] {
  return notes.map((note) => `Worth knowing: ${note}`);
}

/**
 * @param wanted each `<name>@<version>`
 * @throws UsageError, also for two releases of one name; CommandError if one is not published,
 *   GateError if the store holds something else under that name
 */
export async function publishedReleases(
  store: ReleaseStore,
  gate: ReleaseGate,
  wanted: string[],
): Promise<Release[]> {
  const releases = await Promise.all(wanted.map((one) => publishedRelease(store, gate, one)));
  const twice = releases.find(
    ({ name }, index) => releases.findIndex((one) => one.name === name) < index,
  );
  if (twice) throw new UsageError(`Give one release of ${twice.name}.`);
  return releases;
}

/**
 * @param wanted `<name>@<version>`
 * @throws UsageError, CommandError if it is not published, GateError if the store holds something
 *   else under that name
 */
async function publishedRelease(
  store: ReleaseStore,
  gate: ReleaseGate,
  wanted: string,
): Promise<Release> {
  const [name, version] = wanted.split('@');
  if (!name || !version) throw new UsageError('Give the release as <name>@<version>.');
  try {
    const found = await gate.read(name, version);
    if ('rule' in found) throw new GateError([found]);
    return found;
  } catch (error) {
    if (!(error instanceof ReleaseNotFoundError)) throw error;
    const some = (await store.versions(name)).slice(0, 5).join(', ') || 'none';
    throw new CommandError(`There is no release ${wanted}. Published: ${some}.`, { cause: error });
  }
}
