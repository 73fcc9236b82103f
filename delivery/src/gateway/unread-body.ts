import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { boundedBody } from './bounded-body.ts';

/** So much of a body that nobody wants is read on after the answer, for so many milliseconds. */
const rest = { bytes: 64 * 1024, wait: 10_000 };

/** Whether a body comes after the head. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Lets a client read the answer that comes before the end of its body, and then cuts the line. */
function cut(request: IncomingMessage): void {
  // Node would read on without end, unless somebody has begun to.
  request.read(0);
  boundedBody(request, rest.bytes)
    .on('error', () => undefined)
    .resume();
  setTimeout(() => {
    if (!request.complete) request.destroy();
  }, rest.wait).unref();
}

/** No body that nobody reads goes on for ever. A stream in `request.body` is somebody's. */
export function cutUnreadBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.raw)) {
      reply.raw.prependOnceListener('finish', () => {
        if (!request.raw.complete && !(request.body instanceof Readable)) cut(request.raw);
      });
    }
    done();
  });
}
