import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Transaction } from '../../db/client.ts';
import type { Invite } from './invite.ts';
import type { Writing } from './templates.ts';

export const mailQueueName = 'mail';

/** A mail server that is away for hours loses nothing: about two days of tries, ever further apart. */
export const mailQueueOptions = {
  retryLimit: 60,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 120,
  deleteAfterSeconds: 86_400,
};

/** One mail to be: `to` is the stored address of an account, never one from a request. */
export type QueuedMail = Writing & { to: string; invite?: Invite };

/**
 * Puts a mail into the queue as part of a transaction: it is sent if and only if that commits.
 * `mail.queue` of the app does this; what the operator's command calls too takes it from here,
 * since that command has a queue and no app.
 */
export async function queueMail(boss: PgBoss, tx: Transaction, mail: QueuedMail): Promise<void> {
  await boss.send(mailQueueName, mail, { db: fromDrizzle(tx, sql) });
}

/** `queueMail` for many at once. */
export async function queueMails(
  boss: PgBoss,
  tx: Transaction,
  mails: QueuedMail[],
): Promise<void> {
  const jobs = mails.map((data) => ({ data }));
  await boss.insert(mailQueueName, jobs, { db: fromDrizzle(tx, sql) });
}
