import { sql, type SQL } from 'drizzle-orm';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from './app.ts';

/** Everything there is of applications: rows, files, bytes and mail. */
async function stored({ app, folder }: TestApp) {
  const count = async (query: SQL) => {
    const { rows } = await app.db.execute<{ n: string }>(query);
    return Number(rows[0]?.n);
  };
  const names = await readdir(join(folder, 'files'), { recursive: true });
  return {
    applications: await count(sql`select count(*) n from applications`),
    history: await count(sql`select count(*) n from application_history`),
    files: await count(sql`select count(*) n from files where application_id is not null`),
    unattached: await count(sql`select count(*) n from files where application_id is null`),
    mail: await count(
      sql`select count(*) n from pgboss.job where data->>'template' = 'application-received'`,
    ),
    bytes: names.filter((name) => name.endsWith('.pdf')).length,
    spooled: names.filter((name) => name.startsWith('.spool/')).length,
  };
}

export type Growth = Awaited<ReturnType<typeof stored>>;

/** Runs something and tells by how much each of those grew. */
export async function growth(test: TestApp, work: () => Promise<unknown>): Promise<Growth> {
  const before = await stored(test);
  await work();
  const after = await stored(test);
  const names = Object.keys(after) as (keyof Growth)[];
  return Object.fromEntries(names.map((name) => [name, after[name] - before[name]])) as Growth;
}

export const nothing: Growth = {
  applications: 0,
  history: 0,
  files: 0,
  unattached: 0,
  mail: 0,
  bytes: 0,
  spooled: 0,
};

/** What one application leaves behind. */
export const oneApplication: Growth = {
  ...nothing,
  applications: 1,
  history: 1,
  files: 2,
  mail: 1,
  bytes: 2,
};
