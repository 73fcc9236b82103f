import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type { Transaction } from '../../db/client.ts';
import type { TemplateData, TemplateName } from './templates.ts';

export const mailQueueName = 'mail';

/** A mail server that is away for hours loses nothing: about two days of tries, ever further apart. */
export const mailQueueOptions = {
  retryLimit: 40,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 60,
};

/** One mail to be: the address is the stored one of an account, never one from a request. */
export type QueuedMail = {
  [Name in TemplateName]: { to: string; template: Name; data: TemplateData[Name] };
}[TemplateName];

/** Puts a mail into the queue as part of a transaction: it is sent if and only if that commits. */
export async function queueMail(boss: PgBoss, tx: Transaction, mail: QueuedMail): Promise<void> {
  await boss.send(mailQueueName, mail, { db: fromDrizzle(tx, sql) });
}
