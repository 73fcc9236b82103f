import fp from 'fastify-plugin';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { openDatabase, type Database } from '../db/client.ts';
import { watchDatabase } from '../db/watchdog.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Database;
    pool: Pool;
  }
}

/** Decorates the app with `db` and ends its connections when the app closes. */
export const databasePlugin = fp(
  async (app) => {
    const client = openDatabase(
      app.config.DATABASE_URL,
      (error) => app.log.warn({ err: error }, 'a database connection ended'),
      {
        max: app.config.DATABASE_CONNECTIONS,
        connectionTimeoutMillis: app.config.DATABASE_CONNECT_MS,
      },
    );
    app.decorate('db', client.db);
    app.decorate('pool', client.pool);
    const endWatch = watchDatabase(client.pool, app.config.DATABASE_URL);
    app.addHook('onClose', async () => {
      endWatch();
      await client.close();
    });
  },
  { name: 'database' },
);

/** Resolves when the database answers. @throws what the driver says when it does not. */
export async function pingDatabase(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
