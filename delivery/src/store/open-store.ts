import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DiskReleaseStore } from './disk/disk-store.ts';
import type { ReleaseStore } from './release-store.ts';

/**
 * Opens the store that `RELEASES_URL` names.
 * @param address the path of a folder, or a `file:` address
 * @param options `cacheFolder`: where compressed files are kept between publishes
 * @throws Error if the address is of a kind that no store serves
 */
export function openStore(address: string, options: { cacheFolder?: string } = {}): ReleaseStore {
  if (address.startsWith('file:')) {
    return new DiskReleaseStore(folderOf(address), options.cacheFolder);
  }
  const scheme = /^([a-z][a-z0-9+.-]+):/i.exec(address)?.[1];
  if (scheme !== undefined) {
    throw new Error(
      `RELEASES_URL is ${scheme}:…, but releases are kept in a folder or a file: address.`,
    );
  }
  return new DiskReleaseStore(resolve(address), options.cacheFolder);
}

function folderOf(address: string): string {
  try {
    return fileURLToPath(address);
  } catch {
    throw new Error('RELEASES_URL must be a folder of this machine, like file:///srv/releases.');
  }
}
