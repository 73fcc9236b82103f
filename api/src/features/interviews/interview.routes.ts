import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sessionOf } from '../../plugins/access.ts';
import { failures } from '../../schema/answers.ts';
import { idParams, ref } from '../../schema/values.ts';
import { listInterviews } from './interview-list.service.ts';
import {
  InterviewDateChoice,
  InterviewList,
  InterviewSaved,
  InterviewSchedule,
  InterviewsQuery,
} from './interview.schema.ts';
import { cancelInterview, chooseDate, scheduleInterview } from './interview.service.ts';

const tags = ['interviews'];

export const interviewRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/interviews/schedule',
    {
      config: { policy: 'verified-organization' },
      schema: {
        operationId: 'scheduleInterview',
        tags,
        body: ref(InterviewSchedule),
        response: { 200: ref(InterviewSaved), ...failures(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const interview = await scheduleInterview(app, sessionOf(request), request.body);
      return { interview, message: 'Interview scheduled successfully.' };
    },
  );

  app.get(
    '/organizations/:orgId/interviews',
    {
      config: { policy: 'verified-organization' },
      schema: {
        operationId: 'listInterviews',
        tags,
        params: idParams('orgId'),
        querystring: InterviewsQuery,
        response: { 200: ref(InterviewList), ...failures(400, 401, 403, 404) },
      },
    },
    (request) => listInterviews(app, sessionOf(request), request.params.orgId, request.query),
  );

  app.patch(
    '/interview/:interviewId/update-date',
    {
      config: { policy: 'student' },
      schema: {
        operationId: 'chooseInterviewDate',
        tags,
        params: idParams('interviewId'),
        body: ref(InterviewDateChoice),
        response: { 200: ref(InterviewSaved), ...failures(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { interviewId } = request.params;
      const interview = await chooseDate(app, sessionOf(request), interviewId, request.body);
      return { interview, message: 'Alternative date confirmed successfully!' };
    },
  );

  app.post(
    '/interviews/:id/cancel',
    {
      config: { policy: 'verified-organization' },
      schema: {
        operationId: 'cancelInterview',
        tags,
        params: idParams('id'),
        response: { 200: ref(InterviewSaved), ...failures(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const interview = await cancelInterview(app, sessionOf(request), request.params.id);
      return { interview, message: 'Interview cancelled.' };
    },
  );
};
