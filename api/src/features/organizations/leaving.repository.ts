import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { applications } from '../../db/tables/applications.table.ts';
import { fileDownloads } from '../../db/tables/file-downloads.table.ts';
import { files } from '../../db/tables/files.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { pastDownloads } from '../../db/tables/past-downloads.table.ts';

/** So many are handed over with one statement, which has only seconds. */
const downloadsAtOnce = 10_000;

async function handOverSome(tx: Transaction, orgId: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    with taken as (
      delete from ${fileDownloads} where id in (
        select id from ${fileDownloads} where org_id = ${orgId} limit ${downloadsAtOnce})
      returning *),
    kept as (
      insert into ${pastDownloads} (id, user_id, company_name, kind, at, last_at, times)
      select taken.id, a.user_id, o.company_name, f.kind, taken.at, taken.last_at, taken.times
      from taken
      join ${files} f on f.id = taken.file_id
      join ${applications} a on a.id = f.application_id
      join ${organizations} o on o.id = a.org_id)
    select count(*)::int as count from taken`);
  return rows[0]?.count ?? 0;
}

/** Leaves to each student the record of what an organization took of theirs, under its name. */
export async function handOverDownloads(tx: Transaction, orgId: string): Promise<void> {
  while ((await handOverSome(tx, orgId)) === downloadsAtOnce);
}
