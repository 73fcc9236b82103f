import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { shellName } from '../contract/discovery.ts';
import { integrityOf } from '../store/integrity.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { LiveShell } from './page.ts';

const decompress = promisify(brotliDecompress);

/** A release of the shell, and its HTML template. */
export interface ReadShell {
  shell: LiveShell;
  template: string;
}

/** The bytes of a file as they were released, in one of the two forms in which it is kept. */
async function read(
  store: ReleaseStore,
  { version, extras }: LiveShell,
  file: string,
  brotli: boolean,
): Promise<Buffer> {
  const found = await store.openFile(shellName, version, file, brotli);
  if (found === null) throw new Error(`shell@${version} has no ${file}`);
  const content = await buffer(found.stream);
  const bytes = found.encoding === 'br' ? await decompress(content).catch(() => null) : content;
  if (bytes === null || integrityOf(bytes) !== extras.files[file]) {
    throw new Error(`${file} of shell@${version} was changed after its release`);
  }
  return bytes;
}

async function readTemplate(store: ReleaseStore, shell: LiveShell): Promise<ReadShell> {
  const { html } = shell.extras;
  if (html === undefined) throw new Error(`shell@${shell.version} has no HTML template`);
  const content = await read(store, shell, html, false);
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
  onDamage: (error: unknown) => void,
): Promise<ReadShell | null> {
  for (const shell of releases) {
    try {
      for (const file of Object.keys(shell.extras.files)) {
        await read(store, shell, file, false);
        await read(store, shell, file, true);
      }
      return await readTemplate(store, shell);
    } catch (error) {
      onDamage(error);
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
