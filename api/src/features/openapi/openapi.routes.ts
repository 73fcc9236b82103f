import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';

export const openapiRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/openapi.json', { config: { policy: 'public' }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
};
