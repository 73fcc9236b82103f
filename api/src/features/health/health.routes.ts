import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { unavailable } from '../../errors.ts';
import { pingDatabase } from '../../plugins/database.ts';
import { failures } from '../../schema/answers.ts';
import { ref } from '../../schema/values.ts';
import { Health } from './health.schema.ts';

export const healthRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const schema = { tags: ['health'], response: { 200: ref(Health), ...failures() } };

  app.get(
    '/health/live',
    { config: { policy: 'public' }, schema: { operationId: 'getLiveness', ...schema } },
    async () => ({ status: 'ok' as const }),
  );

  app.get(
    '/health/ready',
    { config: { policy: 'public' }, schema: { operationId: 'getReadiness', ...schema } },
    async () => {
      await pingDatabase(app.db).catch(() => {
        throw unavailable();
      });
      return { status: 'ok' as const };
    },
  );
};
