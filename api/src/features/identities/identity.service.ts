import type { Config } from '../../config.ts';
import type { Database, Transaction } from '../../db/client.ts';
import type { identityProofs } from '../../db/tables/identity-proofs.table.ts';
import { ApiError, conflict } from '../../errors.ts';
import type { Mail } from '../../plugins/mail.ts';
import { sessionView } from '../accounts/account-view.ts';
import { holdUser, selectAccount } from '../accounts/account.repository.ts';
import { suspended } from '../accounts/account.service.ts';
import { endAllSessions, startSession } from '../sessions/session.service.ts';
import { newSecret, secretHash } from '../sessions/secret.ts';
import { insertProof, takeProof } from './identity-proof.repository.ts';
import {
  insertIdentity,
  lockUserWithEmail,
  selectUserOf,
  takeOver,
} from './identity.repository.ts';
import type { SignInOutcome } from './identity.schema.ts';

export interface Dependencies {
  db: Database;
  mail: Mail;
  config: Config;
}

type Proof = typeof identityProofs.$inferSelect;
type Vouched = Proof & { email: string };

/** As long as somebody takes to fill in the form of a new account. */
const minutesToRegister = 60;

/** 410: the code is used, late, or another browser's. */
export const signInOver = () =>
  new ApiError(
    410,
    'SIGN_IN_OVER',
    'This sign-in with Google is over, or was begun in another browser. Please begin again.',
  );

const emailNotProven = () =>
  conflict(
    'EMAIL_NOT_VERIFIED',
    'Google has not verified your email address yet. Verify it in your Google account and begin again, or use your email and a password.',
  );

/** A session for a user, unless they are suspended. @throws 423, 410 if the account is gone. */
async function openSession(tx: Transaction, config: Config, userId: string) {
  const user = await holdUser(tx, userId);
  const account = await selectAccount(tx, userId);
  if (!user || !account) throw signInOver();
  if (user.suspendedAt) throw suspended();
  return sessionView(account, await startSession(tx, config, userId));
}

/**
 * Lets the owner of an address into the account that has it. Whoever made that account may not own
 * the address: unless it was proven before, their password and their sessions end.
 * @returns the user's id; undefined where no account has the address.
 */
async function linkByEmail(
  tx: Transaction,
  { mail }: Dependencies,
  { issuer, subject, email }: Vouched,
): Promise<string | undefined> {
  const user = await lockUserWithEmail(tx, email, issuer);
  if (!user) return undefined;
  if (user.suspendedAt) throw suspended();
  if (user.role === 'operator') {
    throw conflict('OPERATOR_ACCOUNT', 'An operator signs in with email and password.');
  }
  if (user.hasIdentity || !(await insertIdentity(tx, { issuer, subject, userId: user.id }))) {
    throw conflict(
      'OTHER_IDENTITY',
      'The account with this email address signs in with another Google account. Use that one, or your password.',
    );
  }
  const isProven = user.emailProvenAt !== null;
  if (!isProven) {
    await takeOver(tx, user.id);
    await endAllSessions(tx, user.id);
  }
  await mail.queue(tx, {
    to: email,
    template: 'google-linked',
    data: { passwordEnded: user.hasPassword && !isProven },
  });
  return user.id;
}

async function promiseRegistration(tx: Transaction, proof: Vouched) {
  const ticket = newSecret();
  const expiresAt = await insertProof(
    tx,
    { ...proof, codeHash: secretHash(ticket), purpose: 'registration' },
    minutesToRegister,
  );
  const { email, fullName } = proof;
  return { ticket, email, full_name: fullName, expires_at: expiresAt.toISOString() };
}

/**
 * Makes use of a code, once: signs in whoever the provider vouches for, or lets them register.
 * @param browserHash of the browser that shows it; null if it has no cookie
 * @throws 410 SIGN_IN_OVER, 409 EMAIL_NOT_VERIFIED, OTHER_IDENTITY or OPERATOR_ACCOUNT,
 * 423 ACCOUNT_SUSPENDED
 */
export async function signInWithCode(
  dependencies: Dependencies,
  code: string,
  browserHash: Buffer | null,
): Promise<SignInOutcome> {
  if (!browserHash) throw signInOver();
  const { db, config } = dependencies;
  return db.transaction(async (tx) => {
    const shown = { codeHash: secretHash(code), browserHash, purpose: 'session' } as const;
    const proof = await takeProof(tx, shown);
    if (!proof) throw signInOver();
    const { email } = proof;
    let userId = await selectUserOf(tx, proof);
    if (!userId) {
      if (email === null) throw emailNotProven();
      userId = await linkByEmail(tx, dependencies, { ...proof, email });
      if (!userId) {
        return { session: null, registration: await promiseRegistration(tx, { ...proof, email }) };
      }
    }
    return { session: await openSession(tx, config, userId), registration: null };
  });
}
