import { mkdir, readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DiscoveryDocument } from '../../contract/discovery.ts';
import { noneLeft, passedOver, unseal, type Loss } from '../discovery-document.ts';
import type { OnDamage } from '../release-store.ts';
import { createFile, draftStart, replaceFile, type LastWord } from './durable-file.ts';
import { sweepLeftovers } from './leftovers.ts';
import { LockLostError, withLock } from './lock-file.ts';

/** What killed writers left is swept away after so many milliseconds. */
const leftoverLimit = 24 * 60 * 60 * 1_000;

const lock = 'live.lock';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function readDocument(path: string): Promise<DiscoveryDocument | Loss> {
  try {
    return unseal(await readFile(path, 'utf8')) ?? 'damaged';
  } catch (error) {
    if (isMissing(error)) return 'gone';
    throw error;
  }
}

/** The discovery document of one channel and its history, in one folder. */
export class DiscoveryFiles {
  readonly #folder: string;
  readonly #live: string;
  readonly #history: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#live = join(folder, 'live.json');
    this.#history = join(folder, 'history');
  }

  /** @returns the live document; if it is damaged or gone, the newest good one of the history */
  async read(onDamage?: OnDamage): Promise<DiscoveryDocument | null> {
    const live = await readDocument(this.#live);
    if (typeof live !== 'string') return live;
    const revisions = await this.#revisions();
    if (live === 'gone' && revisions.length === 0) return null;
    const [newest] = await this.#documents(revisions, 1);
    if (!newest) throw noneLeft(this.#live, live);
    onDamage?.(new Error(passedOver(this.#live, live, newest)));
    return newest;
  }

  /** @returns a text that changes with the file; `null` if there is none */
  async mark(): Promise<string | null> {
    try {
      const { ino, mtimeMs, size } = await stat(this.#live);
      return `${ino}-${mtimeMs}-${size}`;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Makes `next` live if `expected` is still the live revision. */
  async swap(next: DiscoveryDocument, expected: number): Promise<boolean> {
    await mkdir(this.#history, { recursive: true });
    try {
      return await withLock(join(this.#folder, lock), async (stillHeld) => {
        const live = await this.read();
        if ((live?.revision ?? 0) !== expected) return false;
        await this.#write(next, stillHeld);
        // What is swept another time is no harm.
        await this.#sweep().catch(() => undefined);
        return true;
      });
    } catch (error) {
      if (error instanceof LockLostError) return false;
      throw error;
    }
  }

  /** History first: what is live is always in it. */
  async #write(next: DiscoveryDocument, stillHeld: LastWord): Promise<void> {
    const text = `${JSON.stringify(next, null, 2)}\n`;
    const record = join(this.#history, `${next.revision}.json`);
    // What is there already belongs to a writer that did not come to make it live.
    const isNew = await createFile(record, text, stillHeld);
    if (!isNew) await replaceFile(record, text, stillHeld);
    await replaceFile(this.#live, text, stillHeld);
  }

  async #sweep(): Promise<void> {
    await sweepLeftovers(this.#folder, [draftStart, `${lock}.`], leftoverLimit);
    await sweepLeftovers(this.#history, [draftStart], leftoverLimit);
  }

  /** @returns live and earlier documents, the newest first */
  async history(limit: number): Promise<DiscoveryDocument[]> {
    const live = await this.read();
    if (!live) return [];
    const revisions = await this.#revisions();
    return this.#documents(
      revisions.filter((revision) => revision <= live.revision),
      limit,
    );
  }

  /** @returns the numbers of what lies in the history, the newest first */
  async #revisions(): Promise<number[]> {
    const names = await readdir(this.#history).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    return names
      .filter((name) => /^\d+\.json$/.test(name))
      .map((name) => Number.parseInt(name, 10))
      .sort((a, b) => b - a);
  }

  /** @returns the good ones among the revisions, in their order */
  async #documents(revisions: number[], limit: number): Promise<DiscoveryDocument[]> {
    const documents: DiscoveryDocument[] = [];
    for (const revision of revisions) {
      if (documents.length >= limit) break;
      const document = await readDocument(join(this.#history, `${revision}.json`));
      if (typeof document !== 'string') documents.push(document);
    }
    return documents;
  }
}
