import fp from 'fastify-plugin';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The most bytes of a body that are read on after the answer, if a route says so. */
    longestBody?: number;
  }
}

/** So much is read on after the answer where a route says nothing. */
const usual = 2 * 1024 * 1024;

/** Milliseconds in which a sender can still read the answer before the line is cut. */
const lingering = 1_000;

/** The announced size of a body, or infinite if the sender does not say. */
export function announcedSize(request: FastifyRequest): number {
  const length = Number(request.headers['content-length'] ?? Number.NaN);
  return Number.isNaN(length) ? Number.POSITIVE_INFINITY : length;
}

/**
 * What becomes of a body that is not read to its end when the answer goes out. One that is known
 * to be short is read on, which every client takes well. Of any other, Node would read on without
 * end, unless somebody has begun to read it and has stopped: so that is done, and the line is cut
 * once the sender had time to read the answer.
 */
function endUnreadBody(request: FastifyRequest, reply: FastifyReply, longest: number): void {
  if (request.raw.complete) return;
  // With it Node would cut the line under a sender who still writes and has read no answer.
  reply.removeHeader('connection');
  const isShort = announcedSize(request) <= longest && reply.statusCode !== 408;
  if (isShort) {
    request.raw.resume();
    return;
  }
  request.raw.pause();
  request.raw.read();
  reply.raw.once('finish', () => {
    setTimeout(() => request.raw.destroy(), lingering).unref();
  });
}

/** Lets a sender read the answer that comes before the end of the body. */
export const unreadBodiesPlugin = fp(
  async (app) => {
    app.addHook('onSend', async (request, reply) => {
      endUnreadBody(request, reply, request.routeOptions.config.longestBody ?? usual);
    });
  },
  { name: 'unread-bodies' },
);
