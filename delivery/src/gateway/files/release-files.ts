import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ReleaseFile } from '../../contract/release.ts';
import { hasBody } from '../bodies/unread-body.ts';
import { accepts } from '../encoding.ts';
import type { SecurityHeaders } from '../security-headers.ts';
import { contentType } from './content-type.ts';
import type { VerifiedStore } from './verified-store.ts';

/** Bytes of answers that are ready, and of one without its file: what is asked for again and again just now. */
const room = { all: 16_000_000, head: 1_000 };

/** A file of a release, and the headers that its address gives it. */
export interface Served {
  name: string;
  version: string;
  file: string;
  entry: ReleaseFile;
  headers: Record<string, string>;
  /** Whether the address means this file for ever and for everybody. */
  isFixed: boolean;
}

/** So many characters of its hash tell a file from others that its address may have meant. */
const etagLength = 8;

/** What goes out to everybody who asks for an address before `until`. */
interface Ready {
  content: Buffer;
  /** Names and values in turn. */
  headers: string[];
  until: number;
}

/** What tells apart answers to those who have nothing yet. */
function question({ url, headers }: IncomingMessage): string {
  return `${url} ${headers['accept-encoding']}`;
}

function sendWhole(response: ServerResponse, { content, headers }: Ready, id: string): void {
  response.writeHead(200, [...headers, 'x-request-id', id]).end(content);
}

/** Sends the files of releases. */
export class ReleaseFiles {
  readonly #store: VerifiedStore;
  readonly #security: SecurityHeaders;
  readonly #ready = new LRUCache<string, Ready>({
    maxSize: room.all,
    sizeCalculation: ({ content }, key) => content.length + key.length + room.head,
  });

  constructor(store: VerifiedStore, security: SecurityHeaders) {
    this.#store = store;
    this.#security = security;
  }

  /**
   * Sends what was sent a moment ago once more, without looking anything up.
   * @param newId makes the id of a request that is answered
   * @returns that id; `null` if the answer is not ready, and nothing is sent
   */
  sendReady(
    request: IncomingMessage,
    response: ServerResponse,
    newId: () => string,
  ): string | null {
    const { method, headers } = request;
    if (method !== 'GET' || headers['if-none-match'] !== undefined || hasBody(request)) return null;
    const ready = this.#ready.get(question(request));
    if (!ready || performance.now() >= ready.until) return null;
    const id = newId();
    sendWhole(response, ready, id);
    return id;
  }

  /**
   * Sends a file, compressed if the client takes that, or 304 if it has it already.
   * @returns whether the store has the file; if not, nothing is sent
   */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    { name, version, file, entry, headers, isFixed }: Served,
  ): Promise<boolean> {
    const acceptEncoding = request.headers['accept-encoding'];
    const found = await this.#store.file(name, version, file, accepts(acceptEncoding, 'br'));
    if (!found) return false;
    const { content, encoding, freshUntil } = found;
    const hash = entry.integrity.slice('sha384-'.length).slice(0, etagLength);
    const etag = `"${hash}${encoding === 'br' ? '-br' : ''}"`;
    const known = request.headers['if-none-match']?.split(',') ?? [];
    if (known.some((one) => one.trim() === etag)) {
      reply
        .headers({ ...headers, etag, vary: 'accept-encoding' })
        .code(304)
        .send();
      return true;
    }
    const type = contentType(file);
    const all = {
      ...this.#security.of(type),
      ...headers,
      'content-type': type,
      'content-length': String(content.length),
      ...(encoding && { 'content-encoding': encoding }),
      ...{ etag, vary: 'accept-encoding' },
    };
    const ready = { content, headers: Object.entries(all).flat(), until: freshUntil };
    if (isFixed) this.#ready.set(question(request.raw), ready);
    // Past the framework: for what is sent as it is, its way takes longer than all else.
    reply.hijack();
    sendWhole(reply.raw, ready, request.id);
    return true;
  }
}
