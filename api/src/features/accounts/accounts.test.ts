import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { count, eq, sql } from 'drizzle-orm';
import { organizations } from '../../db/tables/organizations.table.ts';
import { sessions } from '../../db/tables/sessions.table.ts';
import { students } from '../../db/tables/students.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import {
  approveOrganization,
  organizationFields,
  registerOrganization,
  registerPendingOrganization,
  registerStudent,
  studentFields,
  testPassword,
  type TestAccount,
} from '../../testing/accounts.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

interface Refusal {
  code: string;
  error: string;
  fields: Record<string, string>;
}

const register = (payload: object, remoteAddress = '10.9.9.9') =>
  api.call('POST', '/auth/register', { payload, remoteAddress });
const login = (email: string, password: string, remoteAddress = '10.9.9.8') =>
  api.call('POST', '/login', { payload: { email, password }, remoteAddress });
const me = (token: string) => api.call('GET', '/me', { token });

async function rows(table: typeof users | typeof students | typeof organizations) {
  const [row] = await api.app.db.select({ rows: count() }).from(table);
  return row?.rows;
}

const newStudent = (email: string) => ({
  email,
  password: testPassword,
  role: 'student',
  ...studentFields,
});

describe('register', () => {
  test('a student is signed in by registering', async () => {
    const answer = await register(newStudent('Ngozi.First@Test.Example'));
    expect(answer.statusCode).toBe(201);
    const body = answer.json<{ token: string; user_id: string; role_specific_id: string }>();
    expect(body).toEqual({
      details: { user_id: body.user_id, id: body.role_specific_id },
      token: expect.stringMatching(/^[\w-]{43}$/),
      user_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      role_specific_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      role: 'student',
      verified: 1,
    });
    expect((await me(body.token)).json()).toEqual({
      user_id: body.user_id,
      email: 'ngozi.first@test.example',
      role: 'student',
      role_specific_id: body.role_specific_id,
      verified: 1,
      organization_id: null,
      student: { id: body.role_specific_id, ...studentFields },
      organization: null,
      counters: {},
    });
  });

  test('an organization begins unverified, whatever it sends', async () => {
    const company = { email: 'co@test.example', password: testPassword, role: 'organization' };
    const spoofed = await register({ ...company, ...organizationFields, verified: 1 });
    expect(spoofed.statusCode).toBe(400);
    expect(spoofed.json<Refusal>().fields).toEqual({
      verified: 'verified is not a field of this call.',
    });
    const answer = await register({
      ...company,
      ...organizationFields,
      company_cac_number: 'rc 123-4567',
      interview_link: 'https://meet.google.com/abc-defg-hij',
    });
    const body = answer.json<{ token: string; verified: number; role_specific_id: string }>();
    expect(body).toMatchObject({ role: 'organization', verified: 0 });
    expect((await me(body.token)).json()).toMatchObject({
      verified: 0,
      organization_id: body.role_specific_id,
      student: null,
      organization: {
        company_name: 'Kuramo Software Limited',
        company_cac_number: 'RC1234567',
        phone: '+2348029876543',
        interview_link: 'https://meet.google.com/abc-defg-hij',
        timezone: 'Africa/Lagos',
        verification: 'pending',
        refusal_reason: null,
      },
    });
  });

  test.each([
    ['the operator role', { role: 'operator' }, ['role']],
    ['no role', { role: undefined }, ['role']],
    ['a status of its own', { verification: 'approved' }, ['verification']],
    ['an id of its own', { user_id: '01990000-0000-7000-8000-000000000000' }, ['user_id']],
    ['a field of the other role', { company_name: 'X Ltd' }, ['company_name']],
    ['an empty name', { full_name: '   ' }, ['full_name']],
    ['several missing fields', { phone: undefined, degree: undefined }, ['degree', 'phone']],
    ['a bad email', { email: 'a@b@c' }, ['email']],
    ['two addresses in one', { email: 'a@x.co,b@y.co' }, ['email']],
    ['a short password', { password: 'short' }, ['password']],
    ['a long password', { password: 'p'.repeat(129) }, ['password']],
    ['a common password', { password: 'Password123' }, ['password']],
    ['words as phone', { phone: 'call me' }, ['phone']],
    ['an unknown degree', { degree: 'Doctor' }, ['degree']],
    ['an unknown sex', { sex: 'x' }, ['sex']],
  ])('%s is refused at its field', async (_what, change, fields) => {
    const before = await rows(users);
    const answer = await register({ ...newStudent('refused@test.example'), ...change });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<Refusal>().fields).sort()).toEqual(fields);
    expect(await rows(users)).toBe(before);
  });

  test.each([
    ['an unlisted state', { company_state: 'Atlantis' }, 'company_state'],
    ['another CAC prefix', { company_cac_number: 'XX12345' }, 'company_cac_number'],
    ['http for the interview', { interview_link: 'http://meet.google.com/a-b' }, 'interview_link'],
    [
      'another host',
      { interview_link: 'https://meet.google.com.evil.example/a' },
      'interview_link',
    ],
    [
      'a hidden host',
      { interview_link: 'https://meet.google.com@evil.example/' },
      'interview_link',
    ],
    ['a student field', { full_name: 'A Person' }, 'full_name'],
  ])('of an organization, %s is refused', async (_what, change, field) => {
    const answer = await register({
      ...{ email: 'refused-co@test.example', password: testPassword, role: 'organization' },
      ...organizationFields,
      ...change,
    });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json<Refusal>().fields)).toEqual([field]);
  });

  test.each(['08031234567', '+234 803 123 4567', '0803-123-4567'])(
    '%s is a phone',
    async (phone) => {
      const account = await registerStudent(api, { phone });
      expect((await me(account.token)).json()).toMatchObject({ student: { phone } });
    },
  );

  test('of racing registrations one wins and the others say so', async () => {
    const before = await rows(students);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        register(newStudent(at % 2 ? 'Race@test.example' : 'race@test.example')),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    const lost = answers.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json<Refusal>()).toMatchObject({
      code: 'EMAIL_TAKEN',
      fields: { email: expect.any(String) },
    });
    expect(await rows(students)).toBe(Number(before) + 1);
  });
});

describe('login', () => {
  test('answers with what the client stores', async () => {
    const account = await registerStudent(api);
    const answer = await login(` ${account.email.toUpperCase()} `, testPassword);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      token: expect.any(String),
      role: 'student',
      user_id: account.userId,
      role_specific_id: account.id,
      verified: 1,
    });
    const organization = await registerPendingOrganization(api);
    const unverified = await login(organization.email, testPassword);
    expect(unverified.json()).toMatchObject({ role: 'organization', verified: 0 });
    await approveOrganization(api, organization.id);
    const verified = await login(organization.email, testPassword);
    expect(verified.json()).toMatchObject({ verified: 1 });
  });

  test('a wrong password and an unknown address get the same bytes', async () => {
    const account = await registerStudent(api);
    const wrong = await login(account.email, 'not this one');
    const unknown = await login('nobody@test.example', 'not this one');
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(unknown.statusCode).toBe(wrong.statusCode);
    expect(unknown.body).toBe(wrong.body);
  });

  test('a suspended account hears so, after its right password only, and its sessions end', async () => {
    const account = await registerStudent(api);
    await api.app.db
      .update(users)
      .set({ suspendedAt: sql`now()` })
      .where(eq(users.id, account.userId));
    expect((await login(account.email, 'not this one')).statusCode).toBe(401);
    const answer = await login(account.email, testPassword);
    expect(answer.statusCode).toBe(423);
    expect(answer.json()).toMatchObject({ code: 'ACCOUNT_SUSPENDED' });
    expect((await me(account.token)).statusCode).toBe(401);
  });
});

describe('sessions', () => {
  const age = (userId: string, change: object) =>
    api.app.db.update(sessions).set(change).where(eq(sessions.userId, userId));

  test('logging out ends this session and no other', async () => {
    const account = await registerStudent(api);
    const other = (await login(account.email, testPassword)).json<{ token: string }>().token;
    expect((await api.call('POST', '/logout', { token: account.token })).statusCode).toBe(204);
    expect((await me(account.token)).statusCode).toBe(401);
    expect((await me(other)).statusCode).toBe(200);
  });

  test('a session ends when it is not used, and after its longest time', async () => {
    const idle = await registerStudent(api);
    await age(idle.userId, { lastSeenAt: sql`now() - interval '168 hours 1 second'` });
    expect((await me(idle.token)).statusCode).toBe(401);
    const used = await registerStudent(api);
    await age(used.userId, { lastSeenAt: sql`now() - interval '167 hours'` });
    expect((await me(used.token)).statusCode).toBe(200);
    const [seen] = await api.app.db
      .select({ isFresh: sql<boolean>`${sessions.lastSeenAt} > now() - interval '1 minute'` })
      .from(sessions)
      .where(eq(sessions.userId, used.userId));
    expect(seen).toEqual({ isFresh: true });
    await age(used.userId, { expiresAt: sql`now() - interval '1 second'` });
    expect((await me(used.token)).statusCode).toBe(401);
  });

  test('the token itself is not stored', async () => {
    const account = await registerStudent(api);
    const { rows: stored } = await api.app.pool.query<{ text: string }>(
      `select s::text as text from sessions s where user_id = $1`,
      [account.userId],
    );
    expect(JSON.stringify(stored)).not.toContain(account.token);
  });
});

describe('profiles', () => {
  const update = (account: TestAccount, kind: 'student' | 'organization', payload: object) =>
    api.call('PUT', `/${kind}/${account.id}/update`, { token: account.token, payload });

  test('all_users holds the caller alone', async () => {
    const account = await registerStudent(api);
    const { users: listed } = (await api.call('GET', '/all_users', { token: account.token })).json<{
      users: { user_id: string }[];
    }>();
    expect(listed).toHaveLength(1);
    expect(listed[0]).toEqual((await me(account.token)).json());
  });

  test('a student changes their own profile', async () => {
    const account = await registerStudent(api);
    const changed = { ...studentFields, full_name: ' Ada Obi ', degree: 'MSc', sex: null };
    const answer = await update(account, 'student', { ...changed, user_id: account.userId });
    expect(answer.json()).toEqual({
      message: 'Profile Edited Successfully',
      student: { id: account.id, ...changed, full_name: 'Ada Obi' },
    });
  });

  test('nobody changes another’s profile, and no field is smuggled in', async () => {
    const [account, other] = [await registerStudent(api), await registerStudent(api)];
    const foreign = await api.call('PUT', `/student/${other.id}/update`, {
      token: account.token,
      payload: { ...studentFields, full_name: 'Changed' },
    });
    expect(foreign.statusCode).toBe(404);
    const named = await update(account, 'student', { ...studentFields, user_id: other.userId });
    expect(named.statusCode).toBe(404);
    for (const smuggled of [{ role: 'operator' }, { verified: 1 }, { id: other.id }]) {
      const answer = await update(account, 'student', { ...studentFields, ...smuggled });
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json<Refusal>().fields)).toEqual(Object.keys(smuggled));
    }
    expect((await me(other.token)).json()).toMatchObject({ student: studentFields });
  });

  test('an organization keeps its approval while name and CAC number stay', async () => {
    const account = await registerOrganization(api);
    const same = await update(account, 'organization', {
      ...organizationFields,
      company_cac_number: 'RC 1234567',
      phone: '08020000000',
      interview_link: 'https://meet.google.com/new-link-now',
    });
    expect(same.json()).toMatchObject({
      message: 'Profile Edited Successfully',
      organization: { verification: 'approved', phone: '08020000000' },
    });
  });

  test.each([{ company_name: 'Another Name' }, { company_cac_number: 'RC7654321' }])(
    'a new %p sends it back to pending',
    async (change) => {
      const account = await registerOrganization(api);
      const answer = await update(account, 'organization', { ...organizationFields, ...change });
      expect(answer.json()).toMatchObject({ organization: { verification: 'pending', ...change } });
      expect((await me(account.token)).json()).toMatchObject({ verified: 0 });
    },
  );

  test('a refused organization corrects and is pending again', async () => {
    const account = await registerPendingOrganization(api);
    await api.app.db
      .update(organizations)
      .set({ verification: 'refused', refusalReason: 'The number is another company’s.' })
      .where(eq(organizations.id, account.id));
    expect((await me(account.token)).json()).toMatchObject({
      organization: {
        verification: 'refused',
        refusal_reason: 'The number is another company’s.',
      },
    });
    const answer = await update(account, 'organization', organizationFields);
    expect(answer.json()).toMatchObject({
      organization: { verification: 'pending', refusal_reason: null },
    });
  });

  test('an organization cannot approve itself or touch another', async () => {
    const [account, other] = [
      await registerPendingOrganization(api),
      await registerPendingOrganization(api),
    ];
    for (const smuggled of [{ verified: 1 }, { verification: 'approved' }]) {
      const answer = await update(account, 'organization', { ...organizationFields, ...smuggled });
      expect(answer.statusCode).toBe(400);
    }
    const named = await update(account, 'organization', {
      ...organizationFields,
      org_id: other.id,
    });
    expect(named.statusCode).toBe(404);
    const state = await update(account, 'organization', {
      ...organizationFields,
      company_state: 'Nowhere',
    });
    expect(state.json<Refusal>().fields).toHaveProperty('company_state');
    expect((await me(account.token)).json()).toMatchObject({ verified: 0 });
  });
});
