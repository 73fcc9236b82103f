import type { Client } from 'pg';

/** Statements that make again what was dropped; constraints between tables come last. */
export interface Dropped {
  /** By the table that they belong to. */
  own: Map<string, string[]>;
  between: string[];
}

interface Constraint {
  table: string;
  name: string;
  kind: 'p' | 'u' | 'f';
  definition: string;
}

/** Drops every index, key and reference, which are quicker to make when the rows are there. */
export async function dropIndexes(client: Client): Promise<Dropped> {
  const own = new Map<string, string[]>();
  const between: string[] = [];
  const constraints = await client.query<Constraint>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, contype as kind,
       pg_get_constraintdef(oid) as definition
     from pg_constraint
     where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'f')
     order by contype, conname`,
  );
  for (const { table, name, kind, definition } of constraints.rows) {
    await client.query(`alter table ${table} drop constraint ${name}`);
    const again = `alter table ${table} add constraint ${name} ${definition}`;
    if (kind === 'f') between.push(again);
    else own.set(table, [...(own.get(table) ?? []), again]);
  }
  const indexes = await client.query<{ table: string; name: string; again: string }>(
    `select tablename as table, quote_ident(indexname) as name, indexdef as again
     from pg_indexes where schemaname = 'public' order by indexname`,
  );
  for (const { table, name, again } of indexes.rows) {
    await client.query(`drop index ${name}`);
    own.set(table, [...(own.get(table) ?? []), again]);
  }
  return { own, between };
}
