import type { PendingRegistration } from '../generated/operations.ts';

/** What `auth/providers` answers where Google is set up. */
export const withGoogle = {
  providers: [{ id: 'google', name: 'Google', start: '/IFJ/api/auth/google' }],
};

/** What Google says of somebody who has no account yet. */
export const pendingRegistration = (
  changes: Partial<PendingRegistration> = {},
): PendingRegistration => ({
  ticket: 'ticket-of-a-test',
  email: 'ada@gmail.example',
  full_name: 'Ada Obi',
  expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  ...changes,
});
