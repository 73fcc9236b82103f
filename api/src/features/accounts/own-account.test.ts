import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { tries } from '../../db/tables/tries.table.ts';
import { users } from '../../db/tables/users.table.ts';
import {
  registerOrganization,
  registerPendingOrganization,
  registerStudent,
  testPassword,
  type TestAccount,
} from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { invite } from '../../testing/interviews.ts';
import { applyTo, postJob } from '../../testing/jobs.ts';
import type { AccountExportAnswer } from './export/export.schema.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

const newPassword = 'another horse battery';

const login = (email: string, password: string, remoteAddress = '10.6.0.1') =>
  api.call('POST', '/login', { payload: { email, password }, remoteAddress });
const tokenOf = async (email: string) =>
  (await login(email, testPassword)).json<{ token: string }>().token;
const isIn = async (token: string) => (await api.call('GET', '/me', { token })).statusCode === 200;

const change = ({ token }: { token: string }, payload: object) =>
  api.call('POST', '/password', { token, payload, remoteAddress: '10.6.0.2' });
const wanted = { current_password: testPassword, new_password: newPassword };

describe('changing the password', () => {
  test('ends every other session and no longer takes the old one', async () => {
    const account = await registerStudent(api);
    const other = await tokenOf(account.email);
    const answer = await change(account, wanted);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ message: 'Your password has been changed.' });
    expect(await isIn(account.token)).toBe(true);
    expect(await isIn(other)).toBe(false);
    expect((await login(account.email, testPassword)).statusCode).toBe(401);
    expect((await login(account.email, newPassword)).statusCode).toBe(200);
  });

  test.each([
    ['current_password', { ...wanted, current_password: 'not this one' }],
    ['current_password', { new_password: newPassword }],
    ['new_password', { ...wanted, new_password: 'short' }],
    ['new_password', { ...wanted, new_password: 'x'.repeat(129) }],
    ['new_password', { ...wanted, new_password: 'Password123' }],
    ['new_password', { ...wanted, new_password: testPassword }],
    ['email', { ...wanted, email: 'other@test.example' }],
  ])('names %s when it is wrong: %j', async (field, payload) => {
    const account = await registerStudent(api);
    const answer = await change(account, payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
    expect((await login(account.email, testPassword)).statusCode).toBe(200);
  });

  test('is for organizations that wait, too, and for nobody without a session', async () => {
    expect((await change(await registerPendingOrganization(api), wanted)).statusCode).toBe(200);
    expect((await api.call('POST', '/password', { payload: wanted })).statusCode).toBe(401);
  });

  test('does not let an open session guess the password', async () => {
    const account = await registerStudent(api);
    const guess = () => change(account, { ...wanted, current_password: 'not this one' });
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1) statuses.push((await guess()).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    expect((await change(account, wanted)).statusCode).toBe(429);
    await api.app.db.update(tries).set({ startedAt: sql`now() - interval '601 seconds'` });
    expect((await change(account, wanted)).statusCode).toBe(200);
  });

  test('counts with the tries at signing in', async () => {
    const account = await registerStudent(api);
    for (let at = 0; at < 10; at += 1) await login(account.email, 'not this one', '10.6.0.2');
    expect((await change(account, wanted)).statusCode).toBe(429);
  });

  test('twice at once happens once', async () => {
    const account = await registerStudent(api);
    const answers = await Promise.all([
      change(account, wanted),
      change(account, { ...wanted, new_password: 'yet another battery' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('leaves no session to somebody who signs in with the old one meanwhile', async () => {
    for (let round = 0; round < 5; round += 1) {
      const account = await registerStudent(api);
      const [changed, ...signedIn] = await Promise.all([
        change(account, wanted),
        ...Array.from({ length: 4 }, () => login(account.email, testPassword)),
      ]);
      expect(changed.statusCode).toBe(200);
      for (const answer of signedIn) {
        expect([200, 401]).toContain(answer.statusCode);
        const { token = 'none' } = answer.json<{ token?: string }>();
        expect(await isIn(token)).toBe(false);
      }
    }
  });
});

test('logging out everywhere ends every session, this one too', async () => {
  const account = await registerStudent(api);
  const [other, stranger] = [await tokenOf(account.email), await registerStudent(api)];
  const answer = await api.call('POST', '/logout-everywhere', { token: account.token });
  expect(answer.statusCode).toBe(204);
  expect(await isIn(account.token)).toBe(false);
  expect(await isIn(other)).toBe(false);
  expect(await isIn(stranger.token)).toBe(true);
});

describe('the export', () => {
  const exported = async ({ token }: { token: string }) => {
    const answer = await api.call('GET', '/me/export', { token });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="ifj-account.json"',
    });
    return { body: answer.body, data: answer.json<AccountExportAnswer>() };
  };

  let organization: TestAccount;
  let student: TestAccount;
  let applicationId: string;

  beforeAll(async () => {
    organization = await registerOrganization(api, { company_name: 'Export Works' });
    student = await registerStudent(api, { full_name: 'Exported Student' });
    const job = await postJob(api, organization, { job_title: 'Export intern' });
    const application = await applyTo(api, student, job.id);
    applicationId = application.id;
    await invite(api, organization, application);
    await api.call('GET', application.resume?.replace('/IFJ/api', '') ?? '', {
      token: organization.token,
    });
  });

  test('holds all that is kept about a student', async () => {
    const { body, data } = await exported(student);
    expect(data).toMatchObject({
      account: { user_id: student.userId, email: student.email, role: 'student' },
      student: { full_name: 'Exported Student' },
      organization: null,
      sessions: [{ created_at: expect.any(String) }],
      password_resets: [],
      suspensions: [],
      mails: [
        { template: 'application-received', state: 'created' },
        { template: 'interview-invitation', state: 'created' },
      ],
      past_downloads: [],
      jobs: null,
      received_applications: null,
      downloads: null,
      verification_decisions: null,
    });
    expect(data.notifications.map(({ title }) => title)).toEqual(['Interview invitation']);
    const [application] = data.applications ?? [];
    expect(application).toMatchObject({
      id: applicationId,
      job_title: 'Export intern',
      company_name: 'Export Works',
      status: 'Interview',
      cover_letter: 'I would like to work with you.',
      history: [{ status: 'Applied' }, { status: 'Interview' }],
      interview: { selected_date: null, timezone: 'Africa/Lagos', cancelled_at: null },
    });
    expect(application?.interview?.offered_dates).toHaveLength(3);
    expect(application?.files).toHaveLength(2);
    const resume = application?.files.find(({ kind }) => kind === 'resume');
    expect(resume).toMatchObject({
      name: 'resume.pdf',
      downloads: [
        {
          company_name: 'Export Works',
          at: expect.any(String),
          last_at: expect.any(String),
          times: 1,
        },
      ],
    });
    const file = await api.call('GET', resume?.link.replace('/IFJ/api', '') ?? '', {
      token: student.token,
    });
    expect(file.statusCode).toBe(200);
    const [row] = await api.app.db.select().from(users).where(eq(users.id, student.userId));
    for (const secret of [row?.passwordHash ?? '', student.token, 'argon2', 'storage']) {
      expect(body).not.toContain(secret);
    }
  });

  test('holds an organization’s own, and nothing private of those who applied', async () => {
    const { body, data } = await exported(organization);
    expect(data).toMatchObject({
      account: { role: 'organization' },
      student: null,
      organization: { company_name: 'Export Works', verification: 'approved' },
      applications: null,
      jobs: [{ job_title: 'Export intern', deleted_at: null }],
      received_applications: [
        { id: applicationId, status: 'Interview', interview: { timezone: 'Africa/Lagos' } },
      ],
      past_downloads: null,
      downloads: [{ application_id: applicationId, kind: 'resume', times: 1 }],
    });
    expect(data.received_applications?.[0]).not.toHaveProperty('cover_letter');
    expect(body).not.toContain(student.email);
    expect(body).not.toContain('I would like to work with you.');
  });

  test('holds long lists whole, each entry once', async () => {
    const account = await registerStudent(api);
    await api.app.pool.query(
      `insert into notifications (id, user_id, kind, title, message, link)
       select gen_random_uuid(), $1, 'application-viewed', 'Told', n::text, '/dashboard'
       from generate_series(1, 2500) n`,
      [account.userId],
    );
    const { notifications } = (await exported(account)).data;
    expect(new Set(notifications.map(({ message }) => message)).size).toBe(2_500);
    expect(notifications).toHaveLength(2_500);
  });

  test('holds what operators decided, without who of them', async () => {
    const pending = await registerPendingOrganization(api);
    const by = 'somebody@operators.example';
    await api.app.pool.query(
      `insert into verification_decisions (id, organization_id, decision, reason, decided_by)
       values (gen_random_uuid(), $1, 'refused', 'No such number.', $2)`,
      [pending.id, by],
    );
    await api.app.pool.query(
      `insert into account_suspensions (id, user_id, action, reason, decided_by)
       values (gen_random_uuid(), $1, 'restored', 'A mistake.', $2)`,
      [pending.userId, by],
    );
    const { body, data } = await exported(pending);
    expect(data.verification_decisions).toMatchObject([
      { decision: 'refused', reason: 'No such number.' },
    ]);
    expect(data.suspensions).toMatchObject([{ action: 'restored', reason: 'A mistake.' }]);
    expect(body).not.toContain(by);
  });
});
