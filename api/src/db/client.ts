import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, NodePgSession, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import { Pool, type PoolConfig } from 'pg';
import { isDatabaseDown } from './failures.ts';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** What a repository function takes: the database itself, or the transaction it takes part in. */
export type Queryable = Database | Transaction;

export interface DatabaseClient {
  db: Database;
  pool: Pool;
  close: () => Promise<void>;
}

type NoSchema = Record<string, never>;
type Session = NodePgSession<NoSchema, ExtractTablesWithRelations<NoSchema>>;

const casing = 'snake_case';
const dialect = new PgDialect({ casing });

/** As drizzle has them, but every connection is given back: it keeps one on which `begin` fails. */
function transactionsOn(pool: Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      const session: Session = new NodePgSession(client, dialect, undefined);
      return await session.transaction(work, config);
    } catch (error) {
      isBroken = isDatabaseDown(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
}

/**
 * Opens a connection pool. Nothing is connected before the first query. `query_timeout` covers a
 * server that accepts a query and then says nothing.
 */
export function openDatabase(
  url: string,
  onError: (error: Error) => void,
  options: PoolConfig = {},
): DatabaseClient {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    idle_in_transaction_session_timeout: 60_000,
    keepAlive: true,
    // To open another takes as long as ten queries, and what it is asked first is planned anew.
    idleTimeoutMillis: 600_000,
    // A server process holds every statement that is kept until its connection ends.
    maxLifetimeSeconds: 3_600,
    ...options,
  });
  // Without a listener an idle connection that the server ends would end this process.
  pool.on('error', onError);
  // The same holds for one in use. Whoever uses it is told by the query that fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle(pool, { casing });
  db.transaction = transactionsOn(pool);
  return { db, pool, close: () => pool.end() };
}
