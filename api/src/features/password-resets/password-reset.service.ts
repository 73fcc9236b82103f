import type { FastifyBaseLogger } from 'fastify';
import type { PgBoss } from 'pg-boss';
import type { Static } from 'typebox';
import type { Database } from '../../db/client.ts';
import { ApiError, invalid, notFound } from '../../errors.ts';
import type { Mail } from '../../plugins/mail.ts';
import { workThrough } from '../../plugins/queue-work.ts';
import { setPassword } from '../accounts/account.repository.ts';
import { commonPasswordText, isCommonPassword } from '../accounts/common-passwords.ts';
import { normalEmail } from '../accounts/email.ts';
import type { Passwords } from '../accounts/passwords.ts';
import { newSecret, secretHash } from '../sessions/secret.ts';
import { endAllSessions } from '../sessions/session.service.ts';
import { admitReset, settleReset } from '../tries/try.service.ts';
import { linkMinutes } from './link-life.ts';
import {
  endResetsOf,
  holdOwner,
  insertReset,
  selectReset,
  takeReset,
} from './password-reset.repository.ts';
import type { PasswordResetConfirmation, PasswordResetRequest } from './password-reset.schema.ts';
import { queueReset, resetQueueName, type QueuedReset } from './reset-queue.ts';

const unknownLink = () =>
  notFound(
    'This link is too old or not complete. Please ask for a new one, or open it as it stands in the mail.',
  );
const endedLink = () =>
  new ApiError(
    410,
    'LINK_ENDED',
    'This link has been used, or a new password was chosen in another way.',
  );
const lateLink = () =>
  new ApiError(410, 'LINK_EXPIRED', `This link is too old: it worked for ${linkMinutes} minutes.`);

/**
 * Takes down that somebody wants a link for a new password. Whether there is such an account is
 * looked at later, so that neither the answer nor its time tells.
 * @param address the client's network address, which counts towards the limits.
 * @throws 429 TOO_MANY_TRIES.
 */
export async function requestReset(
  { db, boss }: { db: Database; boss: PgBoss },
  body: Static<typeof PasswordResetRequest>,
  address: string,
): Promise<void> {
  const email = normalEmail(body.email);
  await admitReset(db, email, address);
  await queueReset(boss, { email });
}

/**
 * Mails a link to the account with an email; does nothing where there is none.
 * @param id of the request, from which the Message-ID comes.
 * @throws what the transport throws.
 */
async function sendLink(
  { db, mail }: { db: Database; mail: Mail },
  id: string,
  { email }: QueuedReset,
): Promise<void> {
  const token = newSecret();
  const isKept = await insertReset(db, {
    tokenHash: secretHash(token),
    email,
    minutes: linkMinutes,
  });
  if (isKept) await mail.send(id, { to: email, template: 'password-reset', data: { token } });
}

/** Sends the links that are asked for, now and from now on. */
export async function startResets(dependencies: {
  boss: PgBoss;
  db: Database;
  log: FastifyBaseLogger;
  mail: Mail;
}): Promise<void> {
  const { boss, log } = dependencies;
  await workThrough<QueuedReset>(boss, resetQueueName, {
    work: ({ id, data }) => sendLink(dependencies, id, data),
    onFailure: ({ id }, reason) => {
      log.warn({ reset: id, reason }, 'a link for a new password waits');
    },
  });
}

/**
 * Gives an account the password that its owner chose by a link, and ends every session and every
 * other link of the account.
 * @param address the client's network address, from which the owner can sign in from now on.
 * @throws 404 for a link that never was or is long over, 410 LINK_ENDED or LINK_EXPIRED, 400 at
 * `new_password` if it is a common one, 503 while busy.
 */
export async function confirmReset(
  { db, passwords }: { db: Database; passwords: Passwords },
  body: Static<typeof PasswordResetConfirmation>,
  address: string,
): Promise<void> {
  const tokenHash = secretHash(body.token);
  const link = await selectReset(db, tokenHash);
  if (!link) throw unknownLink();
  if (link.isEnded) throw endedLink();
  if (link.isLate) throw lateLink();
  if (isCommonPassword(body.new_password)) throw invalid({ new_password: commonPasswordText });
  const passwordHash = await passwords.hash(body.new_password);
  await db.transaction(async (tx) => {
    const owner = await holdOwner(tx, tokenHash);
    if (!owner || !(await takeReset(tx, tokenHash))) throw endedLink();
    await setPassword(tx, owner.userId, passwordHash);
    await endResetsOf(tx, owner.userId);
    await endAllSessions(tx, owner.userId);
    await settleReset(tx, owner, address);
  });
}
