import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { failures } from '../../schema/answers.ts';
import { ref } from '../../schema/values.ts';
import { Contact } from './contact.schema.ts';

export const contactRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/contact',
    {
      config: { policy: 'public' },
      schema: {
        operationId: 'getContact',
        tags: ['reference'],
        description: 'Whom people write to when they need help.',
        response: { 200: ref(Contact), ...failures() },
      },
    },
    async () => ({ support_address: app.config.SUPPORT_ADDRESS }),
  );
};
