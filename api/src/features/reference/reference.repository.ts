import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { organizations } from '../../db/tables/organizations.table.ts';

/** Names of verified organizations, each once, in alphabetical order. */
export async function selectCompanyNames(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: organizations.companyName })
    .from(organizations)
    .where(eq(organizations.verification, 'approved'))
    .orderBy(asc(organizations.companyName));
  return rows.map(({ name }) => name);
}
