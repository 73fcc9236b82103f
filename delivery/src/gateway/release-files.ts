import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseFile } from '../contract/release.ts';
import { contentType } from './content-type.ts';
import { accepts } from './encoding.ts';
import type { VerifiedStore } from './verified-store.ts';

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
  store: VerifiedStore,
  request: FastifyRequest,
  reply: FastifyReply,
  { name, version, file, entry, cacheControl }: Served,
): Promise<boolean> {
  const brotli = accepts(request.headers['accept-encoding'], 'br');
  const found = await store.file(name, version, file, brotli);
  if (!found) return false;
  const { content, encoding } = found;
  const tag = `"${entry.integrity.slice('sha384-'.length, 39)}${encoding === 'br' ? '-br' : ''}"`;
  reply
    .header('cache-control', cacheControl)
    .header('etag', tag)
    .header('vary', 'accept-encoding')
    .type(contentType(file));
  const known = request.headers['if-none-match']?.split(',') ?? [];
  if (known.some((one) => one.trim() === tag)) {
    reply.code(304).send();
    return true;
  }
  if (encoding) reply.header('content-encoding', encoding);
  reply.send(content);
  return true;
}
