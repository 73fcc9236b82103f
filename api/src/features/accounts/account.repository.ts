import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { students } from '../../db/tables/students.table.ts';
import { users } from '../../db/tables/users.table.ts';

const account = { user: users, student: students, organization: organizations };

const joined = (db: Queryable) =>
  db
    .select(account)
    .from(users)
    .leftJoin(students, eq(students.userId, users.id))
    .leftJoin(organizations, eq(organizations.userId, users.id));

export async function selectAccountByEmail(db: Queryable, email: string) {
  const [row] = await joined(db).where(eq(users.email, email));
  return row;
}

export async function selectAccount(db: Queryable, userId: string) {
  const [row] = await joined(db).where(eq(users.id, userId));
  return row;
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof selectAccount>>>;

/** The user as it stands, kept from being changed, suspended or deleted until the transaction ends. */
export async function holdUser(tx: Transaction, userId: string) {
  const [row] = await tx
    .select({ passwordHash: users.passwordHash, suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  return row;
}

/** Gives a user another password if they still have the one it takes the place of. */
export async function replacePassword(
  tx: Transaction,
  userId: string,
  { before, after }: { before: string | null; after: string },
): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ passwordHash: after })
    .where(and(eq(users.id, userId), sql`${users.passwordHash} is not distinct from ${before}`))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** Gives a user another password, whatever it was, by a link in a mail: the address is theirs. */
export async function setPassword(tx: Transaction, userId: string, passwordHash: string) {
  await tx
    .update(users)
    .set({ passwordHash, emailProvenAt: sql`coalesce(${users.emailProvenAt}, now())` })
    .where(eq(users.id, userId));
}

export async function insertUser(tx: Transaction, values: typeof users.$inferInsert) {
  const [row] = await tx
    .insert(users)
    .values(values)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return row?.id;
}

export async function insertStudent(tx: Transaction, values: typeof students.$inferInsert) {
  const [row] = await tx.insert(students).values(values).returning({ id: students.id });
  return row?.id;
}

export async function insertOrganization(
  tx: Transaction,
  values: typeof organizations.$inferInsert,
) {
  const [row] = await tx.insert(organizations).values(values).returning({ id: organizations.id });
  return row?.id;
}
