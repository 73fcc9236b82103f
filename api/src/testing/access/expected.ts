import type { Policy } from '../../plugins/access.ts';
import { holders, type Actor, type Expectation } from './expectations.ts';

export const idKinds = ['own', 'foreign', 'missing', 'malformed'] as const;
export type IdKind = (typeof idKinds)[number];

/** How those answer who are let in, whatever then becomes of what they ask for. */
export const letIn = [200, 201, 204, 303, 400, 409];

const roleOf = (actor: Actor) =>
  (['student', 'organization', 'operator'] as const).find((role) => actor.endsWith(role));

/** The policies as they were decided, written a second time and by hand. */
function refusal(policy: Policy, actor: Actor): number | null {
  if (policy === 'public') return null;
  if (actor === 'nobody') return policy === 'public-unless-unverified' ? null : 401;
  if (actor === 'revoked session') return 401;
  if (policy === 'session') return null;
  if (actor === 'unverified organization') return policy === 'organization' ? null : 403;
  if (policy === 'member' || policy === 'public-unless-unverified') return null;
  const role = policy === 'verified-organization' ? 'organization' : policy;
  return roleOf(actor) === role ? null : 404;
}

const mirrored: Partial<Record<Actor, Actor>> = {
  'other student': 'student',
  'other organization': 'organization',
};

/** Whether something of the student or the organization, or else of the others, is the actor's. */
function holds({ thing }: Expectation, actor: Actor, kind: IdKind): boolean {
  if (!thing) return true;
  const those = holders[thing];
  if (those === 'anyone') return true;
  const asOwner = kind === 'own' ? actor : mirrored[actor];
  return asOwner !== undefined && those.includes(asOwner);
}

/** The one status a cell must answer with; null where the actor is let in. */
export function expectedStatus(
  expectation: Expectation,
  actor: Actor,
  kind: IdKind,
): number | null {
  const refused = refusal(expectation.policy, actor);
  if (refused !== null) return refused;
  if (kind === 'malformed') return expectation.malformed ?? 404;
  if (kind === 'missing') return 404;
  return holds(expectation, actor, kind) ? null : 404;
}
