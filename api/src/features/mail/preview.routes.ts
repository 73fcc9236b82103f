import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { notFound } from '../../errors.ts';
import { templateNames } from './catalogue.ts';
import { composeExample } from './compose.ts';
import { previewIndex, previewPage } from './preview-page.ts';

/** Inline styles are how mail is written; nothing else is let in. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Every mail with its example, for those who write them; off unless MAIL_PREVIEWS says so. */
export const previewRoutes: FastifyPluginAsyncTypebox = async (app) => {
  if (!app.config.MAIL_PREVIEWS) return;

  app.addHook('onSend', async (_request, reply) => {
    void reply.header('content-security-policy', policy);
  });

  app.get(
    '/mail-previews',
    { config: { policy: 'public' }, schema: { hide: true } },
    async (_request, reply) => {
      const mails = templateNames.map((name) => ({
        name,
        subject: composeExample(name, app.config).subject,
      }));
      return reply.type('text/html; charset=utf-8').send(previewIndex(mails));
    },
  );

  app.get(
    '/mail-previews/:template',
    {
      config: { policy: 'public' },
      schema: { hide: true, params: Type.Object({ template: Type.String({ maxLength: 100 }) }) },
    },
    async (request, reply) => {
      const name = templateNames.find((one) => one === request.params.template);
      if (!name) throw notFound();
      const mail = composeExample(name, app.config);
      return reply.type('text/html; charset=utf-8').send(previewPage(name, mail));
    },
  );
};
