import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sessionOf } from '../../plugins/access.ts';
import { failures } from '../../schema/answers.ts';
import { idParams, ref } from '../../schema/values.ts';
import { OrganizationUpdate, OrganizationUpdated } from './organization.schema.ts';
import { changeOrganization } from './organization.service.ts';

export const organizationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.put(
    '/organization/:role_specific_id/update',
    {
      config: { policy: 'organization' },
      schema: {
        operationId: 'updateOrganization',
        tags: ['accounts'],
        params: idParams('role_specific_id'),
        body: ref(OrganizationUpdate),
        response: { 200: ref(OrganizationUpdated), ...failures(400, 401, 404) },
      },
    },
    async (request) => ({
      message: 'Profile Edited Successfully',
      organization: await changeOrganization(
        app.db,
        sessionOf(request),
        request.params.role_specific_id,
        request.body,
      ),
    }),
  );
};
