import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { openStore } from '../store/open-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { startS3, type TestBucket } from './s3.ts';

/** The kinds of stores. */
export const storeKinds = ['disk', 's3'] as const;

/** A store that can be looked into from behind. */
export interface TestStore {
  store: ReleaseStore;
  /** The same store for another process. */
  address: string;
  /** @returns what the store keeps under the path; `null` if nothing */
  content: (path: string) => Promise<Buffer | null>;
  /** Puts something in the place of what the store keeps. */
  overwrite: (path: string, content: Buffer | string) => Promise<void>;
  /** Loses what the store keeps. */
  lose: (path: string) => Promise<void>;
}

/**
 * @param folder where the stores lie, a new one for each call
 * @returns a function that makes an empty store
 */
export function testStores(kind: (typeof storeKinds)[number], folder: string): () => TestStore {
  let count = 0;
  if (kind === 'disk') {
    return () => {
      const address = join(folder, `disk-${++count}`);
      return {
        store: openStore(address),
        address,
        content: (path) => readFile(join(address, path)).catch(() => null),
        overwrite: async (path, content) => {
          mkdirSync(dirname(join(address, path)), { recursive: true });
          writeFileSync(join(address, path), content);
        },
        lose: (path) => rm(join(address, path)),
      };
    };
  }
  let s3: TestBucket | undefined;
  beforeAll(async () => {
    s3 = await startS3(join(folder, 's3'));
  });
  afterAll(() => s3?.close());
  return () => {
    if (!s3) throw new Error('the server has not started yet');
    const { address, content, overwrite, delete: lose } = s3;
    const prefix = `store-${++count}`;
    return {
      store: openStore(address(prefix)),
      address: address(prefix),
      content: (path) => content(`${prefix}/${path}`),
      overwrite: (path, bytes) => overwrite(`${prefix}/${path}`, Buffer.from(bytes)),
      lose: (path) => lose(`${prefix}/${path}`),
    };
  };
}
