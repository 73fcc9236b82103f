import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { failures } from '../../schema/answers.ts';
import { idParams, ref } from '../../schema/values.ts';
import { JobGone, PublicJob } from './public-job.schema.ts';
import { viewPublicJob } from './public-job.service.ts';

export const publicJobRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/public/jobs/:id',
    {
      config: { policy: 'public' },
      schema: {
        operationId: 'viewPublicJob',
        tags: ['public-jobs'],
        params: idParams('id'),
        response: { 200: ref(PublicJob), 410: ref(JobGone), ...failures(404) },
      },
    },
    async (request, reply) => {
      const view = await viewPublicJob(app, request.params.id);
      if (view.status === 410) return reply.code(410).send(view.answer);
      return view.answer;
    },
  );
};
