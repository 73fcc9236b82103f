import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { failures } from '../../schema/answers.ts';
import { ref } from '../../schema/values.ts';
import { Landing } from './landing.schema.ts';

/** Nothing of it changes while the api runs; where the api is away, what was there stays. */
const someMinutes = 'public, max-age=300, stale-if-error=86400';

export const landingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { LANDING_FILE: content, SUPPORT_ADDRESS: supportAddress } = app.config;

  app.get(
    '/public/landing',
    {
      config: { policy: 'public' },
      schema: {
        operationId: 'viewLanding',
        tags: ['landing'],
        description: 'What an operator may change on the start page without a release.',
        response: { 200: ref(Landing), ...failures() },
      },
    },
    async (_request, reply) => {
      void reply.header('cache-control', someMinutes);
      return { ...content, support_address: supportAddress };
    },
  );
};
