import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { keepStatements, placesOf } from './statements.ts';
import { users } from './tables/users.table.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ DATABASE_CONNECTIONS: '2' });
});
afterAll(() => api.close());

test('a connection keeps a statement once, whichever transactions ask it', async () => {
  const lookUp = keepStatements((db, name) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(sql`${users.email} = ${sql.placeholder('email')}`)
      .prepare(name),
  );
  for (let turn = 0; turn < 3; turn++) {
    await api.app.db.transaction(async (tx) => {
      expect(await lookUp(tx, '').execute({ email: `${turn}@test.example` })).toEqual([]);
      const { rows } = await tx.execute(
        sql`select name from pg_prepared_statements where statement like '%"users"."email" = $1%'`,
      );
      expect(rows).toHaveLength(1);
    });
  }
});

test('only given values have places', () => {
  const places = placesOf({ none: null, missing: undefined, empty: '', no: false, zero: 0 });
  expect(Object.keys(places)).toEqual(['empty', 'no', 'zero']);
});
