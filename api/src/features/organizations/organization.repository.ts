import { eq, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../db/client.ts';
import { databaseCode } from '../../db/failures.ts';
import { organizations } from '../../db/tables/organizations.table.ts';

/** The organization, locked until the transaction ends. */
export async function lockOrganization(tx: Transaction, id: string) {
  const [row] = await tx.select().from(organizations).where(eq(organizations.id, id)).for('update');
  return row;
}

export async function updateOrganization(
  db: Queryable,
  id: string,
  values: Partial<typeof organizations.$inferInsert>,
) {
  const [row] = await db
    .update(organizations)
    .set(values)
    .where(eq(organizations.id, id))
    .returning();
  return row;
}

/** Whether the database can reckon in a time zone; interviews are put into days by it. */
export async function isZoneKnown(db: Database, timezone: string): Promise<boolean> {
  try {
    await db.execute(sql`select now() at time zone ${timezone}`);
    return true;
  } catch (error) {
    if (databaseCode(error) === '22023') return false;
    throw error;
  }
}
