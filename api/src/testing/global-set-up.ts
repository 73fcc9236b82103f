import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { withDatabase } from './databases.ts';
import { removeLeftOvers, runFolderPrefix } from './left-over-servers.ts';

declare global {
  var testPostgres: { server: EmbeddedPostgres; folder: string } | undefined;
}

/** One PostgreSQL for the whole run, with a migrated database that test files copy. */
export default async function startPostgres(): Promise<void> {
  await removeLeftOvers();
  const folder = await mkdtemp(runFolderPrefix(process.pid));
  const server = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    durable: false,
  });
  globalThis.testPostgres = { server, folder };
  process.env['TEST_POSTGRES_URL'] = server.url;
  process.env['TEST_FOLDER'] = folder;
  await migrateDatabase(withDatabase(server.url, 'ifj'));
}
