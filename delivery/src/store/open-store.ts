import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DiskReleaseStore } from './disk/disk-store.ts';
import { StoreAddressError } from './errors.ts';
import type { ReleaseStore } from './release-store.ts';
import { parseBucketAddress } from './s3/address.ts';
import { S3ReleaseStore } from './s3/s3-store.ts';

/**
 * Opens the store that `RELEASES_URL` names. Nothing is asked of it yet.
 * @param address the path of a folder, a `file:` address, or `s3://bucket/prefix`
 * @param options `cacheFolder`: where compressed files are kept between publishes
 * @throws StoreAddressError if the address is of a kind that no store serves
 */
export function openStore(address: string, options: { cacheFolder?: string } = {}): ReleaseStore {
  const scheme = /^([a-z][a-z0-9+.-]+):/i.exec(address)?.[1]?.toLowerCase();
  switch (scheme) {
    case undefined:
      return new DiskReleaseStore(resolve(address), options.cacheFolder);
    case 'file':
      return new DiskReleaseStore(folderOf(address), options.cacheFolder);
    case 's3':
      return new S3ReleaseStore(parseBucketAddress(address), options.cacheFolder);
    default:
      throw new StoreAddressError(
        `RELEASES_URL is ${scheme}:…, but releases are kept in a folder, at a file: address, or at s3://bucket/prefix.`,
      );
  }
}

function folderOf(address: string): string {
  try {
    return fileURLToPath(address);
  } catch {
    throw new StoreAddressError(
      'RELEASES_URL must be a folder of this machine, like file:///srv/releases.',
    );
  }
}
