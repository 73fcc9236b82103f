import fp from 'fastify-plugin';
import type { FastifyRequest, RouteOptions } from 'fastify';
import { notFound, unauthenticated, unverified } from '../errors.ts';
import { findLiveSession, type Session } from '../features/sessions/session.service.ts';

/**
 * Who may call a route.
 * - `public`: anyone; a session is known if there is one.
 * - `public-unless-unverified`: anyone but a signed-in organization that is not verified.
 * - `session`: anyone signed in, an unverified organization too.
 * - `member`: anyone signed in, but no unverified organization.
 * - the others: that role only; anyone else gets 404, an unverified organization 403.
 */
export type Policy =
  | 'public'
  | 'public-unless-unverified'
  | 'session'
  | 'member'
  | 'student'
  | 'organization'
  | 'verified-organization'
  | 'operator';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's session, or null. Routes that need one read `sessionOf(request)`. */
    session: Session | null;
  }
  interface FastifyContextConfig {
    policy?: Policy;
  }
}

/** The caller's session on a route whose policy needs one. @throws 401 if there is none. */
export function sessionOf(request: FastifyRequest): Session {
  if (!request.session) throw unauthenticated();
  return request.session;
}

/** Refuses a route that does not say who may call it. */
function requirePolicy(route: RouteOptions): void {
  if (!route.config?.policy) {
    throw new Error(`${String(route.method)} ${route.url} declares no access policy.`);
  }
}

/** Throws the refusal that a policy has for this caller, if it has one. */
export function enforce(policy: Policy, session: Session | null, tokenGiven: boolean): void {
  if (policy === 'public') return;
  if (!session) {
    if (policy === 'public-unless-unverified' && !tokenGiven) return;
    throw unauthenticated();
  }
  const isUnverified = session.role === 'organization' && !session.verified;
  if (policy === 'session' || (policy === 'organization' && session.role === 'organization')) {
    return;
  }
  if (isUnverified) throw unverified();
  if (policy === 'member' || policy === 'public-unless-unverified') return;
  const role = policy === 'verified-organization' ? 'organization' : policy;
  if (session.role !== role) throw notFound();
}

function bearerToken(request: FastifyRequest): string | null {
  const match = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** Milliseconds after which a caller is looked at again: a body may take its time to come in. */
const longAgo = 1_000;

/**
 * Default deny: every route declares a policy, and it is enforced before anything is read; of a
 * body that came slowly, once more before anything is done.
 */
export const accessPlugin = fp(
  async (app) => {
    app.decorateRequest('session', null);
    app.addHook('onRoute', requirePolicy);
    const admit = async (request: FastifyRequest) => {
      const policy = request.routeOptions.config.policy;
      if (!policy) return; // no such route: the answer is 404 for anyone
      const token = bearerToken(request);
      request.session = token ? await findLiveSession(app, token) : null;
      enforce(policy, request.session, request.headers.authorization !== undefined);
    };
    app.addHook('onRequest', admit);
    app.addHook('preValidation', async (request, reply) => {
      if (reply.elapsedTime > longAgo) await admit(request);
    });
  },
  { name: 'access', dependencies: ['database'] },
);
