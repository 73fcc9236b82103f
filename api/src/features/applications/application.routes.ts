import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sessionOf } from '../../plugins/access.ts';
import { failures } from '../../schema/answers.ts';
import { idParams, ref } from '../../schema/values.ts';
import { actingOrganization } from '../jobs/job.policy.ts';
import {
  ApplicationSaved,
  ApplicationView,
  DecisionBody,
  OrganizationApplicationList,
  OrganizationApplicationsQuery,
  StudentApplicationList,
  StudentApplicationsQuery,
} from './application.schema.ts';
import {
  getApplication,
  listOrganizationApplications,
  listStudentApplications,
  rejectionLetter,
} from './application.service.ts';
import { applyRoutes } from './apply.routes.ts';
import { moveApplication } from './move.service.ts';

const tags = ['applications'];

const decisions = [
  {
    operationId: 'reviewApplication',
    path: '/ReviewApplicationByOrg/:applicationId',
    move: 'open',
    message: 'Application has been opened',
  },
  {
    operationId: 'acceptApplication',
    path: '/AcceptApplicationByOrg/:applicationId',
    move: 'accept',
    message: 'Application has been accepted',
  },
  {
    operationId: 'rejectApplication',
    path: '/RejectApplicationByOrg/:applicationId',
    move: 'reject',
    message: 'Application has been rejected',
  },
] as const;

export const applicationRoutes: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(applyRoutes);

  app.get(
    '/user-applications-job/:userId',
    {
      config: { policy: 'student' },
      schema: {
        operationId: 'listStudentApplications',
        tags,
        params: idParams('userId'),
        querystring: StudentApplicationsQuery,
        response: { 200: ref(StudentApplicationList), ...failures(400, 401, 403, 404) },
      },
    },
    (request) =>
      listStudentApplications(app, sessionOf(request), request.params.userId, request.query),
  );

  app.get(
    '/ViewApplicationByOrg/:orgId',
    {
      config: { policy: 'verified-organization' },
      schema: {
        operationId: 'listOrganizationApplications',
        tags,
        params: idParams('orgId'),
        querystring: OrganizationApplicationsQuery,
        response: { 200: ref(OrganizationApplicationList), ...failures(400, 401, 403, 404) },
      },
    },
    (request) =>
      listOrganizationApplications(app, sessionOf(request), request.params.orgId, request.query),
  );

  app.get(
    '/applications/:id',
    {
      config: { policy: 'member' },
      schema: {
        operationId: 'getApplication',
        tags,
        params: idParams('id'),
        response: { 200: ref(ApplicationView), ...failures(401, 403, 404) },
      },
    },
    async (request) => {
      const session = sessionOf(request);
      const application = await getApplication(app, session, request.params.id);
      if (session.role !== 'organization') return { application };
      return { application, rejection_letter: rejectionLetter(application, app.config.PUBLIC_URL) };
    },
  );

  app.post(
    '/applications/:id/withdraw',
    {
      config: { policy: 'student' },
      schema: {
        operationId: 'withdrawApplication',
        tags,
        params: idParams('id'),
        response: { 200: ref(ApplicationSaved), ...failures(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const session = sessionOf(request);
      const { id } = request.params;
      await moveApplication(app, { userId: session.userId }, id, 'withdraw');
      return {
        application: await getApplication(app, session, id),
        message: 'Application has been withdrawn',
      };
    },
  );

  for (const { operationId, path, move, message } of decisions) {
    app.put(
      path,
      {
        config: { policy: 'verified-organization' },
        // Everything that is needed stands in the path, so the body may be left out.
        preValidation: async (request: { body: unknown }) => {
          request.body ??= {};
        },
        schema: {
          operationId,
          tags,
          params: idParams('applicationId'),
          body: ref(DecisionBody),
          response: { 200: ref(ApplicationSaved), ...failures(400, 401, 403, 404, 409) },
        },
      },
      async (request) => {
        const session = sessionOf(request);
        const orgId = actingOrganization(session, request.body.org_id);
        const { applicationId } = request.params;
        await moveApplication(app, { orgId }, applicationId, move);
        return { application: await getApplication(app, session, applicationId), message };
      },
    );
  }
};
