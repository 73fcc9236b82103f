import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReleaseFile } from '../contract/release.ts';
import { contentType } from './content-type.ts';
import { accepts } from './encoding.ts';
import type { SecurityHeaders } from './security-headers.ts';
import type { VerifiedStore } from './verified-store.ts';

/** A file of a release, and the headers that its address gives it. */
export interface Served {
  name: string;
  version: string;
  file: string;
  entry: ReleaseFile;
  headers: Record<string, string>;
}

/** Sends the files of releases. */
export class ReleaseFiles {
  readonly #store: VerifiedStore;
  readonly #security: SecurityHeaders;

  constructor(store: VerifiedStore, security: SecurityHeaders) {
    this.#store = store;
    this.#security = security;
  }

  /**
   * Sends a file, compressed if the client takes that, or 304 if it has it already.
   * @returns whether the store has the file; if not, nothing is sent
   */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    { name, version, file, entry, headers }: Served,
  ): Promise<boolean> {
    const brotli = accepts(request.headers['accept-encoding'], 'br');
    const found = await this.#store.file(name, version, file, brotli);
    if (!found) return false;
    const { content, encoding } = found;
    const etag = `"${entry.integrity.slice('sha384-'.length, 39)}${encoding === 'br' ? '-br' : ''}"`;
    const known = request.headers['if-none-match']?.split(',') ?? [];
    if (known.some((one) => one.trim() === etag)) {
      reply
        .headers({ ...headers, etag, vary: 'accept-encoding' })
        .code(304)
        .send();
      return true;
    }
    const type = contentType(file);
    // Past the framework: for what is sent as it is, its way takes longer than all else.
    reply.hijack();
    reply.raw
      .writeHead(200, {
        ...this.#security.of(type),
        ...headers,
        'content-type': type,
        'content-length': content.length,
        ...(encoding && { 'content-encoding': encoding }),
        ...{ etag, vary: 'accept-encoding', 'x-request-id': request.id },
      })
      .end(content);
    return true;
  }
}
