import { setTimeout as wait } from 'node:timers/promises';
import type { DiscoveryDocument } from '../../contract/discovery.ts';
import { noneLeft, passedOver, unseal, type Loss } from '../discovery-document.ts';
import { StoreAwayError } from '../errors.ts';
import type { OnDamage } from '../release-store.ts';
import type { Bucket, Condition } from './bucket.ts';

const live = 'discovery/live.json';
const history = 'discovery/history/';

/** For so many milliseconds what was seen counts as new to whoever only asks for a mark. */
const freshness = 500;

/** Milliseconds that whoever came first is given to go on. */
const patience = 300;

/** So many documents of the history are asked for together. */
const atOnce = 16;

/** Tries to follow up a decided revision. */
const attempts = 20;

/** What was found at a look: the document that counts, and the etag of `live.json`, if it is there. */
interface Seen {
  etag: string | null;
  document: DiscoveryDocument | null;
  /** Why that is another one than what `live.json` holds. */
  damage: Error | null;
}

/**
 * The discovery document and its history as objects. A revision is decided by whoever creates its
 * object in the history; `live.json` follows by compare-and-swap, set by the same writer or, if that
 * one was killed in between, by the next. So what is live is always in the history, and no object
 * of the history is ever written twice.
 */
export class DiscoveryObjects {
  readonly #bucket: Bucket;
  #seen: Seen = { etag: null, document: null, damage: null };
  #seenAt = -Infinity;

  constructor(bucket: Bucket) {
    this.#bucket = bucket;
  }

  /** @returns the live document; if it is damaged or gone, the newest good one of the history */
  async read(onDamage?: OnDamage): Promise<DiscoveryDocument | null> {
    const { document, damage } = await this.#look();
    if (damage) onDamage?.(damage);
    return document;
  }

  /** @returns a text that changes with the document; `null` if there is none */
  async mark(): Promise<string | null> {
    const isFresh = performance.now() - this.#seenAt < freshness;
    return (isFresh ? this.#seen : await this.#look()).etag;
  }

  /** Makes `next` live if `expected` is still the live revision. */
  async swap(next: DiscoveryDocument, expected: number): Promise<boolean> {
    const seen = await this.#look();
    if (revisionOf(seen) !== expected) return false;
    const key = keyOf(next.revision);
    const text = `${JSON.stringify(next, null, 2)}\n`;
    if ((await this.#bucket.write(key, text, { missing: true })) === null) {
      await this.#finishOther(next.revision);
      return false;
    }
    await this.#makeLive(next.revision, text, seen);
    return true;
  }

  /** @returns live and earlier documents, the newest first */
  async history(limit: number): Promise<DiscoveryDocument[]> {
    const document = await this.read();
    if (!document) return [];
    const revisions = await this.#revisions();
    return this.#documents(
      revisions.filter((revision) => revision <= document.revision),
      limit,
    );
  }

  /** Looks anew; nothing is sent twice while it stays the same. */
  async #look(): Promise<Seen> {
    const at = performance.now();
    const known = this.#seen;
    const found = await this.#bucket.read(live, known.etag ?? undefined);
    const seen = found === 'unchanged' ? known : await this.#seenIn(found);
    // Looks may overlap; the one that began last is the newest.
    if (at > this.#seenAt) {
      this.#seen = seen;
      this.#seenAt = at;
    }
    return seen;
  }

  async #seenIn(found: { etag: string; content: Buffer } | null): Promise<Seen> {
    const document = found && unseal(found.content.toString('utf8'));
    if (document) return { etag: found.etag, document, damage: null };
    const loss: Loss = found ? 'damaged' : 'gone';
    const etag = found?.etag ?? null;
    const revisions = await this.#revisions();
    if (!found && revisions.length === 0) return { etag, document: null, damage: null };
    const [newest] = await this.#documents(revisions, 1);
    const place = `${this.#bucket.place}/${live}`;
    if (!newest) throw noneLeft(place, loss);
    return { etag, document: newest, damage: new Error(passedOver(place, loss, newest)) };
  }

  /** Sees to it that a revision that somebody else decided becomes live. */
  async #finishOther(revision: number): Promise<void> {
    await wait(patience * Math.random());
    const seen = await this.#look();
    if (revisionOf(seen) >= revision) return;
    const key = keyOf(revision);
    const decided = await this.#bucket.read(key);
    if (decided === null || decided === 'unchanged') return;
    const text = decided.content.toString('utf8');
    // A damaged one can become nothing, and would stand in the way for ever.
    if (unseal(text) === null) await this.#bucket.remove(key);
    else await this.#makeLive(revision, text, seen);
  }

  /** Sets `live.json` unless it already went on to this revision or beyond it. */
  async #makeLive(revision: number, text: string, before: Seen): Promise<void> {
    let seen = before;
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const condition: Condition = seen.etag === null ? { missing: true } : { etag: seen.etag };
      if ((await this.#bucket.write(live, text, condition)) !== null) return;
      seen = await this.#look();
      if (seen.etag !== null && revisionOf(seen) >= revision) return;
    }
    throw new StoreAwayError(this.#bucket.place, `${live} refuses every write`);
  }

  /** @returns the numbers of what lies in the history, the newest first */
  async #revisions(): Promise<number[]> {
    const objects = await this.#bucket.list(history);
    return objects
      .map(({ key }) => Number(/^(\d+)\.json$/.exec(key.slice(history.length))?.[1]))
      .filter((revision) => !Number.isNaN(revision))
      .sort((a, b) => b - a);
  }

  /** @returns the good ones among the revisions, in their order */
  async #documents(revisions: number[], limit: number): Promise<DiscoveryDocument[]> {
    const documents: DiscoveryDocument[] = [];
    for (let first = 0; first < revisions.length && documents.length < limit;) {
      const some = revisions.slice(first, first + Math.min(limit, atOnce));
      first += some.length;
      const found = await Promise.all(some.map((revision) => this.#bucket.read(keyOf(revision))));
      for (const one of found) {
        if (one === null || one === 'unchanged') continue;
        const document = unseal(one.content.toString('utf8'));
        if (document) documents.push(document);
      }
    }
    return documents.slice(0, limit);
  }
}

function revisionOf({ document }: Seen): number {
  return document?.revision ?? 0;
}

function keyOf(revision: number): string {
  return `${history}${revision}.json`;
}
