import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ApiError } from '../../errors.ts';
import { sessionOf } from '../../plugins/access.ts';
import { formLimit, uploadsPlugin } from '../../plugins/uploads.ts';
import { failures } from '../../schema/answers.ts';
import { IdempotencyHeaders, idempotencyKeyOf } from '../../schema/idempotency-key.ts';
import { ref } from '../../schema/values.ts';
import { fileLimit } from '../files/file-rules.ts';
import { withForm } from '../files/form-reader.ts';
import { ApplicationForm, ApplicationSaved } from './application.schema.ts';
import { getApplication } from './application.service.ts';
import { judgeForm } from './apply-form.ts';
import { apply, requireApplicant } from './apply.service.ts';

const upload = { files: 2, fileSize: fileLimit };

export const applyRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(uploadsPlugin, upload);

  app.post(
    '/apply-job',
    {
      config: { policy: 'student', longestBody: formLimit(upload) },
      // The body is no object but a stream of parts; the handler judges each of them.
      validatorCompiler: () => () => true,
      schema: {
        operationId: 'applyToJob',
        tags: ['applications'],
        consumes: ['multipart/form-data'],
        headers: IdempotencyHeaders,
        body: ref(ApplicationForm),
        response: {
          201: ref(ApplicationSaved),
          ...failures(400, 401, 403, 404, 408, 409, 413, 415),
        },
      },
    },
    async (request, reply) => {
      if (!request.isMultipart()) {
        throw new ApiError(415, 'MEDIA_TYPE_NOT_ALLOWED', 'Send multipart/form-data.');
      }
      const session = sessionOf(request);
      const key = idempotencyKeyOf(request);
      const applicant = await requireApplicant(app, session);
      const place = {
        files: app.files,
        claim: await app.claim.number(),
        userId: session.userId,
        limit: formLimit(upload),
        keepFree: app.config.UPLOADS_KEEP_FREE_MB * 1_000_000,
      };
      const application = await withForm(request, place, async (read) => {
        const form = await judgeForm(read, session);
        const id = await apply(app, { session, applicant, form, key });
        return getApplication(app, session, id);
      });
      const message = 'Your application has been submitted!';
      return reply.code(201).send({ application, message });
    },
  );
};
