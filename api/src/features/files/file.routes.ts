import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { sessionOf } from '../../plugins/access.ts';
import { failures } from '../../schema/answers.ts';
import { idParams } from '../../schema/values.ts';
import { attachment } from './file-names.ts';
import { contentTypes } from './file-rules.ts';
import { openFile } from './file.service.ts';

const FileContent = Type.Unsafe<unknown>({ type: 'string', format: 'binary' });

const fileAnswer = {
  description: 'The file, always as an attachment.',
  content: Object.fromEntries(
    Object.values(contentTypes).map((type) => [type, { schema: FileContent }]),
  ),
};

export const fileRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/files/:id',
    {
      // A HEAD would be written down as a download.
      exposeHeadRoute: false,
      config: { policy: 'member' },
      schema: {
        operationId: 'downloadFile',
        tags: ['files'],
        params: idParams('id'),
        response: { 200: fileAnswer, ...failures(401, 403, 404) },
      },
    },
    async (request, reply) => {
      const file = await openFile(app, sessionOf(request), request.params.id);
      return reply
        .header('content-type', file.contentType)
        .header('content-length', file.size)
        .header('content-disposition', attachment(file.name))
        .header('x-content-type-options', 'nosniff')
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(file.content);
    },
  );
};
