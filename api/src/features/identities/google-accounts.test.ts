import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { identities } from '../../db/tables/identities.table.ts';
import { knownAddresses } from '../../db/tables/known-addresses.table.ts';
import { sessions } from '../../db/tables/sessions.table.ts';
import { users } from '../../db/tables/users.table.ts';
import {
  approveOrganization,
  organizationFields,
  registerPendingOrganization,
  registerStudent,
  studentFields,
  testPassword,
} from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/app.ts';
import { mailTo } from '../../testing/jobs.ts';
import {
  logIn,
  me,
  newEmail,
  outcomeOf,
  registerWithGoogle,
  rowOf,
  ticketOf,
} from '../../testing/provider/google-accounts.ts';
import { startGoogleApp } from '../../testing/provider/google-app.ts';
import { Visitor } from '../../testing/provider/visitor.ts';
import type { AccountExportAnswer } from '../accounts/export/export.schema.ts';
import { createOperator } from '../operators/operator.service.ts';

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

describe('somebody who has come by way of Google before', () => {
  test('is signed in, also under another address, and with one that is not verified', async () => {
    const { user_id: userId } = await registerWithGoogle(api, email);
    const subject = (await api.app.db.select().from(identities)).find(
      (row) => row.userId === userId,
    )?.subject;
    const moved = { email: `moved-${email}`, verified: false, subject: subject ?? '' };
    for (const who of [{ email }, moved]) {
      const { session } = outcomeOf(await new Visitor(api).signIn(who));
      expect(session).toMatchObject({ user_id: userId, role: 'student', verified: 1 });
      expect((await me(api, session?.token ?? '')).json()).toMatchObject({ email });
    }
  });

  test('is told of a suspension, as at any sign-in', async () => {
    await registerWithGoogle(api, email);
    await api.app.db
      .update(users)
      .set({ suspendedAt: sql`now()` })
      .where(eq(users.email, email));
    const answer = await new Visitor(api).signIn({ email });
    expect(answer.statusCode).toBe(423);
    expect(answer.json()).toMatchObject({
      code: 'ACCOUNT_SUSPENDED',
      message: expect.stringContaining('This account is suspended.'),
    });
  });

  test('waits for approval as an organization, until it has come', async () => {
    const visitor = new Visitor(api);
    const fields = {
      ticket: await ticketOf(visitor, email),
      role: 'organization',
      ...organizationFields,
    };
    const { details } = (await visitor.call('POST', '/auth/google/register', fields)).json<{
      details: { id: string };
    }>();
    expect((await visitor.signIn({ email })).json()).toMatchObject({ session: { verified: 0 } });
    await approveOrganization(api, details.id);
    expect((await visitor.signIn({ email })).json()).toMatchObject({ session: { verified: 1 } });
  });

  test('has no password that could be guessed, nor one to change', async () => {
    const { token } = await registerWithGoogle(api, email);
    const answer = await logIn(api, email);
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
  });

  test('deletes the account right after signing in, and not with an old session', async () => {
    const { token, user_id: userId } = await registerWithGoogle(api, email);
    expect((await me(api, token)).json()).toMatchObject({ has_password: false });
    await api.app.db.update(sessions).set({ createdAt: sql`now() - interval '6 minutes'` });
    for (const payload of [{}, { password: testPassword }]) {
      const refused = await api.call('DELETE', '/me', { token, payload });
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({
        code: 'SIGN_IN_AGAIN',
        message: expect.stringMatching(/^Please sign in with Google once more/),
      });
    }
    const { session } = outcomeOf(await new Visitor(api).signIn({ email }));
    expect(session).toMatchObject({ user_id: userId });
    const stillRefused = await api.call('DELETE', '/me', { token, payload: {} });
    expect(stillRefused.statusCode).toBe(409);
    const deleted = await api.call('DELETE', '/me', { token: session?.token ?? '', payload: {} });
    expect(deleted.statusCode).toBe(204);
    expect(await rowOf(api, email)).toBeUndefined();
    expect((await me(api, token)).statusCode).toBe(401);
  });

  test('with a password too is deleted with it alone', async () => {
    const owner = await registerStudent(api, { email });
    expect((await me(api, owner.token)).json()).toMatchObject({ has_password: true });
    const refused = await api.call('DELETE', '/me', { token: owner.token, payload: {} });
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ fields: { password: 'Password is required.' } });
    expect((await me(api, owner.token)).statusCode).toBe(200);
  });

  test('keeps their address from being registered with a password', async () => {
    await registerWithGoogle(api, email);
    const payload = { email, password: testPassword, role: 'student', ...studentFields };
    const answer = await api.call('POST', '/auth/register', { payload });
    expect(answer.statusCode).toBe(409);
    expect((await logIn(api, email)).statusCode).toBe(401);
    expect((await new Visitor(api).signIn({ email })).statusCode).toBe(200);
  });

  test('finds Google in what is kept of them, and nothing after leaving', async () => {
    const { token, user_id: userId } = await registerWithGoogle(api, email);
    const exported = await api.call('GET', '/me/export', { token });
    expect(exported.json<AccountExportAnswer>().identities).toEqual([
      {
        issuer: google.provider.issuer,
        subject: expect.any(String),
        created_at: expect.any(String),
      },
    ]);
    await api.app.db.delete(users).where(eq(users.id, userId));
    const left = await api.app.db.select().from(identities).where(eq(identities.userId, userId));
    expect(left).toEqual([]);
  });
});

describe('an account with a password and the same address', () => {
  test('is its owner’s: whoever lay in wait with a password is out', async () => {
    const squatter = await registerStudent(api, { email });
    const second = (await logIn(api, email)).json<{ token: string }>().token;
    const { session } = outcomeOf(await new Visitor(api).signIn({ email }));
    expect(session).toMatchObject({ user_id: squatter.userId });
    expect((await me(api, session?.token ?? '')).statusCode).toBe(200);
    for (const token of [squatter.token, second])
      expect((await me(api, token)).statusCode).toBe(401);
    expect((await logIn(api, email)).statusCode).toBe(401);
    expect(await rowOf(api, email)).toMatchObject({
      passwordHash: null,
      emailProvenAt: expect.any(Date),
    });
    const places = await api.app.db
      .select()
      .from(knownAddresses)
      .where(eq(knownAddresses.userId, squatter.userId));
    expect(places).toEqual([]);
    expect(await mailTo(api, email)).toEqual(['google-linked']);
    const again = outcomeOf(await new Visitor(api).signIn({ email }));
    expect(again.session).toMatchObject({ user_id: squatter.userId });
  });

  test('leaves no session to somebody who signs in with the password meanwhile', async () => {
    for (let round = 0; round < 5; round += 1) {
      email = newEmail();
      await registerStudent(api, { email });
      const visitor = new Visitor(api);
      const code = await visitor.fetchCode({ email });
      const [linked, ...signedIn] = await Promise.all([
        visitor.show(code),
        ...Array.from({ length: 4 }, () => logIn(api, email)),
      ]);
      expect(linked.statusCode).toBe(200);
      for (const answer of signedIn) {
        expect([200, 401]).toContain(answer.statusCode);
        const { token = 'none' } = answer.json<{ token?: string }>();
        expect((await me(api, token)).statusCode).toBe(401);
      }
    }
  });

  test('keeps password and sessions if its owner has shown before that it is theirs', async () => {
    const owner = await registerStudent(api, { email });
    await api.app.db
      .update(users)
      .set({ emailProvenAt: sql`now()` })
      .where(eq(users.email, email));
    const { session } = outcomeOf(await new Visitor(api).signIn({ email }));
    expect(session).toMatchObject({ user_id: owner.userId });
    expect((await me(api, owner.token)).statusCode).toBe(200);
    expect((await logIn(api, email)).statusCode).toBe(200);
    expect(await mailTo(api, email)).toEqual(['google-linked']);
  });

  test('that is an organization’s keeps its role and its state', async () => {
    const organization = await registerPendingOrganization(api, { email });
    const outcome = outcomeOf(await new Visitor(api).signIn({ email }));
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
    expect((await new Visitor(api).signIn({ email })).statusCode).toBe(423);
    const row = await rowOf(api, email);
    expect(row).toMatchObject({ emailProvenAt: null, passwordHash: expect.any(String) });
  });

  test('that has a Google account is not opened by another one', async () => {
    const { user_id: userId } = await registerWithGoogle(api, email);
    const answer = await new Visitor(api).signIn({ email, subject: 'a later owner' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'OTHER_IDENTITY' });
    const linked = await api.app.db.select().from(identities).where(eq(identities.userId, userId));
    expect(linked).toHaveLength(1);
  });

  test('that is an operator’s is opened by its password alone', async () => {
    await createOperator(api.app, email);
    const answer = await new Visitor(api).signIn({ email });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'OPERATOR_ACCOUNT' });
    expect(await rowOf(api, email)).toMatchObject({ emailProvenAt: null });
  });
});
