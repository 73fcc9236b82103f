import { noRoom } from '../../full-disk.ts';
import type { Storage } from '../../plugins/storage.ts';

/** Bytes that forms under way may still bring, of all of them together. */
let promised = 0;

interface Wanted {
  files: Storage;
  /** The most bytes that the work writes to the spool. */
  bytes: number;
  /** Bytes that stay free on the disk of the spool: the database may write to it too. */
  keepFree: number;
}

/**
 * Does work that fills the spool, once it and all that is under way find room there.
 * @throws 503 if they do not.
 */
export async function withSpoolRoom<T>(
  { files, bytes, keepFree }: Wanted,
  work: () => Promise<T>,
): Promise<T> {
  promised += bytes;
  const wanted = promised;
  try {
    if ((await files.spoolRoom()) - wanted < keepFree) throw noRoom();
    return await work();
  } finally {
    promised -= bytes;
  }
}
