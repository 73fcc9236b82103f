import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { count, eq, sql } from 'drizzle-orm';
import { students } from '../../db/tables/students.table.ts';
import { tries } from '../../db/tables/tries.table.ts';
import { users } from '../../db/tables/users.table.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import {
  organizationFields,
  registerPendingOrganization,
  registerStudent,
  studentFields,
  testPassword,
} from '../../testing/accounts.ts';
import { createOperator } from '../operators/operator.service.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

interface Refusal {
  code: string;
  fields: Record<string, string>;
}

const register = (payload: object, remoteAddress = '10.9.9.9') =>
  api.call('POST', '/auth/register', { payload, remoteAddress });
const me = (token: string) => api.call('GET', '/me', { token });

async function rows(table: typeof users | typeof students) {
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
      has_password: true,
      role: 'student',
      role_specific_id: body.role_specific_id,
      verified: 1,
      organization_id: null,
      student: { id: body.role_specific_id, ...studentFields },
      organization: null,
      counters: { unread_notifications: 0 },
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

  test.each([
    ['a letter of its own', 'Customer,\n\nYour account is locked.', /one line/],
    ['a web address', 'Customer, see https://evil.example/now', /without web addresses/],
    ['nothing to see', '\u200b\u3164\u2060', /name/],
  ])('a name with %s is refused, since mail begins with it', async (_what, full_name, text) => {
    const answer = await register({ ...newStudent('refused@test.example'), full_name });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<Refusal>().fields).toEqual({ full_name: expect.stringMatching(text) });
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

describe('registering an email that has an account', () => {
  const told = async (email: string) => {
    const { rows: mails } = await api.app.pool.query<{ template: string }>(
      `select data->>'template' as template from pgboss.job
       where name = 'mail' and data->>'to' = $1`,
      [email],
    );
    return mails.map(({ template }) => template);
  };

  test('tells that it is there, and nothing else of it', async () => {
    const student = await registerStudent(api);
    const organization = await registerPendingOrganization(api);
    const suspended = await registerStudent(api);
    await api.app.db
      .update(users)
      .set({ suspendedAt: sql`now()` })
      .where(eq(users.id, suspended.userId));
    const operator = 'operator-of-all@test.example';
    await createOperator(api.app, operator);
    const answers = new Set<string>();
    for (const email of [student.email, organization.email, suspended.email, operator]) {
      for (const fields of [
        newStudent(email),
        { ...organizationFields, email, password: testPassword, role: 'organization' },
        { ...newStudent(email), password: 'not the right one' },
      ]) {
        const answer = await register(fields, '10.9.7.1');
        answers.add(`${answer.statusCode} ${answer.body}`);
      }
    }
    expect([...answers]).toEqual([expect.stringMatching(/^409 .*EMAIL_TAKEN/)]);
  });

  test('is told to its owner by mail, once a day', async () => {
    const { email } = await registerStudent(api);
    await register(newStudent(email), '10.9.7.2');
    expect(await told(email)).toEqual(['account-exists']);
    await register(newStudent(email.toUpperCase()), '10.9.7.3');
    expect(await told(email)).toEqual(['account-exists']);
    await api.app.db.update(tries).set({ startedAt: sql`now() - interval '86401 seconds'` });
    await register(newStudent(email), '10.9.7.2');
    expect(await told(email)).toEqual(['account-exists', 'account-exists']);
  });

  test('leaves the account as it is', async () => {
    const { email, token, userId } = await registerStudent(api);
    await register({ ...newStudent(email), password: 'a taken-over horse' }, '10.9.7.4');
    expect((await me(token)).json()).toMatchObject({ user_id: userId });
    const payload = { email, password: 'a taken-over horse' };
    expect((await api.call('POST', '/login', { payload })).statusCode).toBe(401);
  });
});
