import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sessionOf } from '../../plugins/access.ts';
import { failures, MessageAnswer } from '../../schema/answers.ts';
import { IdempotencyHeaders, idempotencyKeyOf } from '../../schema/idempotency-key.ts';
import { idParams, ref } from '../../schema/values.ts';
import { listJobs } from './job-list.service.ts';
import {
  jobBodyLimit,
  JobCreate,
  JobList,
  JobSaved,
  JobsQuery,
  JobToggle,
  JobUpdate,
  JobView,
} from './job.schema.ts';
import { createJob, deleteJob, toggleJobStatus, updateJob, viewJob } from './job.service.ts';

const tags = ['jobs'];
const byId = idParams('id');

export const jobRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/jobs',
    {
      config: { policy: 'public-unless-unverified' },
      schema: {
        operationId: 'listJobs',
        tags,
        querystring: JobsQuery,
        response: { 200: ref(JobList), ...failures(400, 401, 403) },
      },
    },
    (request) => listJobs(app.db, request.session, request.query),
  );

  app.get(
    '/view/jobs/:id',
    {
      config: { policy: 'public-unless-unverified' },
      schema: {
        operationId: 'viewJob',
        tags,
        params: byId,
        response: { 200: ref(JobView), ...failures(401, 403, 404) },
      },
    },
    async (request) => ({ job: await viewJob(app.db, request.session, request.params.id) }),
  );

  app.post(
    '/jobs',
    {
      config: { policy: 'verified-organization' },
      bodyLimit: jobBodyLimit,
      schema: {
        operationId: 'createJob',
        tags,
        headers: IdempotencyHeaders,
        body: ref(JobCreate),
        response: { 201: ref(JobSaved), ...failures(400, 401, 403, 404, 409, 413) },
      },
    },
    async (request, reply) => {
      const key = idempotencyKeyOf(request);
      const job = await createJob(app, sessionOf(request), request.body, key);
      return reply.code(201).send({ job, message: 'Job Created' });
    },
  );

  app.put(
    '/jobs/:id',
    {
      config: { policy: 'verified-organization' },
      bodyLimit: jobBodyLimit,
      schema: {
        operationId: 'updateJob',
        tags,
        params: byId,
        body: ref(JobUpdate),
        response: { 200: ref(JobSaved), ...failures(400, 401, 403, 404, 413) },
      },
    },
    async (request) => {
      const job = await updateJob(app, sessionOf(request), request.params.id, request.body);
      return { job, message: 'Job Edited Successfully' };
    },
  );

  app.delete(
    '/jobs/:id',
    {
      config: { policy: 'verified-organization' },
      schema: {
        operationId: 'deleteJob',
        tags,
        params: byId,
        response: { 200: ref(MessageAnswer), ...failures(401, 403, 404) },
      },
    },
    async (request) => {
      await deleteJob(app, sessionOf(request), request.params.id);
      return { message: 'Job deleted successfully' };
    },
  );

  app.put(
    '/closeORopenJOB/:id/toggle-status',
    {
      config: { policy: 'verified-organization' },
      schema: {
        operationId: 'toggleJobStatus',
        tags,
        params: byId,
        body: ref(JobToggle),
        response: { 200: ref(JobSaved), ...failures(400, 401, 403, 404, 409) },
      },
    },
    async (request) => {
      const job = await toggleJobStatus(app, sessionOf(request), request.params.id, request.body);
      const message = job.status === 1 ? 'Job  activated successfully' : 'Job  closed successfully';
      return { job, message };
    },
  );
};
