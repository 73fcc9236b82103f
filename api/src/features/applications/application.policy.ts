import { notFound } from '../../errors.ts';
import type { Session } from '../sessions/session.service.ts';
import type { Owner } from './application.repository.ts';

/**
 * Which applications are the caller's: those a student sent, those an organization received.
 * @throws 404 for any other role.
 */
export function ownerOf(session: Session): Owner {
  if (session.role === 'student') return { userId: session.userId };
  if (session.role === 'organization' && session.roleSpecificId) {
    return { orgId: session.roleSpecificId };
  }
  throw notFound();
}
