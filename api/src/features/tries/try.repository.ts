import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { knownAddresses } from '../../db/tables/known-addresses.table.ts';
import { tries } from '../../db/tables/tries.table.ts';
import { users } from '../../db/tables/users.table.ts';

/** Counts one try and returns how many the running window has, and the seconds until it ends. */
export async function countTry(
  db: Queryable,
  entry: { kind: string; subject: Buffer; windowSeconds: number },
) {
  const isOver = sql`${tries.startedAt} < now() - make_interval(secs => ${entry.windowSeconds})`;
  const [row] = await db
    .insert(tries)
    .values({ kind: entry.kind, subject: entry.subject, count: 1 })
    .onConflictDoUpdate({
      target: [tries.kind, tries.subject],
      set: {
        count: sql`case when ${isOver} then 1 else ${tries.count} + 1 end`,
        startedAt: sql`case when ${isOver} then now() else ${tries.startedAt} end`,
      },
    })
    .returning({
      count: tries.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${tries.startedAt} - now()) + ${entry.windowSeconds})::int`,
    });
  return row ?? { count: 1, secondsLeft: entry.windowSeconds };
}

/** How many tries the running window has, and the seconds until it ends; counts none. */
export async function readTries(
  db: Queryable,
  entry: { kind: string; subject: Buffer; windowSeconds: number },
) {
  const end = sql`${tries.startedAt} + make_interval(secs => ${entry.windowSeconds})`;
  const [row] = await db
    .select({
      count: tries.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${end} - now()))::int`,
    })
    .from(tries)
    .where(and(eq(tries.kind, entry.kind), eq(tries.subject, entry.subject), sql`${end} >= now()`));
  return row ?? { count: 0, secondsLeft: 0 };
}

export async function forgetTries(db: Queryable, kind: string, subject: Buffer) {
  await db.delete(tries).where(and(eq(tries.kind, kind), eq(tries.subject, subject)));
}

export async function uncountTry(db: Queryable, kind: string, subject: Buffer) {
  await db
    .update(tries)
    .set({ count: sql`${tries.count} - 1` })
    .where(and(eq(tries.kind, kind), eq(tries.subject, subject), gt(tries.count, 0)));
}

export async function deleteOldTries(db: Queryable) {
  await db.delete(tries).where(lt(tries.startedAt, sql`now() - interval '1 day'`));
  await db
    .delete(knownAddresses)
    .where(lt(knownAddresses.lastSignInAt, sql`now() - interval '180 days'`));
}

export async function isKnownAddress(db: Queryable, email: string, address: Buffer) {
  const rows = await db
    .select({ found: sql`1` })
    .from(knownAddresses)
    .innerJoin(users, eq(users.id, knownAddresses.userId))
    .where(and(eq(users.email, email), eq(knownAddresses.address, address)));
  return rows.length > 0;
}

export async function forgetAddresses(tx: Transaction, userId: string) {
  await tx.delete(knownAddresses).where(eq(knownAddresses.userId, userId));
}

export async function rememberAddress(db: Queryable, userId: string, address: Buffer) {
  await db
    .insert(knownAddresses)
    .values({ userId, address })
    .onConflictDoUpdate({
      target: [knownAddresses.userId, knownAddresses.address],
      set: { lastSignInAt: sql`now()` },
    });
}
