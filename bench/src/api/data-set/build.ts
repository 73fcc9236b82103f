import { Client } from 'pg';
import { fillTable } from './copy.ts';
import { tablesOf } from './data-set.ts';
import { dropIndexes } from './indexes.ts';
import type { Rows } from './rows.ts';
import type { World } from './world.ts';

type Tell = (line: string) => void;

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`set maintenance_work_mem = '768MB'`);
  return client;
}

/**
 * Fills a migrated database.
 * @param url of the database, whose user is its superuser
 */
export async function fillDatabase(url: string, world: World, tell: Tell): Promise<void> {
  const name = world.size.database;
  const client = await connect(url);
  const dropped = await dropIndexes(client);

  async function fill(rows: Rows): Promise<void> {
    const from = performance.now();
    const own = await connect(url);
    await fillTable(own, rows);
    const filled = performance.now();
    for (const again of dropped.own.get(rows.table) ?? []) await own.query(again);
    dropped.own.delete(rows.table);
    await own.query(`vacuum (analyze) ${rows.table}`);
    await own.end();
    const rowsTook = seconds(filled - from);
    tell(`${name}: ${rows.table} ${rowsTook}, indexes ${seconds(performance.now() - filled)}`);
  }

  await Promise.all(
    tablesOf(world).map(async (tables) => {
      for (const rows of tables) await fill(rows);
    }),
  );
  for (const again of [...dropped.own.values()].flat()) await client.query(again);
  for (const again of dropped.between) await client.query(again);
  await client.query('vacuum (analyze)');
  await client.end();
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(0)} s`;
