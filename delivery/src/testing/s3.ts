import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { Turns } from '../store/turns.ts';

const bucket = 'releases';

/** What the server does with requests: answer, lose them, or leave them without an answer. */
export type Mood = 'well' | 'away' | 'silent';

/** A bucket on loopback, as Amazon has them. */
export interface TestBucket {
  /** @returns an address for `RELEASES_URL` */
  address: (prefix: string) => string;
  /** The same objects by way of a server that ignores conditions. */
  carelessAddress: (prefix: string) => string;
  /** Method and path of every request that came. */
  asked: string[];
  mood: Mood;
  /** Replaces an object behind the back of the store. */
  overwrite: (key: string, content: Buffer) => Promise<void>;
  /** @returns the content; `null` if there is no such object */
  content: (key: string) => Promise<Buffer | null>;
  /** Loses the answer to the next write that succeeds and whose path ends so. */
  loseAnswerTo: string | null;
  /** Bytes of content that were sent. */
  sent: number;
  delete: (key: string) => Promise<void>;
  close: () => Promise<void>;
}

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

function addressAt(port: number, prefix: string): string {
  return `s3://${bucket}/${prefix}?endpoint=${encodeURIComponent(`http://127.0.0.1:${port}`)}`;
}

function failure(status: number, code: string): Answer {
  const body = Buffer.from(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
  return { status, headers: { 'content-type': 'application/xml' }, body };
}

/** Passes a request on to the server at a port of loopback. */
export async function pass(
  port: number,
  { method = 'GET', url = '/', headers = {} }: Partial<IncomingMessage>,
  body: Buffer,
): Promise<Answer> {
  // A kept connection may be closed by its other end just when it is used again.
  const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false });
  // An object that is still being written comes with a byte more than was announced.
  outgoing.on('error', () => undefined);
  outgoing.end(body);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  const { statusCode = 500 } = incoming;
  return { status: statusCode, headers: incoming.headers, body: await buffer(incoming) };
}

/**
 * What `s3rver` leaves out: conditions on writes, and objects that appear whole. All requests go
 * through here, so it knows each object's etag, and lets one request at a time touch an object.
 */
class Conditions {
  readonly #port: number;
  readonly #etags = new Map<string, string>();
  readonly #turns = new Map<string, Turns>();

  constructor(port: number) {
    this.#port = port;
  }

  answer(incoming: Partial<IncomingMessage>, body: Buffer): Promise<Answer> {
    const [path = ''] = (incoming.url ?? '').split('?');
    const turns = this.#turns.get(path) ?? new Turns(1);
    this.#turns.set(path, turns);
    return turns.take(() => this.#answer(path, incoming, body));
  }

  async #answer(path: string, incoming: Partial<IncomingMessage>, body: Buffer): Promise<Answer> {
    const { method, headers = {} } = incoming;
    if (method !== 'PUT' && method !== 'DELETE') return pass(this.#port, incoming, body);
    const etag = this.#etags.get(path);
    if (headers['if-none-match'] === '*' && etag !== undefined) {
      return failure(412, 'PreconditionFailed');
    }
    const wanted = headers['if-match'];
    if (wanted !== undefined && etag === undefined) return failure(404, 'NoSuchKey');
    if (wanted !== undefined && wanted !== etag) return failure(412, 'PreconditionFailed');
    const answer = await pass(this.#port, incoming, body);
    if (answer.status >= 300) return answer;
    if (method === 'DELETE') this.#etags.delete(path);
    else {
      this.#etags.set(path, `"${createHash('md5').update(body).digest('hex')}"`);
      // It answers before the last bytes are in its file.
      while (!(await pass(this.#port, { url: path }, Buffer.alloc(0))).body.equals(body));
    }
    return answer;
  }
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(body);
}

/**
 * Starts a server that speaks S3, with one bucket, and sets the credentials for it.
 * @param directory where objects are kept
 */
export async function startS3(directory: string): Promise<TestBucket> {
  process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER';
  const inner = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port: innerPort } = await inner.run();
  const conditions = new Conditions(innerPort);
  const keep = (key: string, method: string, body: Buffer) =>
    conditions.answer(
      { method, url: `/${bucket}/${key}`, headers: { 'content-length': String(body.length) } },
      body,
    );
  const server = createServer((incoming, response) => {
    void (async () => {
      own.asked.push(`${incoming.method ?? ''} ${incoming.url ?? ''}`);
      if (own.mood === 'away') response.destroy();
      if (own.mood !== 'well') return;
      const body = await buffer(incoming);
      const answer = await conditions.answer(incoming, body);
      const [path = ''] = (incoming.url ?? '').split('?');
      const isWritten = incoming.method === 'PUT' && answer.status < 300;
      if (isWritten && own.loseAnswerTo !== null && path.endsWith(own.loseAnswerTo)) {
        own.loseAnswerTo = null;
        response.destroy();
        return;
      }
      own.sent += answer.body.length;
      send(response, answer);
      // A client that was killed sends no more of its request; then nothing happens.
    })().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const own: TestBucket = {
    address: (prefix) => addressAt(port, prefix),
    carelessAddress: (prefix) => addressAt(innerPort, prefix),
    asked: [],
    mood: 'well',
    loseAnswerTo: null,
    sent: 0,
    async content(key) {
      const { status, body } = await keep(key, 'GET', Buffer.alloc(0));
      return status === 200 ? body : null;
    },
    async overwrite(key, content) {
      await keep(key, 'PUT', content);
    },
    async delete(key) {
      await keep(key, 'DELETE', Buffer.alloc(0));
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await inner.close();
    },
  };
  return own;
}
