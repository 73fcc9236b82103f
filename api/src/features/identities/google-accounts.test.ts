import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { identities } from '../../db/tables/identities.table.ts';
import { identityProofs } from '../../db/tables/identity-proofs.table.ts';
import { knownAddresses } from '../../db/tables/known-addresses.table.ts';
import { users } from '../../db/tables/users.table.ts';
import {
  approveOrganization,
  organizationFields,
  registerPendingOrganization,
  registerStudent,
  studentFields,
  testPassword,
} from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { mailTo } from '../../testing/jobs.ts';
import {
  providerClient,
  startProvider,
  type TestProvider,
} from '../../testing/provider/openid-provider.ts';
import { Visitor } from '../../testing/provider/visitor.ts';
import type { AccountExportAnswer } from '../accounts/export.schema.ts';
import { createOperator } from '../operators/operator.service.ts';
import type { SignInOutcome } from './identity.schema.ts';

let provider: TestProvider;
let api: TestApp;
let email: string;
let made = 0;

beforeAll(async () => {
  provider = await startProvider();
  api = await createTestApp({ ...providerClient, GOOGLE_ISSUER: provider.issuer });
});
afterAll(async () => {
  await api.close();
  await provider.close();
});
beforeEach(() => {
  made += 1;
  email = `google-${made}@gmail.example`;
});

const me = (token: string) => api.call('GET', '/me', { token });
const login = (password = testPassword) =>
  api.call('POST', '/login', { payload: { email, password }, remoteAddress: `10.21.${made}.1` });
const person = () => ({ email, name: 'Ada Obi' });

async function ticketOf(visitor: Visitor): Promise<string> {
  const { registration } = (await visitor.signIn(person())).json<SignInOutcome>();
  if (!registration) throw new Error('There is an account already.');
  return registration.ticket;
}

const register = (visitor: Visitor, ticket: string, fields: object = {}) =>
  visitor.call('POST', '/auth/google/register', {
    ticket,
    role: 'student',
    ...studentFields,
    ...fields,
  });

/** Somebody who came by way of Google and registered. */
async function registered(visitor = new Visitor(api)) {
  const answer = await register(visitor, await ticketOf(visitor));
  expect(answer.statusCode).toBe(201);
  return answer.json<{ token: string; user_id: string }>();
}

const rowOf = async () => {
  const [row] = await api.app.db.select().from(users).where(eq(users.email, email));
  return row;
};

describe('somebody new', () => {
  test('registers as a student without a password, and is signed in', async () => {
    const visitor = new Visitor(api);
    const outcome = (await visitor.signIn({ ...person(), email: email.toUpperCase() })).json();
    expect(outcome).toEqual({
      session: null,
      registration: {
        ticket: expect.stringMatching(/^[\w-]{43}$/),
        email,
        full_name: 'Ada Obi',
        expires_at: expect.any(String),
      },
    });
    const answer = await register(visitor, (outcome as SignInOutcome).registration?.ticket ?? '');
    expect(answer.statusCode).toBe(201);
    const account = answer.json<{ token: string; user_id: string }>();
    expect(account).toMatchObject({ role: 'student', verified: 1 });
    expect((await me(account.token)).json()).toMatchObject({
      email,
      student: { phone: '08031234567' },
    });
    expect(await rowOf()).toMatchObject({ passwordHash: null, emailProvenAt: expect.any(Date) });
  });

  test('registers as an organization, which waits for approval', async () => {
    const visitor = new Visitor(api);
    const fields = { ticket: await ticketOf(visitor), role: 'organization', ...organizationFields };
    const answer = await visitor.call('POST', '/auth/google/register', fields);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ role: 'organization', verified: 0 });
  });

  test('mends what was refused, and registers once', async () => {
    const visitor = new Visitor(api);
    const ticket = await ticketOf(visitor);
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
    const answer = await register(visitor, await ticketOf(visitor), fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  test('registers in the browser that came back, and before an hour is over', async () => {
    const visitor = new Visitor(api);
    const ticket = await ticketOf(visitor);
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
    const ticket = await ticketOf(visitor);
    await registerStudent(api, { email });
    const answer = await register(visitor, ticket);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'EMAIL_TAKEN' });
    expect((await visitor.signIn(person())).json()).toMatchObject({ session: { role: 'student' } });
  });

  test('needs an address that Google vouches for', async () => {
    const answer = await new Visitor(api).signIn({ ...person(), verified: false });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
      message: expect.stringContaining('Google has not verified your email address'),
    });
    await registerStudent(api, { email });
    const again = await new Visitor(api).signIn({ ...person(), verified: false });
    expect(again.statusCode).toBe(409);
    expect((await login()).statusCode).toBe(200);
  });
});

describe('the code that a browser brings back', () => {
  test('works once, also when it is shown twice at once', async () => {
    await registered();
    const visitor = new Visitor(api);
    const code = await visitor.fetchCode(person());
    const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.show(code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410, 410]);
  });

  test('works in that browser alone, for five minutes', async () => {
    await registered();
    const visitor = new Visitor(api);
    const code = await visitor.fetchCode(person());
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
    const code = await new Visitor(api).fetchCode(person());
    const { rows } = await api.app.pool.query<{ text: string }>(
      'select p::text as text from identity_proofs p',
    );
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('somebody who has come by way of Google before', () => {
  test('is signed in, also under another address, and with one that is not verified', async () => {
    const { user_id: userId } = await registered();
    const subject = (await api.app.db.select().from(identities)).find(
      (row) => row.userId === userId,
    )?.subject;
    const moved = { email: `moved-${email}`, verified: false, subject: subject ?? '' };
    for (const who of [person(), moved]) {
      const { session } = (await new Visitor(api).signIn(who)).json<SignInOutcome>();
      expect(session).toMatchObject({ user_id: userId, role: 'student', verified: 1 });
      expect((await me(session?.token ?? '')).json()).toMatchObject({ email });
    }
  });

  test('is told of a suspension, as at any sign-in', async () => {
    await registered();
    await api.app.db
      .update(users)
      .set({ suspendedAt: sql`now()` })
      .where(eq(users.email, email));
    const answer = await new Visitor(api).signIn(person());
    expect(answer.statusCode).toBe(423);
    expect(answer.json()).toMatchObject({
      code: 'ACCOUNT_SUSPENDED',
      message: expect.stringContaining('This account is suspended.'),
    });
  });

  test('waits for approval as an organization, until it has come', async () => {
    const visitor = new Visitor(api);
    const fields = { ticket: await ticketOf(visitor), role: 'organization', ...organizationFields };
    const { details } = (await visitor.call('POST', '/auth/google/register', fields)).json<{
      details: { id: string };
    }>();
    expect((await visitor.signIn(person())).json()).toMatchObject({ session: { verified: 0 } });
    await approveOrganization(api, details.id);
    expect((await visitor.signIn(person())).json()).toMatchObject({ session: { verified: 1 } });
  });

  test('has no password that could be guessed, nor one to change', async () => {
    const { token } = await registered();
    const answer = await login();
    expect(answer.statusCode).toBe(401);
    const unknown = await api.call('POST', '/login', {
      payload: { email: `nobody-${email}`, password: testPassword },
    });
    expect(answer.body).toBe(unknown.body);
    const wanted = { current_password: testPassword, new_password: 'another horse battery' };
    const changed = await api.call('POST', '/password', { token, payload: wanted });
    expect(changed.statusCode).toBe(400);
    expect(changed.json()).toMatchObject({
      fields: { current_password: expect.stringContaining('have no password yet') },
    });
    const deleted = await api.call('DELETE', '/me', { token, payload: { password: testPassword } });
    expect(deleted.json()).toMatchObject({
      fields: { password: expect.stringContaining('have no password yet') },
    });
  });

  test('keeps their address from being registered with a password', async () => {
    await registered();
    const payload = { email, password: testPassword, role: 'student', ...studentFields };
    const answer = await api.call('POST', '/auth/register', { payload });
    expect(answer.statusCode).toBe(409);
    expect((await login()).statusCode).toBe(401);
    expect((await new Visitor(api).signIn(person())).statusCode).toBe(200);
  });

  test('finds Google in what is kept of them, and nothing after leaving', async () => {
    const { token, user_id: userId } = await registered();
    const exported = await api.call('GET', '/me/export', { token });
    expect(exported.json<AccountExportAnswer>().identities).toEqual([
      { issuer: provider.issuer, subject: expect.any(String), created_at: expect.any(String) },
    ]);
    await api.app.db.delete(users).where(eq(users.id, userId));
    const left = await api.app.db.select().from(identities).where(eq(identities.userId, userId));
    expect(left).toEqual([]);
  });
});

describe('an account with a password and the same address', () => {
  test('is its owner’s: whoever lay in wait with a password is out', async () => {
    const squatter = await registerStudent(api, { email });
    const second = (await login()).json<{ token: string }>().token;
    const { session } = (await new Visitor(api).signIn(person())).json<SignInOutcome>();
    expect(session).toMatchObject({ user_id: squatter.userId });
    expect((await me(session?.token ?? '')).statusCode).toBe(200);
    for (const token of [squatter.token, second]) expect((await me(token)).statusCode).toBe(401);
    expect((await login()).statusCode).toBe(401);
    expect(await rowOf()).toMatchObject({ passwordHash: null, emailProvenAt: expect.any(Date) });
    const places = await api.app.db
      .select()
      .from(knownAddresses)
      .where(eq(knownAddresses.userId, squatter.userId));
    expect(places).toEqual([]);
    expect(await mailTo(api, email)).toEqual(['google-linked']);
    const again = (await new Visitor(api).signIn(person())).json<SignInOutcome>();
    expect(again.session).toMatchObject({ user_id: squatter.userId });
  });

  test('leaves no session to somebody who signs in with the password meanwhile', async () => {
    for (let round = 0; round < 5; round += 1) {
      made += 1;
      email = `google-${made}@gmail.example`;
      await registerStudent(api, { email });
      const visitor = new Visitor(api);
      const code = await visitor.fetchCode(person());
      const [linked, ...signedIn] = await Promise.all([
        visitor.show(code),
        ...Array.from({ length: 4 }, () => login()),
      ]);
      expect(linked.statusCode).toBe(200);
      for (const answer of signedIn) {
        expect([200, 401]).toContain(answer.statusCode);
        const { token = 'none' } = answer.json<{ token?: string }>();
        expect((await me(token)).statusCode).toBe(401);
      }
    }
  });

  test('keeps password and sessions if its owner has shown before that it is theirs', async () => {
    const owner = await registerStudent(api, { email });
    await api.app.db
      .update(users)
      .set({ emailProvenAt: sql`now()` })
      .where(eq(users.email, email));
    const { session } = (await new Visitor(api).signIn(person())).json<SignInOutcome>();
    expect(session).toMatchObject({ user_id: owner.userId });
    expect((await me(owner.token)).statusCode).toBe(200);
    expect((await login()).statusCode).toBe(200);
    expect(await mailTo(api, email)).toEqual(['google-linked']);
  });

  test('that is an organization’s keeps its role and its state', async () => {
    const organization = await registerPendingOrganization(api, { email });
    const outcome = (await new Visitor(api).signIn(person())).json();
    expect(outcome).toMatchObject({
      session: { user_id: organization.userId, role: 'organization', verified: 0 },
    });
  });

  test('that is suspended stays so, and as it is', async () => {
    await registerStudent(api, { email });
    await api.app.db
      .update(users)
      .set({ suspendedAt: sql`now()` })
      .where(eq(users.email, email));
    expect((await new Visitor(api).signIn(person())).statusCode).toBe(423);
    const row = await rowOf();
    expect(row).toMatchObject({ emailProvenAt: null, passwordHash: expect.any(String) });
  });

  test('that has a Google account is not opened by another one', async () => {
    const { user_id: userId } = await registered();
    const answer = await new Visitor(api).signIn({ ...person(), subject: 'a later owner' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'OTHER_IDENTITY' });
    const linked = await api.app.db.select().from(identities).where(eq(identities.userId, userId));
    expect(linked).toHaveLength(1);
  });

  test('that is an operator’s is opened by its password alone', async () => {
    await createOperator(api.app, email);
    const answer = await new Visitor(api).signIn(person());
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'OPERATOR_ACCOUNT' });
    expect(await rowOf()).toMatchObject({ emailProvenAt: null });
  });
});
