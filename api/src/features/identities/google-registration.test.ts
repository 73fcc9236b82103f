import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { identityProofs } from '../../db/tables/identity-proofs.table.ts';
import { organizationFields, registerStudent, testPassword } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/app.ts';
import {
  logIn,
  me,
  newEmail,
  outcomeOf,
  register,
  registerWithGoogle,
  rowOf,
  ticketOf,
} from '../../testing/provider/google-accounts.ts';
import { startGoogleApp } from '../../testing/provider/google-app.ts';
import { Visitor } from '../../testing/provider/visitor.ts';

let google: Awaited<ReturnType<typeof startGoogleApp>>;
let api: TestApp;
let email: string;

beforeAll(async () => {
  google = await startGoogleApp();
  ({ api } = google);
});
afterAll(() => google.close());
beforeEach(() => {
  email = newEmail();
});

describe('somebody new', () => {
  test('registers as a student without a password, and is signed in', async () => {
    const visitor = new Visitor(api);
    const outcome = outcomeOf(await visitor.signIn({ email: email.toUpperCase() }));
    expect(outcome).toEqual({
      session: null,
      registration: {
        ticket: expect.stringMatching(/^[\w-]{43}$/),
        email,
        full_name: 'Ada Obi',
        expires_at: expect.any(String),
      },
    });
    const answer = await register(visitor, outcome.registration?.ticket ?? '');
    expect(answer.statusCode).toBe(201);
    const account = answer.json<{ token: string; user_id: string }>();
    expect(account).toMatchObject({ role: 'student', verified: 1 });
    expect((await me(api, account.token)).json()).toMatchObject({
      email,
      student: { phone: '08031234567' },
    });
    expect(await rowOf(api, email)).toMatchObject({
      passwordHash: null,
      emailProvenAt: expect.any(Date),
    });
  });

  test('registers as an organization, which waits for approval', async () => {
    const visitor = new Visitor(api);
    const fields = {
      ticket: await ticketOf(visitor, email),
      role: 'organization',
      ...organizationFields,
    };
    const answer = await visitor.call('POST', '/auth/google/register', fields);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ role: 'organization', verified: 0 });
  });

  test('mends what was refused, and registers once', async () => {
    const visitor = new Visitor(api);
    const ticket = await ticketOf(visitor, email);
    const refused = await register(visitor, ticket, { company_name: 'Both', phone: 'none' });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ fields: { phone: expect.any(String) } });
    const answers = await Promise.all([register(visitor, ticket), register(visitor, ticket)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 410]);
  });

  test.each([
    ['email', { email: 'other@gmail.example' }],
    ['password', { password: testPassword }],
    ['verified', { verified: 1 }],
    ['role', { role: 'operator' }],
  ])('sets no %s of their own', async (field, fields) => {
    const visitor = new Visitor(api);
    const answer = await register(visitor, await ticketOf(visitor, email), fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  test('registers in the browser that came back, and before an hour is over', async () => {
    const visitor = new Visitor(api);
    const ticket = await ticketOf(visitor, email);
    const stranger = new Visitor(api);
    await stranger.leave();
    for (const other of [stranger, new Visitor(api)]) {
      expect((await register(other, ticket)).statusCode).toBe(410);
    }
    expect((await visitor.show(ticket)).statusCode).toBe(410);
    await api.app.db.update(identityProofs).set({ expiresAt: sql`now() - interval '1 second'` });
    const late = await register(visitor, ticket);
    expect(late.statusCode).toBe(410);
    expect(late.json()).toMatchObject({ code: 'SIGN_IN_OVER' });
  });

  test('who was overtaken by a registration with a password signs in once more', async () => {
    const visitor = new Visitor(api);
    const ticket = await ticketOf(visitor, email);
    await registerStudent(api, { email });
    const answer = await register(visitor, ticket);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'EMAIL_TAKEN' });
    expect((await visitor.signIn({ email })).json()).toMatchObject({
      session: { role: 'student' },
    });
  });

  test('needs an address that Google vouches for', async () => {
    const answer = await new Visitor(api).signIn({ email, verified: false });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
      message: expect.stringContaining('Google has not verified your email address'),
    });
    await registerStudent(api, { email });
    const again = await new Visitor(api).signIn({ email, verified: false });
    expect(again.statusCode).toBe(409);
    expect((await logIn(api, email)).statusCode).toBe(200);
  });
});

describe('the code that a browser brings back', () => {
  test('works once, also when it is shown twice at once', async () => {
    await registerWithGoogle(api, email);
    const visitor = new Visitor(api);
    const code = await visitor.fetchCode({ email });
    const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.show(code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410, 410]);
  });

  test('works in that browser alone, for five minutes', async () => {
    await registerWithGoogle(api, email);
    const visitor = new Visitor(api);
    const code = await visitor.fetchCode({ email });
    const stranger = new Visitor(api);
    await stranger.leave();
    for (const other of [stranger, new Visitor(api)]) {
      const answer = await other.show(code);
      expect(answer.statusCode).toBe(410);
      expect(answer.json()).toMatchObject({
        message:
          'This sign-in with Google is over, or was begun in another browser. Please begin again.',
      });
    }
    await api.app.db.update(identityProofs).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await visitor.show(code)).statusCode).toBe(410);
  });

  test('stands nowhere as it is', async () => {
    const code = await new Visitor(api).fetchCode({ email });
    const { rows } = await api.app.pool.query<{ text: string }>(
      'select p::text as text from identity_proofs p',
    );
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});
