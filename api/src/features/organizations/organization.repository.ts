import { eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/client.ts';
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
