import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { unavailable } from '../../errors.ts';
import { takeTurns } from '../../turns.ts';
import { robotsText, sitemapIndex, sitemapPage } from './sitemap.service.ts';

const Page = Type.Object({ page: Type.String({ maxLength: 60 }) });

/** Search engines look again in days; an hour spares the database whoever asks more often. */
const anHour = 'public, max-age=3600';

/** A page takes as long as many calls: whoever asks for sitemaps without end keeps out nobody else. */
const atOnce = 2;
const waiting = 0;

const sendXml = (reply: FastifyReply, xml: string) =>
  reply.type('application/xml; charset=utf-8').header('cache-control', anHour).send(xml);

/**
 * What only programs of search engines read. They ask for it at the root, where the gateway hands
 * it on: a sitemap names only what stands below its own folder.
 */
export const sitemapRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const root = app.config.PUBLIC_URL;
  const inTurn = takeTurns(atOnce, waiting, unavailable);

  app.get(
    '/robots.txt',
    { config: { policy: 'public' }, schema: { hide: true } },
    async (_request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', anHour)
        .send(robotsText(`${root}/sitemap.xml`)),
  );

  app.get(
    '/sitemap.xml',
    { config: { policy: 'public' }, schema: { hide: true } },
    async (_request, reply) =>
      sendXml(reply, await inTurn(() => sitemapIndex(app, `${root}/sitemaps`))),
  );

  app.get(
    '/sitemaps/:page.xml',
    { config: { policy: 'public' }, schema: { hide: true, params: Page } },
    async (request, reply) =>
      sendXml(reply, await inTurn(() => sitemapPage(app, request.params.page))),
  );
};
