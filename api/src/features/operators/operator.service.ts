import { randomBytes } from 'node:crypto';
import type { Database, Queryable } from '../../db/client.ts';
import { conflict, notFound } from '../../errors.ts';
import { insertUser, selectAccount } from '../accounts/account.repository.ts';
import { normalEmail } from '../accounts/email.ts';
import type { Passwords } from '../accounts/passwords.ts';
import type { Session } from '../sessions/session.service.ts';

/** The operator who acts, for the record: their email. @throws 404 if the account is gone. */
export async function operatorName(db: Queryable, session: Session): Promise<string> {
  const account = await selectAccount(db, session.userId);
  if (!account) throw notFound();
  return account.user.email;
}

/**
 * Makes an operator's account.
 * @returns its password, 160 random bits as base64url, which is kept nowhere but as a hash.
 * @throws 409 EMAIL_TAKEN if there is an account with this email, whatever its role.
 */
export async function createOperator(
  { db, passwords }: { db: Database; passwords: Passwords },
  address: string,
): Promise<{ email: string; password: string }> {
  const email = normalEmail(address);
  const password = randomBytes(20).toString('base64url');
  const passwordHash = await passwords.hash(password);
  const id = await db.transaction((tx) =>
    insertUser(tx, { email, role: 'operator', passwordHash }),
  );
  if (!id) throw conflict('EMAIL_TAKEN', `There is already an account with the email ${email}.`);
  return { email, password };
}
