import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { dropRest } from './rest-of-body.ts';

/** Milliseconds in which such a body may come to its end. */
const patience = 10_000;

/** Whether a body comes after the head. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** No body that nobody reads goes on for ever. A stream in `request.body` is somebody's. */
export function cutUnreadBodies(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.raw)) {
      reply.raw.prependOnceListener('finish', () => {
        if (request.body instanceof Readable) return;
        dropRest(request.raw, { bearable: 0, within: patience });
      });
    }
    done();
  });
}
