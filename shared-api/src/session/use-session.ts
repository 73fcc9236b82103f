import { useSelector } from 'react-redux';
import type { Role } from '../enumerations/roles.ts';
import type { SessionState } from './session-slice.ts';
import type { SessionEnd } from './stored-session.ts';

export interface Session {
  userId: string | null;
  /** Id of the student or organization behind the user. */
  roleSpecificId: string | null;
  role: Role | null;
  isSignedIn: boolean;
  /** The api refuses this organization until it is approved. */
  isUnverified: boolean;
  /** Why there is no session any more; null before one was there. */
  ended: SessionEnd | null;
}

/** The session as this browser knows it. The api decides everything else. */
export function useSession(): Session {
  const { userId, roleSpecificId, role, ended, unverified } = useSelector(
    (state: { session: SessionState }) => state.session,
  );
  return {
    userId,
    roleSpecificId,
    role,
    ended,
    isSignedIn: userId !== null,
    isUnverified: unverified,
  };
}
