import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { passwordResets } from '../../db/tables/password-resets.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { resetQueueName } from './reset-queue.ts';

/** Keeps a link for the account with this email. @returns false where there is no such account. */
export async function insertReset(
  db: Queryable,
  reset: { tokenHash: Buffer; email: string; minutes: number },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into password_resets (token_hash, user_id, expires_at)
    select ${reset.tokenHash}, id, now() + make_interval(mins => ${reset.minutes})
    from users where email = ${reset.email}`);
  return rowCount === 1;
}

export async function selectReset(db: Queryable, tokenHash: Buffer) {
  const [row] = await db
    .select({
      isEnded: sql<boolean>`${passwordResets.endedAt} is not null`,
      isLate: sql<boolean>`${passwordResets.expiresAt} <= now()`,
    })
    .from(passwordResets)
    .where(eq(passwordResets.tokenHash, tokenHash));
  return row;
}

/**
 * The account that a link is for, held until the transaction ends. It is held before any of its
 * links: the other way round two links of one account could wait for each other.
 */
export async function holdOwner(tx: Transaction, tokenHash: Buffer) {
  const [row] = await tx
    .select({ userId: users.id, email: users.email })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(eq(passwordResets.tokenHash, tokenHash))
    .for('update', { of: users });
  return row;
}

/** Ends a link. @returns whether it worked until now. */
export async function takeReset(tx: Transaction, tokenHash: Buffer): Promise<boolean> {
  const { rowCount } = await tx
    .update(passwordResets)
    .set({ endedAt: sql`now()` })
    .where(
      and(
        eq(passwordResets.tokenHash, tokenHash),
        isNull(passwordResets.endedAt),
        gt(passwordResets.expiresAt, sql`now()`),
      ),
    );
  return rowCount === 1;
}

/** Ends every link of a user that still works. */
export async function endResetsOf(tx: Transaction, userId: string) {
  await tx
    .update(passwordResets)
    .set({ endedAt: sql`now()` })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.endedAt)));
}

/** Takes back what was asked for an email, and is not done yet or was done. */
export async function deleteRequestsFor(tx: Transaction, email: string) {
  await tx.execute(sql`
    delete from pgboss.job where name = ${resetQueueName} and data->>'email' = ${email}`);
}

/** Forgets requests that are done: the queue's own tidying comes once a day. */
export async function deleteDoneRequests(db: Queryable) {
  await db.execute(sql`
    delete from pgboss.job where name = ${resetQueueName} and state in ('completed', 'failed')`);
}

/** For a day more a link can say why it works no longer. */
export async function deleteOldResets(db: Queryable) {
  await db
    .delete(passwordResets)
    .where(lt(passwordResets.expiresAt, sql`now() - interval '1 day'`));
}
