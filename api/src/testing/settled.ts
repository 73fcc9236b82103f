import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

const pause = 250;

/**
 * Does what autovacuum has long done to tables that stand for a while, so that plans are those of
 * every day. Somebody who looks at the database just then, such as autovacuum itself, puts off that
 * rows count as visible to all: it is done until they do.
 */
export async function settle(client: Client): Promise<void> {
  for (;;) {
    await client.query('vacuum analyze');
    const { rows } = await client.query(
      `select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relallvisible < relpages`,
    );
    if (rows.length === 0) return;
    await sleep(pause);
  }
}
