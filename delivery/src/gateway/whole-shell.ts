import { shellName } from '../contract/discovery.ts';
import type { OnDamage, ReleaseStore } from '../store/release-store.ts';
import type { LiveShell } from './page.ts';
import { wholeFile } from './whole-file.ts';

/** A release of the shell, and its HTML template. */
export interface ReadShell {
  shell: LiveShell;
  template: string;
}

async function readTemplate(store: ReleaseStore, shell: LiveShell): Promise<ReadShell> {
  const { html } = shell.extras;
  if (html === undefined) throw new Error(`shell@${shell.version} has no HTML template`);
  const content = await wholeFile(store, { name: shellName, ...shell }, html, false);
  return { shell, template: content.toString('utf8') };
}

/**
 * Looks at everything that a first page may name.
 * @param onDamage hears why a release was passed over
 * @returns the first release without damage, if there is any
 */
export async function firstWhole(
  store: ReleaseStore,
  releases: LiveShell[],
  onDamage: OnDamage,
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
      onDamage(error as Error);
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
