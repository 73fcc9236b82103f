import type { LiveApi } from '../gate/live-api.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/**
 * Builds packages into their `dist` folders; what is unchanged is left as it is.
 * @param folders absolute paths
 */
export type BuildPackages = (
  folders: string[],
  options: { onProgress: (line: string) => void },
) => Promise<unknown>;

/** What a command works with. */
export interface Context {
  store: ReleaseStore;
  /** Whether it is another store than people expect who have named none. */
  isStoreElsewhere?: boolean;
  /** Root of the checkout, or the folder of an area: where packages are looked up by name. */
  root: string;
  /** Folder that relative paths start from. */
  from: string;
  /** Tells people how far it is, while it runs. */
  say: (line: string) => void;
  /** Shows what a command that goes on has found out, in place of what it showed before. */
  show: (outcome: Outcome) => void;
  /** Ends a command that goes on. */
  signal?: AbortSignal;
  build: BuildPackages;
  /**
   * Reads the OpenAPI document of an api.
   * @param named a file or an address; `null`: the api that visitors reach
   * @throws ApiUnknownError
   */
  api: (named: string | null) => Promise<LiveApi>;
}

export interface Options {
  all: boolean;
  noBuild: boolean;
  limit: number;
  /** Percent of visitors; `null`: all of them. */
  traffic: number | null;
  /** Say it again and again, until the command is stopped. */
  watch: boolean;
  olderThanDays: number;
  /** Say what would happen, and do nothing. */
  dryRun: boolean;
  /** Do what is refused otherwise. */
  force: boolean;
  /** The api to hold releases against; `null`: the one that visitors reach. */
  api: string | null;
}

/** What a command did: in words, and for machines. */
export interface Outcome {
  lines: string[];
  result: Record<string, unknown>;
}

export interface Command {
  /** What follows the command's name. */
  usage: string;
  about: string;
  run: (context: Context, names: string[], options: Options) => Promise<Outcome>;
}

/** Exit status where releases do not go together with what is live. */
export const refusedByGate = 3;

/** A command that could not do what was asked; the message is for people. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** A command that was called wrongly. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A command that was given no store to work on; the message says all there is to it. */
export class NoStoreError extends UsageError {
  constructor() {
    super(
      'Nothing says where releases go. Outside a checkout of the product, name the store' +
        ' (RELEASES_URL=s3://releases, or a folder), or the data folder of the product (DATA_DIR).',
    );
  }
}

/** Where that is, which a command has changed or filled, unless people know. */
export function storeInWords({ store, isStoreElsewhere = false }: Context): string[] {
  return isStoreElsewhere ? [`The store is ${store.place}`] : [];
}

/** @throws UsageError unless exactly one name was given */
export function onlyName(names: string[], meaning: string): string {
  const [name, ...others] = names;
  if (name === undefined || others.length > 0) throw new UsageError(`Give one ${meaning}.`);
  return name;
}
