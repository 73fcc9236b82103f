import { useCallback } from 'react';
import { useLogoutMutation } from '../generated/operations.ts';
import { endSession } from './stored-session.ts';

/** How long the api may take to revoke the token before the browser forgets it anyway. */
const patience = 3_000;

/**
 * A function that signs out: the api revokes the token, then everything stored for the person
 * goes, drafts in session storage included, here and in every other tab. Never rejects: without a
 * connection the browser still forgets.
 */
export function useSignOut(): () => Promise<void> {
  const [logout] = useLogoutMutation();
  return useCallback(async () => {
    const revoked = logout();
    const timeout = new Promise((resolve) => setTimeout(resolve, patience));
    await Promise.race([revoked, timeout]);
    endSession('signed-out');
  }, [logout]);
}
