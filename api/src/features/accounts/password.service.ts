import type { Static } from 'typebox';
import type { Database } from '../../db/client.ts';
import { invalid } from '../../errors.ts';
import { endResetsOf } from '../password-resets/password-reset.repository.ts';
import { endOtherSessions, type Session } from '../sessions/session.service.ts';
import { settleSignIn } from '../tries/try.service.ts';
import { replacePassword } from './account.repository.ts';
import { commonPasswordText, isCommonPassword } from './common-passwords.ts';
import { confirmPassword } from './confirm-password.ts';
import type { PasswordChange } from './own-account.schema.ts';
import type { Passwords } from './passwords.ts';

interface Dependencies {
  db: Database;
  passwords: Passwords;
}

/**
 * Gives the caller another password and ends every session but theirs, and every link for a new
 * password.
 * @param address the client's network address, which counts towards the limits.
 * @throws 400 with `fields`: `current_password` is wrong, or `new_password` is the same or a common
 * one;
 * 429 TOO_MANY_TRIES, 503 while busy.
 */
export async function changePassword(
  { db, passwords }: Dependencies,
  session: Session,
  body: Static<typeof PasswordChange>,
  address: string,
): Promise<void> {
  if (body.new_password === body.current_password) {
    throw invalid({ new_password: 'Choose another password than the current one.' });
  }
  if (isCommonPassword(body.new_password)) throw invalid({ new_password: commonPasswordText });
  const given = { password: body.current_password, field: 'current_password', address };
  const { user } = await confirmPassword({ db, passwords }, session, given);
  const after = await passwords.hash(body.new_password);
  await db.transaction(async (tx) => {
    const replaced = await replacePassword(tx, user.id, { before: user.passwordHash, after });
    if (!replaced) throw invalid({ current_password: 'This is not your password any more.' });
    await settleSignIn(tx, { userId: user.id, email: user.email }, address);
    await endOtherSessions(tx, session);
    await endResetsOf(tx, user.id);
  });
}
