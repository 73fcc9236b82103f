import { and, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { keepStatements } from '../../db/statements.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { sessions } from '../../db/tables/sessions.table.ts';
import { students } from '../../db/tables/students.table.ts';
import { users } from '../../db/tables/users.table.ts';

export async function insertSession(
  db: Queryable,
  session: { tokenHash: Buffer; userId: string; maxHours: number },
) {
  await db.insert(sessions).values({
    tokenHash: session.tokenHash,
    userId: session.userId,
    expiresAt: sql`now() + make_interval(hours => ${session.maxHours})`,
  });
}

const liveSession = keepStatements((db: Queryable, name) =>
  db
    .select({
      userId: users.id,
      role: users.role,
      studentId: students.id,
      organizationId: organizations.id,
      verification: organizations.verification,
      isStale: sql<boolean>`${sessions.lastSeenAt} < now() - interval '1 minute'`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(students, eq(students.userId, users.id))
    .leftJoin(organizations, eq(organizations.userId, users.id))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql`now()`),
        gt(
          sessions.lastSeenAt,
          sql`now() - make_interval(hours => ${sql.placeholder('idleHours')})`,
        ),
        isNull(users.suspendedAt),
      ),
    )
    .prepare(name),
);

/** The live session with its user's role, or undefined. */
export async function selectSession(db: Queryable, tokenHash: Buffer, idleHours: number) {
  const [row] = await liveSession(db, '').execute({ tokenHash, idleHours });
  return row;
}

/**
 * Whether a session is still there and its user not suspended, which stays so until the transaction
 * ends. Whoever ends sessions holds the user first, and so does this.
 */
export async function holdSession(tx: Transaction, tokenHash: Buffer): Promise<boolean> {
  const held = await tx
    .select({ userId: users.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), isNull(users.suspendedAt)))
    .for('share', { of: [users, sessions] });
  return held.length > 0;
}

/** Whether a session was begun within this many minutes. */
export async function isYoungerThan(db: Queryable, tokenHash: Buffer, minutes: number) {
  const [row] = await db
    .select({
      isYoung: sql<boolean>`${sessions.createdAt} > now() - make_interval(mins => ${minutes})`,
    })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash));
  return row?.isYoung ?? false;
}

export async function touchSession(db: Queryable, tokenHash: Buffer) {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Queryable, tokenHash: Buffer) {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends a user's sessions, all of them or all but one. */
export async function deleteSessionsOf(db: Queryable, userId: string, kept?: Buffer) {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), kept ? ne(sessions.tokenHash, kept) : undefined));
}

export async function deleteDeadSessions(db: Queryable, idleHours: number) {
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.expiresAt, sql`now()`),
        lt(sessions.lastSeenAt, sql`now() - make_interval(hours => ${idleHours})`),
      ),
    );
}
