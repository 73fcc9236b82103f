import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { sessionOf } from '../../plugins/access.ts';
import { failures } from '../../schema/answers.ts';
import { idParams, nullable, ref } from '../../schema/values.ts';
import {
  AccountState,
  ApprovalBody,
  OrganizationDecisions,
  OrganizationReviewed,
  OrganizationReviewList,
  ReasonBody,
  RefusalBody,
  ReviewsQuery,
} from './operator.schema.ts';
import { approve, listDecisions, listReviews, refuse } from './review.service.ts';
import { decideSuspensionAs, type SuspensionOutcome } from './suspension.service.ts';

const tags = ['operators'];
const byId = idParams('id');
const config = { policy: 'operator' } as const;

const suspensions = [
  { operationId: 'suspendUser', verb: 'suspend', action: 'suspended' },
  { operationId: 'restoreUser', verb: 'restore', action: 'restored' },
] as const;

const told = ({ outcome, email }: SuspensionOutcome, action: string) =>
  outcome === 'decided'
    ? `The account ${email} is ${action}.`
    : `Nothing was changed: the account ${email} stands so already.`;

export const operatorRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/operator/organizations',
    {
      config,
      schema: {
        operationId: 'listOrganizationsForReview',
        tags,
        querystring: ReviewsQuery,
        response: { 200: ref(OrganizationReviewList), ...failures(400, 401, 403, 404) },
      },
    },
    (request) => listReviews(app.db, request.query),
  );

  app.post(
    '/operator/organizations/:id/verify',
    {
      config,
      schema: {
        operationId: 'verifyOrganization',
        tags,
        params: byId,
        body: nullable(ref(ApprovalBody)),
        response: { 200: ref(OrganizationReviewed), ...failures(400, 401, 403, 404, 409) },
      },
    },
    (request) => approve(app, sessionOf(request), request.params.id, request.body?.seen),
  );

  app.post(
    '/operator/organizations/:id/refuse',
    {
      config,
      schema: {
        operationId: 'refuseOrganization',
        tags,
        params: byId,
        body: ref(RefusalBody),
        response: { 200: ref(OrganizationReviewed), ...failures(400, 401, 403, 404, 409) },
      },
    },
    (request) => refuse(app, sessionOf(request), request.params.id, request.body),
  );

  app.get(
    '/operator/organizations/:id/decisions',
    {
      config,
      schema: {
        operationId: 'listOrganizationDecisions',
        tags,
        params: byId,
        response: { 200: ref(OrganizationDecisions), ...failures(401, 403, 404) },
      },
    },
    (request) => listDecisions(app.db, request.params.id),
  );

  for (const { operationId, verb, action } of suspensions) {
    app.post(
      `/operator/users/:id/${verb}`,
      {
        config,
        schema: {
          operationId,
          tags,
          params: byId,
          body: ref(ReasonBody),
          response: { 200: ref(AccountState), ...failures(400, 401, 403, 404, 409) },
        },
      },
      async (request) => {
        const order = { action, reason: request.body.reason.trim() };
        const done = await decideSuspensionAs(app, sessionOf(request), request.params.id, order);
        return {
          message: told(done, action),
          user_id: done.userId,
          suspended_at: done.suspendedAt?.toISOString() ?? null,
        };
      },
    );
  }
};
