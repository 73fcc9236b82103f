import { shellName } from '../../contract/discovery.ts';
import { ContractError } from '../../contract/validate.ts';
import { BrokenReleaseError, ReleaseNotFoundError } from '../../store/errors.ts';
import type { OnDamage, ReleaseStore } from '../../store/release-store.ts';
import { DamagedFileError, wholeFile } from '../files/whole-file.ts';
import type { LiveShell } from './page.ts';

/** A release of the shell, and its HTML template. */
export interface ReadShell {
  shell: LiveShell;
  template: string;
}

/** What stays as it is however often it is read. Everything else may pass. */
const damages = [DamagedFileError, ReleaseNotFoundError, BrokenReleaseError, ContractError];

/** What happened to a release that was passed over. */
export interface Hearers {
  /** It is gone, or is not what was released. */
  onDamage: OnDamage;
  /** It cannot be read just now: the store is away, or does not answer. May throw to stop here. */
  onPassing: (error: Error) => void;
}

async function readTemplate(store: ReleaseStore, shell: LiveShell): Promise<ReadShell> {
  const { html } = shell.extras;
  if (html === undefined) {
    throw new DamagedFileError(`shell@${shell.version} has no HTML template`);
  }
  const content = await wholeFile(store, { name: shellName, ...shell }, html, false);
  return { shell, template: content.toString('utf8') };
}

/**
 * Looks at everything that a first page may name.
 * @returns the first release that is whole, if there is any
 */
export async function firstWhole(
  store: ReleaseStore,
  releases: LiveShell[],
  { onDamage, onPassing }: Hearers,
): Promise<ReadShell | null> {
  for (const shell of releases) {
    try {
      const files = Object.keys(shell.extras.files);
      await Promise.all(
        files.flatMap((file) =>
          [false, true].map((brotli) =>
            wholeFile(store, { name: shellName, ...shell }, file, brotli),
          ),
        ),
      );
      return await readTemplate(store, shell);
    } catch (error) {
      const isDamage = damages.some((kind) => error instanceof kind);
      (isDamage ? onDamage : onPassing)(error as Error);
    }
  }
  return null;
}

/** @returns the first release whose template is whole @throws what is wrong with the first one */
export async function firstReadable(
  store: ReleaseStore,
  releases: LiveShell[],
): Promise<ReadShell> {
  let failure: unknown;
  for (const shell of releases) {
    try {
      return await readTemplate(store, shell);
    } catch (error) {
      failure ??= error;
    }
  }
  throw failure;
}
