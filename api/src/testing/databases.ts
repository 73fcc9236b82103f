import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** The same server's address with another database. */
export function withDatabase(url: string, name: string): string {
  return url.replace(/^(postgres:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: withDatabase(url, 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Copies the migrated database; the copy belongs to the caller, who drops it. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env['TEST_POSTGRES_URL'];
  if (!server) throw new Error('Tests of the api run under jest, which starts PostgreSQL.');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await run(server, `create database ${name} template ifj strategy file_copy`);
  return {
    url: withDatabase(server, name),
    drop: () => run(server, `drop database ${name} with (force)`),
  };
}
