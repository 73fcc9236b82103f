import { conflict, invalid, unauthenticated } from '../../errors.ts';
import { isYoungerThan } from '../sessions/session.repository.ts';
import type { Session } from '../sessions/session.service.ts';
import { selectAccount, type AccountRow } from './account.repository.ts';
import { confirmPassword, type Dependencies } from './confirm-password.ts';

/** As long as somebody takes to come back from the provider and to decide. */
const freshMinutes = 5;

const signInAgain = () =>
  conflict(
    'SIGN_IN_AGAIN',
    `Please sign in with Google once more, so that we know that it is you. Then come back within ${freshMinutes} minutes.`,
  );

/**
 * Makes sure that it is the account's owner who holds its session: by their password or, where they
 * have none, by a session that their provider has just opened.
 * @param typed the password, if one was typed, and the client's network address
 * @returns the account as it stood then
 * @throws 400 at `password` if it is wrong or missing, 409 SIGN_IN_AGAIN, 429 TOO_MANY_TRIES,
 * 503 while busy
 */
export async function confirmOwner(
  { db, passwords }: Dependencies,
  session: Session,
  { password, address }: { password: string | undefined; address: string },
): Promise<AccountRow> {
  const account = await selectAccount(db, session.userId);
  if (!account) throw unauthenticated();
  if (account.user.passwordHash === null) {
    if (!(await isYoungerThan(db, session.tokenHash, freshMinutes))) throw signInAgain();
    return account;
  }
  if (password === undefined) throw invalid({ password: 'Password is required.' });
  return confirmPassword({ db, passwords }, session, { password, field: 'password', address });
}
