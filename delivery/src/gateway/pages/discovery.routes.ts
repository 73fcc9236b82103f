import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { encode } from '../encoding.ts';
import { visitorOf } from '../visitors/visitor.ts';
import type { LivePages } from './live-pages.ts';

/**
 * `/gateway/discovery`: what stands as `#discovery` in a page that is loaded now, for pages that
 * were loaded before.
 */
export function discoveryRoutes(app: FastifyInstance, pages: LivePages): void {
  app.get('/gateway/discovery', async (request, reply) => {
    const { document, discovery } = await pages.current(visitorOf(request));
    const tag = `"${document.revision}"`;
    reply.header('cache-control', 'no-store').header('etag', tag);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const { body, encoding } = await encode(discovery, request.headers['accept-encoding']);
    if (encoding) reply.header('content-encoding', encoding);
    const digest = createHash('sha256').update(discovery).digest('base64');
    return reply
      .header('unencoded-digest', `sha-256=:${digest}:`)
      .header('vary', 'accept-encoding, cookie')
      .type('application/json; charset=utf-8')
      .send(body);
  });
}
