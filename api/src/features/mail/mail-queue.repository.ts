import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { mailQueueName } from './mail-queue.ts';

/** Mails to an address that wait, or were sent within the last day. */
export async function selectMailTo(tx: Transaction, address: string) {
  const { rows } = await tx.execute<{ template: string; state: string; created_on: string }>(sql`
    select data->>'template' as template, state::text, created_on::text from pgboss.job
    where name = ${mailQueueName} and data->>'to' = ${address} order by created_on, id`);
  return rows.map(({ template, state, created_on }) => ({
    template,
    state,
    createdAt: new Date(created_on),
  }));
}

/** Takes mails to an address out of the queue, those that were sent too. */
export async function deleteMailTo(tx: Transaction, address: string) {
  await tx.execute(sql`
    delete from pgboss.job where name = ${mailQueueName} and data->>'to' = ${address}`);
}
