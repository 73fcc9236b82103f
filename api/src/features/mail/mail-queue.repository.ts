import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { mailQueueName, type QueuedMail } from './mail-queue.ts';

/** Mails to an address that wait, or were sent within the last day. */
export async function selectMailTo(tx: Transaction, address: string) {
  const { rows } = await tx.execute<{ mail: QueuedMail; state: string; created_on: string }>(sql`
    select data as mail, state::text, created_on::text from pgboss.job
    where name = ${mailQueueName} and data->>'to' = ${address} order by created_on, id`);
  return rows.map(({ mail, state, created_on }) => ({
    mail,
    state,
    createdAt: new Date(created_on),
  }));
}

/** Takes mails to an address out of the queue, those that were sent too. */
export async function deleteMailTo(tx: Transaction, address: string) {
  await tx.execute(sql`
    delete from pgboss.job where name = ${mailQueueName} and data->>'to' = ${address}`);
}

const invites = (address: string) =>
  sql`data #> '{invite,attendees}' @> jsonb_build_array(jsonb_build_object('email', ${address}::text))`;

/** Takes mails out of the queue that bring somebody an invite with an address in it. */
export async function deleteMailInviting(tx: Transaction, address: string) {
  await tx.execute(sql`
    delete from pgboss.job where name = ${mailQueueName} and ${invites(address)}`);
}

/** Takes an address out of the invites that mails to others bring. */
export async function removeFromInvites(tx: Transaction, address: string) {
  await tx.execute(sql`
    update pgboss.job set data = jsonb_set(data, '{invite,attendees}', (
      select coalesce(jsonb_agg(attendee), '[]')
      from jsonb_array_elements(data #> '{invite,attendees}') attendee
      where attendee ->> 'email' <> ${address}))
    where name = ${mailQueueName} and ${invites(address)}`);
}
