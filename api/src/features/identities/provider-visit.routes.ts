import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { isDatabaseDown, withoutParameters } from '../../db/failures.ts';
import { ApiError } from '../../errors.ts';
import { clientAddress } from '../tries/client-address.ts';
import { newSecret } from '../sessions/secret.ts';
import { browserHashOf, setBrowserSecret } from './browser-cookie.ts';
import { callbackPath, startPath } from './google-paths.ts';
import { ProviderError, type ProviderProblem } from './openid-provider.ts';
import { beginVisit, endVisit } from './provider-visit.service.ts';

/** What the page after a visit can tell beside what the provider's problem is. */
type Problem = ProviderProblem | 'over' | 'busy' | 'not-set-up';

const tags = ['accounts'];
const response = { 303: Type.Null({ description: 'On to the next page.' }) };

const problemOf = (error: Error): Problem => {
  if (error instanceof ProviderError) return error.problem;
  return error instanceof ApiError || isDatabaseDown(error) ? 'busy' : 'over';
};

/** The page that a browser goes on to; it knows where the person came from. */
function loaderAddress(query: Record<string, string>, returnTo: string | null): string {
  const whole = { ...query, ...(returnTo !== null && { next: returnTo }) };
  const text = new URLSearchParams(whole).toString();
  return text === '' ? '/loader' : `/loader?${text}`;
}

/** These are pages to a person, who is always led on to one that can be read. */
function leadOn(
  error: Error,
  request: FastifyRequest,
  reply: FastifyReply,
  returnTo: string | null = null,
): void {
  const problem = problemOf(error);
  const told = error instanceof ProviderError ? error.cause : withoutParameters(error);
  if (problem !== 'cancelled') request.log.warn({ err: told, problem }, 'no sign-in');
  void reply.redirect(loaderAddress({ google: problem }, returnTo), 303);
}

export const providerVisitRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    startPath,
    {
      config: { policy: 'public' },
      errorHandler: (error, request, reply) => {
        leadOn(error, request, reply, request.validationError ? null : request.query.next);
      },
      exposeHeadRoute: false,
      schema: {
        operationId: 'visitGoogle',
        tags,
        description: 'A page: leads the browser to Google.',
        querystring: Type.Object({ next: Type.Optional(Type.String({ maxLength: 2_000 })) }),
        response,
      },
    },
    async (request, reply) => {
      const { next: returnTo = null } = request.query;
      if (!app.google) {
        return reply.redirect(loaderAddress({ google: 'not-set-up' }, returnTo), 303);
      }
      const secret = newSecret();
      const visitor = { secret, address: clientAddress(request), returnTo };
      const address = await beginVisit({ db: app.db, provider: app.google }, visitor);
      setBrowserSecret(reply, app.config, secret);
      return reply.redirect(address, 303);
    },
  );

  app.get(
    callbackPath,
    {
      config: { policy: 'public' },
      errorHandler: leadOn,
      exposeHeadRoute: false,
      schema: {
        operationId: 'returnFromGoogle',
        tags,
        description: 'A page: Google leads the browser back to it.',
        querystring: Type.Object({ state: Type.Optional(Type.String({ maxLength: 200 })) }),
        response,
      },
    },
    async (request, reply) => {
      const browserHash = browserHashOf(request, app.config);
      const { state } = request.query;
      const query = request.url.slice(request.url.indexOf('?') + 1);
      const arrived =
        app.google && browserHash && state !== undefined
          ? await endVisit({ db: app.db, provider: app.google }, { query, state, browserHash })
          : null;
      if (!arrived) return reply.redirect('/loader?google=over', 303);
      const { outcome, returnTo } = arrived;
      if (outcome instanceof ProviderError) {
        leadOn(outcome, request, reply, returnTo);
        return reply;
      }
      // What follows the # stays in the browser: no server and no log sees the code.
      return reply.redirect(`${loaderAddress({}, returnTo)}#google=${outcome}`, 303);
    },
  );
};
