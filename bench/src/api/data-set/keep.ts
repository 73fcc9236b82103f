import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { startDatabase, type Database } from '../../../../scripts/product/database.ts';
import { startApi } from '../servers.ts';
import { fillDatabase } from './build.ts';
import { readListings } from './listings.ts';
import { sizes } from './size.ts';
import { day } from './world.ts';

type Tell = (line: string) => void;

const here = fileURLToPath(new URL('.', import.meta.url));
const migrations = fileURLToPath(new URL('../../../../api/src/db/migrations', import.meta.url));

/** After so many days too many deadlines have passed. */
const lasts = 30;

/** What makes a data set what it is. */
function keyOf(listings: string | undefined): string {
  const hash = createHash('sha256');
  for (const folder of [here, migrations]) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((one) => /(?<!\.test)\.(ts|sql)$/.test(one)).toSorted()) {
      hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  if (listings) hash.update(readFileSync(listings));
  return hash.digest('hex');
}

function isKept(marker: string, key: string): boolean {
  try {
    const kept = JSON.parse(readFileSync(marker, 'utf8')) as { key: string; madeFor: number };
    return kept.key === key && Date.now() - kept.madeFor < lasts * day;
  } catch {
    return false;
  }
}

/** The same server's address with another database. */
export const databaseUrl = (server: string, name: string): string =>
  server.replace(/^(postgres:\/\/[^/]*\/)[^?]*/, `$1${name}`);

async function run(url: string, statements: string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Lends a copy of a database, which nobody may be using. */
export async function withCopy<T>(
  server: string,
  name: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const copy = `${name}_copy`;
  const drop = `drop database if exists ${copy} with (force)`;
  await run(server, [drop, `create database ${copy} template ${name}`]);
  try {
    return await work(databaseUrl(server, copy));
  } finally {
    await run(server, [drop]);
  }
}

/**
 * Starts the PostgreSQL that holds the data sets, and fills it unless it holds these already.
 * @param folder where it is kept
 * @param listings a file with listings, in place of the generator's own words
 */
export async function startDataSets(
  folder: string,
  listings: string | undefined,
  tell: Tell,
): Promise<Database> {
  const marker = join(folder, 'data-set.json');
  const key = keyOf(listings);
  let database = await startDatabase(folder);
  if (isKept(marker, key)) return database;
  try {
    tell('builds the data sets, which are kept; this takes some minutes');
    const restart = async (settings: string[]): Promise<void> => {
      await run(database.url, settings);
      await database.stop();
      database = await startDatabase(folder);
    };
    await restart([
      `alter system set wal_level = 'minimal'`,
      'alter system set max_wal_senders = 0',
      `alter system set max_wal_size = '8GB'`,
    ]);
    const now = Date.now();
    for (const size of Object.values(sizes)) {
      const { database: name } = size;
      await run(database.url, [
        `drop database if exists ${name} with (force)`,
        `create database ${name}`,
      ]);
      const url = databaseUrl(database.url, name);
      // The api brings a database to its present state when it starts.
      await (await startApi(url)).stop();
      const world = { size, now, listings: listings ? readListings(listings) : undefined };
      await fillDatabase(url, world, tell);
    }
    await restart(['checkpoint', 'alter system reset all']);
    writeFileSync(marker, JSON.stringify({ key, madeFor: now }));
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}
