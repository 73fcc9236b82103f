import type { Static } from 'typebox';
import type { Config } from '../../config.ts';
import type { Database, Transaction } from '../../db/client.ts';
import { ApiError, conflict, notFound } from '../../errors.ts';
import type { Mail } from '../../plugins/mail.ts';
import { countUnread } from '../notifications/notification.repository.ts';
import { organizationValues } from '../organizations/organization-values.ts';
import { startSession } from '../sessions/session.service.ts';
import { studentValues } from '../students/student-values.ts';
import {
  admitAccountWithEmail,
  admitRegistration,
  admitSignIn,
  admitWarning,
  settleRegistration,
  settleSignIn,
} from '../tries/try.service.ts';
import { sessionView, userView } from './account-view.ts';
import {
  holdUser,
  insertOrganization,
  insertStudent,
  insertUser,
  selectAccount,
  selectAccountByEmail,
} from './account.repository.ts';
import type {
  LoginAnswer,
  LoginBody,
  RegisterAnswer,
  RegisterBody,
  User,
} from './account.schema.ts';
import { normalEmail } from './email.ts';
import type { Passwords } from './passwords.ts';
import { checkRegistration } from './registration-fields.ts';

interface Dependencies {
  db: Database;
  config: Config;
  passwords: Passwords;
}

type Registration = Static<typeof RegisterBody>;

const invalidCredentials = () =>
  new ApiError(401, 'INVALID_CREDENTIALS', 'The email or the password is not right.');

function emailTaken(): ApiError {
  const text = 'There is already an account with this email. Please log in.';
  return conflict('EMAIL_TAKEN', text, { email: text });
}

/** 423: the account is suspended. */
export const suspended = () =>
  new ApiError(
    423,
    'ACCOUNT_SUSPENDED',
    'This account is suspended. Please write to support if you think this is a mistake.',
  );

/**
 * Signs in. Takes as long for an unknown address, or an account without a password, as for a wrong
 * password.
 * @param address the client's network address, which counts towards the limits.
 * @throws 401 INVALID_CREDENTIALS, 423 ACCOUNT_SUSPENDED, 429 TOO_MANY_TRIES, 503 while busy.
 */
export async function login(
  { db, config, passwords }: Dependencies,
  body: Static<typeof LoginBody>,
  address: string,
): Promise<Static<typeof LoginAnswer>> {
  const email = normalEmail(body.email);
  await admitSignIn(db, email, address);
  const account = await selectAccountByEmail(db, email);
  const passwordHash = account?.user.passwordHash ?? null;
  const isRight =
    passwordHash === null
      ? await passwords.verifyNobody(body.password)
      : await passwords.verify(body.password, passwordHash);
  if (!account || !isRight) throw invalidCredentials();
  const userId = account.user.id;
  const token = await db.transaction(async (tx) => {
    // While the password was looked at the account may have got another, or an end.
    const user = await holdUser(tx, userId);
    if (user?.passwordHash !== passwordHash) throw invalidCredentials();
    if (user.suspendedAt) throw suspended();
    await settleSignIn(tx, { userId, email }, address);
    return startSession(tx, config, userId);
  });
  return sessionView(account, token);
}

/** Adds the row of the role beside the user's. @returns its id. */
async function insertRole(
  tx: Transaction,
  userId: string,
  body: Omit<Registration, 'email' | 'password'>,
): Promise<string> {
  const id =
    body.role === 'student'
      ? await insertStudent(tx, { userId, ...studentValues(body) })
      : await insertOrganization(tx, { userId, ...organizationValues(body) });
  if (!id) throw new Error('The row of a new account was not stored.');
  return id;
}

/** Makes a new user a student or an organization, and signs them in. */
export async function openAccount(
  tx: Transaction,
  config: Config,
  userId: string,
  body: Omit<Registration, 'email' | 'password'>,
): Promise<Static<typeof RegisterAnswer>> {
  const id = await insertRole(tx, userId, body);
  return {
    details: { user_id: userId, id },
    token: await startSession(tx, config, userId),
    role: body.role,
    user_id: userId,
    role_specific_id: id,
    verified: body.role === 'student' ? 1 : 0,
  };
}

/** Tells an owner that their email was registered again, and no more often than helps them. */
async function warnOwner(tx: Transaction, mail: Mail, email: string): Promise<void> {
  if (!(await admitWarning(tx, email))) return;
  await mail.queue(tx, { to: email, template: 'account-exists', data: { email } });
}

/**
 * Registers and signs in, all in one transaction. Whoever names the email of an account learns that
 * it is there and nothing else of it; its owner is told by mail.
 * @param address the client's network address, which counts towards the limits.
 * @throws 400 with a text per field, 409 EMAIL_TAKEN, 429 TOO_MANY_TRIES, 503 while busy.
 */
export async function register(
  { db, config, mail, passwords }: Dependencies & { mail: Mail },
  body: Registration,
  address: string,
): Promise<Static<typeof RegisterAnswer>> {
  checkRegistration(body);
  await admitRegistration(db, address);
  const email = normalEmail(body.email);
  const passwordHash = await passwords.hash(body.password);
  const registered = await db.transaction(async (tx) => {
    const userId = await insertUser(tx, { email, role: body.role, passwordHash });
    if (!userId) {
      await warnOwner(tx, mail, email);
      return null;
    }
    await admitAccountWithEmail(tx, email);
    await settleRegistration(tx, userId, address);
    return openAccount(tx, config, userId, body);
  });
  if (!registered) throw emailTaken();
  return registered;
}

/** The account behind a session. @throws 404 if it is gone. */
export async function getAccount(db: Database, userId: string): Promise<Static<typeof User>> {
  const account = await selectAccount(db, userId);
  if (!account) throw notFound('User not found');
  return userView(account, { unread_notifications: await countUnread(db, userId) });
}
