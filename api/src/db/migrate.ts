import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { createQueues } from '../plugins/boss.ts';
import { reachDatabase } from './reach.ts';

const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url));
/** Any number will do, so long as every api process of one database uses the same. */
const lockKey = 4_936_610;

/**
 * Brings the database to the state this version needs, the job queue's tables too. Processes that
 * start at the same time take turns; an interrupted migration is taken up by the next start.
 * @throws ConfigError when the database cannot be reached
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = await reachDatabase(url);
  try {
    // A lock of the session: the migrator's own transaction begins and ends inside it.
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await migrate(drizzle(client), { migrationsFolder });
    await createQueues(url);
  } finally {
    await client.end();
  }
}
