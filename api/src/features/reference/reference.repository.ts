import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { isListedOrganization } from '../jobs/job-state.ts';

/** Names of organizations whose jobs are listed, each once, in alphabetical order. */
export async function selectCompanyNames(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: organizations.companyName })
    .from(organizations)
    .innerJoin(users, eq(users.id, organizations.userId))
    .where(isListedOrganization)
    .orderBy(asc(organizations.companyName));
  return rows.map(({ name }) => name);
}
