import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import fp from 'fastify-plugin';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { bucketService, parseBucketAddress } from '../bucket-address.ts';

/** Where uploaded files are kept, under keys that are made here and never come from a name. */
export interface Storage {
  /** Where uploads wait until they are judged; a folder of its own, on this machine. */
  spool: string;
  /** Bytes that are free on the disk of the spool. */
  spoolRoom(): Promise<number>;
  /** Takes over a finished file of the spool. When this resolves, the bytes are on the disk. */
  take(path: string, key: string, file: { size: number; contentType: string }): Promise<void>;
  /** Opens a file. @throws if it is not there, or not of this size (bytes). */
  read(key: string, size: number): Promise<Readable>;
  /** Removes a file; one that is not there is no error. */
  remove(key: string): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    files: Storage;
  }
}

async function readWhole(disk: Disk, key: string, size: number): Promise<Readable> {
  const { contentLength } = await disk.getMetaData(key);
  if (contentLength !== size) {
    throw new Error(`The file ${key} has ${contentLength} bytes instead of ${size}.`);
  }
  return disk.getStream(key);
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Files in a folder. A file appears under its key whole or not at all: it is renamed into place. */
function diskStorage(folder: string): Storage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const spool = join(folder, '.spool');
  return {
    spool,
    spoolRoom: () => freeBytes(spool),
    async take(path, key) {
      const target = join(folder, key);
      const made = await mkdir(dirname(target), { recursive: true });
      await rename(path, target);
      await syncFolder(dirname(target));
      if (made) await syncFolder(dirname(made));
    },
    read: (key, size) => readWhole(disk, key, size),
    remove: (key) => disk.delete(key),
  };
}

/**
 * Files in an S3 bucket. Credentials come from the usual AWS variables. Checksums are left to what
 * the service requires, since not every service that speaks S3 knows the newer ones.
 */
async function s3Storage(address: string): Promise<Storage> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  const parsed = parseBucketAddress(address);
  const disk = new Disk(
    new S3Driver({
      bucket: parsed.bucket,
      ...bucketService(parsed, process.env),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      supportsACL: false,
      visibility: 'private',
    }),
  );
  const under = (key: string) => `${parsed.prefix}${key}`;
  const place = createHash('sha256').update(address).digest('hex').slice(0, 12);
  const spool = join(tmpdir(), `ifj-spool-${place}`);
  return {
    spool,
    spoolRoom: () => freeBytes(spool),
    take: (path, key, { size, contentType }) =>
      disk.putStream(under(key), createReadStream(path), { contentLength: size, contentType }),
    read: (key, size) => readWhole(disk, under(key), size),
    remove: (key) => disk.delete(under(key)),
  };
}

/** Opens the storage that an address names; `file:` or `s3:`. */
export async function openStorage(address: string): Promise<Storage> {
  const url = new URL(address);
  const storage =
    url.protocol === 's3:' ? await s3Storage(address) : diskStorage(fileURLToPath(url));
  await mkdir(storage.spool, { recursive: true, mode: 0o700 });
  return storage;
}

/** Decorates the app with `files`. */
export const storagePlugin = fp(
  async (app) => {
    app.decorate('files', await openStorage(app.config.FILES_URL));
  },
  { name: 'storage' },
);
