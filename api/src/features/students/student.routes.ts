import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sessionOf } from '../../plugins/access.ts';
import { failures } from '../../schema/answers.ts';
import { idParams, ref } from '../../schema/values.ts';
import { StudentUpdate, StudentUpdated } from './student.schema.ts';
import { changeStudent } from './student.service.ts';

export const studentRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.put(
    '/student/:role_specific_id/update',
    {
      config: { policy: 'student' },
      schema: {
        operationId: 'updateStudent',
        tags: ['accounts'],
        params: idParams('role_specific_id'),
        body: ref(StudentUpdate),
        response: { 200: ref(StudentUpdated), ...failures(400, 401, 403, 404) },
      },
    },
    async (request) => ({
      message: 'Profile Edited Successfully',
      student: await changeStudent(
        app.db,
        sessionOf(request),
        request.params.role_specific_id,
        request.body,
      ),
    }),
  );
};
