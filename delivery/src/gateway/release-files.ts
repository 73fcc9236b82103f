import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Release, ReleaseFile } from '../contract/release.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { contentType } from './content-type.ts';
import { accepts } from './encoding.ts';

/** So many releases are remembered; they never change. */
const remembered = 200;

/** Which files a release has; asks the store once for each release. */
export class ReleaseLists {
  readonly #store: ReleaseStore;
  readonly #releases = new Map<string, Promise<Release>>();

  constructor(store: ReleaseStore) {
    this.#store = store;
  }

  /** @throws ReleaseNotFoundError */
  release(name: string, version: string): Promise<Release> {
    const key = `${name}@${version}`;
    const known = this.#releases.get(key);
    if (known) return known;
    const asked = this.#store.release(name, version);
    this.#releases.set(key, asked);
    asked.catch(() => this.#releases.delete(key));
    const [oldest] = this.#releases.keys();
    if (this.#releases.size > remembered && oldest !== undefined) this.#releases.delete(oldest);
    return asked;
  }
}

/** A file of a release, and how long it may be kept. */
export interface Served {
  name: string;
  version: string;
  file: string;
  entry: ReleaseFile;
  cacheControl: string;
}

/**
 * Sends a file, compressed if the client takes that, or 304 if it has it already.
 * @returns whether the store has the file; if not, nothing is sent
 */
export async function sendFile(
  store: ReleaseStore,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, version, file, entry, cacheControl }: Served,
): Promise<boolean> {
  const brotli = accepts(request.headers['accept-encoding'], 'br');
  const found = await store.openFile(name, version, file, brotli);
  if (!found) return false;
  const tag = `"${entry.integrity.slice('sha384-'.length, 39)}${found.encoding === 'br' ? '-br' : ''}"`;
  reply
    .header('cache-control', cacheControl)
    .header('etag', tag)
    .header('vary', 'accept-encoding')
    .type(contentType(file));
  const known = request.headers['if-none-match']?.split(',') ?? [];
  if (known.some((one) => one.trim() === tag)) {
    found.stream.destroy();
    reply.code(304).send();
    return true;
  }
  if (found.encoding) reply.header('content-encoding', found.encoding);
  reply.header('content-length', found.size).send(found.stream);
  return true;
}
