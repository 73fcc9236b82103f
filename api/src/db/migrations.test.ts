import { expect, test } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson } from 'drizzle-kit/api';
import drizzleConfig from '../../drizzle.config.ts';

const here = import.meta.dirname;

/** What drizzle-kit's description of tables says of them, without the ids of its own. */
function described(json: string): object {
  return { ...(JSON.parse(json) as object), id: null, prevId: null };
}

/** The tables as they are after the newest migration. */
function migratedTables(): object {
  const newest = globSync('migrations/meta/*_snapshot.json', { cwd: here }).toSorted().at(-1) ?? '';
  return described(readFileSync(join(here, newest), 'utf8'));
}

async function declaredTables(): Promise<object> {
  const files = globSync('tables/*.table.ts', { cwd: here });
  const modules = await Promise.all(
    files.map((file) => import(join(here, file)) as Promise<Record<string, unknown>>),
  );
  const exported = Object.assign({}, ...modules) as Record<string, unknown>;
  return described(
    JSON.stringify(generateDrizzleJson(exported, undefined, undefined, drizzleConfig.casing)),
  );
}

// Tables that have changed need a migration: npm run migration -w api -- --name verb_noun
test('the newest migration leaves the tables as they are declared', async () => {
  expect(await declaredTables()).toEqual(migratedTables());
});
