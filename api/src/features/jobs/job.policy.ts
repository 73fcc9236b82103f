import { notFound } from '../../errors.ts';
import type { Session } from '../sessions/session.service.ts';
import type { Viewer } from './job.repository.ts';

/** How a caller, signed in or not, looks at jobs. */
export const viewerOf = (session: Session | null): Viewer => ({
  userId: session?.userId ?? null,
  orgId: session?.role === 'organization' ? session.roleSpecificId : null,
});

/**
 * The organization that acts. An `org_id` that a client names may only be that one.
 * @throws 404 if it names another.
 */
export function actingOrganization(session: Session, named: string | undefined): string {
  const orgId = session.roleSpecificId;
  if (!orgId || (named !== undefined && named !== orgId)) throw notFound();
  return orgId;
}
