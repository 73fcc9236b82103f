import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { users } from '../../db/tables/users.table.ts';
import { registerStudent, testPassword } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/app.ts';
import { outcomeOf, register, ticketOf } from '../../testing/provider/google-accounts.ts';
import { startGoogleApp } from '../../testing/provider/google-app.ts';
import { Visitor } from '../../testing/provider/visitor.ts';

let google: Awaited<ReturnType<typeof startGoogleApp>>;
let api: TestApp;

beforeAll(async () => {
  google = await startGoogleApp();
  ({ api } = google);
});
afterAll(() => google.close());

test('an address that only lower case makes like another opens no account', async () => {
  const owner = await registerStudent(api, { email: 'kate@gmail.example' });
  const answer = await new Visitor(api).signIn({ email: '\u212Aate@gmail.example' });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
  expect((await api.call('GET', '/me', { token: owner.token })).statusCode).toBe(200);
});

test.each(['a@gmail.example,b@gmail.example', 'a b@gmail.example', 'Ada <a@gmail.example>'])(
  '%s is no address to register with',
  async (email) => {
    const answer = await new Visitor(api).signIn({ email });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
  },
);

test('whoever made accounts with an address does not keep its owner out', async () => {
  const email = 'owner@gmail.example';
  for (let round = 0; round < 3; round += 1) {
    const { token } = await registerStudent(api, { email });
    const payload = { password: testPassword };
    expect((await api.call('DELETE', '/me', { token, payload })).statusCode).toBe(204);
  }
  const visitor = new Visitor(api);
  const answer = await register(visitor, await ticketOf(visitor, email));
  expect(answer.statusCode).toBe(201);
});

test('one person of a provider may have three accounts a day, one after the other', async () => {
  const who = { email: 'again@gmail.example' };
  for (let round = 0; round < 4; round += 1) {
    const visitor = new Visitor(api);
    const { registration } = outcomeOf(await visitor.signIn(who));
    const answer = await register(visitor, registration?.ticket ?? '');
    expect(answer.statusCode).toBe(round < 3 ? 201 : 429);
    await api.app.db.delete(users).where(eq(users.email, who.email));
  }
});
