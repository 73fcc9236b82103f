import type { Database } from '../../db/client.ts';
import { invalid, unauthenticated } from '../../errors.ts';
import type { Session } from '../sessions/session.service.ts';
import { admitSignIn } from '../tries/try.service.ts';
import { selectAccount, type AccountRow } from './account.repository.ts';
import type { Passwords } from './passwords.ts';

export interface Dependencies {
  db: Database;
  passwords: Passwords;
}

/** A password as the caller typed it, and where they did. */
export interface Given {
  password: string;
  /** The name of the body's field, at which a wrong one is reported. */
  field: string;
  /** The client's network address, which counts towards the limits. */
  address: string;
}

const withoutPassword =
  'You sign in with Google and have no password yet. Choose one by “Forgot Password ?” on the login page, then come back.';

/**
 * Makes sure that it is the account's owner who holds its session. Counts as a sign-in does, so
 * that whoever found an open session cannot guess the password with it.
 * @returns the account as it stood when the password was right.
 * @throws 400 at the field if the password is wrong or the account has none, 429 TOO_MANY_TRIES,
 * 503 while busy.
 */
export async function confirmPassword(
  { db, passwords }: Dependencies,
  session: Session,
  { password, field, address }: Given,
): Promise<AccountRow> {
  const account = await selectAccount(db, session.userId);
  if (!account) throw unauthenticated();
  const { email, passwordHash } = account.user;
  if (passwordHash === null) throw invalid({ [field]: withoutPassword });
  await admitSignIn(db, email, address);
  if (!(await passwords.verify(password, passwordHash))) {
    throw invalid({ [field]: 'This is not your password.' });
  }
  return account;
}
