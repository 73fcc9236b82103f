import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { notifications } from '../../db/tables/notifications.table.ts';
import {
  registerOrganization,
  registerPendingOrganization,
  registerStudent,
  testPassword,
  type TestAccount,
} from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { mailTo, postJob, submit } from '../../testing/jobs.ts';
import { createOperator } from './operator.service.ts';

let api: TestApp;
let token: string;
const email = 'operator@test.example';

async function signIn(credentials: { email: string; password: string }) {
  const answer = await api.call('POST', '/login', {
    payload: credentials,
    remoteAddress: '10.5.0.1',
  });
  return answer;
}

beforeAll(async () => {
  api = await createTestApp();
  const operator = await createOperator(api.app, email);
  token = (await signIn(operator)).json<{ token: string }>().token;
});
afterAll(() => api.close());

const get = (path: string) => api.call('GET', `/operator${path}`, { token });
const post = (path: string, payload?: object, by = token) =>
  api.call('POST', `/operator${path}`, { token: by, ...(payload && { payload }) });

interface Review {
  id: string;
  user_id: string;
  verification: string;
}
interface Page {
  organizations: Review[];
  meta: { next_cursor: string | null };
}

const isIn = async (account: TestAccount) =>
  (await api.call('GET', '/me', { token: account.token })).statusCode === 200;
const told = (userId: string) =>
  api.app.db
    .select({ title: notifications.title, link: notifications.link })
    .from(notifications)
    .where(eq(notifications.userId, userId));

test('an operator signs in and is known as one', async () => {
  const made = await createOperator(api.app, ' Second.Operator@test.example');
  expect(made.password).toMatch(/^[\w-]{27}$/);
  const answer = await signIn(made);
  expect(answer.json()).toMatchObject({ role: 'operator', role_specific_id: null, verified: 1 });
  const me = await api.call('GET', '/me', { token: answer.json<{ token: string }>().token });
  expect(me.json()).toMatchObject({
    email: 'second.operator@test.example',
    role: 'operator',
    student: null,
    organization: null,
  });
  await expect(createOperator(api.app, email)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
});

describe('reviewing organizations', () => {
  async function listed(verification: string, limit = 2): Promise<Review[]> {
    const found: Review[] = [];
    let cursor: string | null = null;
    do {
      const rest: string = cursor ? `&cursor=${cursor}` : '';
      const answer = await get(`/organizations?verification=${verification}&limit=${limit}${rest}`);
      expect(answer.statusCode).toBe(200);
      const page = answer.json<Page>();
      expect(page.organizations.length).toBeLessThanOrEqual(limit);
      found.push(...page.organizations);
      cursor = page.meta.next_cursor;
    } while (cursor);
    return found;
  }

  test('lists those that wait, the longest first, and others newest first, page by page', async () => {
    const made: string[] = [];
    for (let at = 0; at < 5; at += 1) made.push((await registerPendingOrganization(api)).id);
    expect((await listed('pending')).map(({ id }) => id)).toEqual(made);
    for (const id of made) await post(`/organizations/${id}/verify`);
    expect(await listed('pending')).toEqual([]);
    expect((await listed('approved')).map(({ id }) => id)).toEqual(made.toReversed());
    const all = (await get('/organizations?limit=100')).json<Page>();
    expect(all.organizations.map(({ id }) => id)).toEqual(made.toReversed());
    expect((await get('/organizations?verification=unknown')).statusCode).toBe(400);
    expect((await get('/organizations?cursor=nonsense')).statusCode).toBe(400);
  });

  test('shows what is checked, whose it is, and what was decided last', async () => {
    const account = await registerPendingOrganization(api, { company_name: 'Checked Works' });
    await post(`/organizations/${account.id}/refuse`, { reason: ' No such number. ' });
    const [review] = (await get('/organizations?verification=refused')).json<Page>().organizations;
    expect(review).toMatchObject({
      id: account.id,
      user_id: account.userId,
      email: account.email,
      company_name: 'Checked Works',
      company_cac_number: 'RC1234567',
      verification: 'refused',
      refusal_reason: 'No such number.',
      submitted_at: expect.any(String),
      suspended_at: null,
      latest_decision: { decision: 'refused', reason: 'No such number.', decided_by: email },
    });
  });

  test('writes down who decided what and when, once', async () => {
    const { id, userId, email: address } = await registerPendingOrganization(api);
    const reason = 'The number is another company’s.';
    const refused = await post(`/organizations/${id}/refuse`, { reason });
    expect(refused.json()).toMatchObject({
      message: 'Kuramo Software Limited is refused.',
      organization: { verification: 'refused', refusal_reason: reason },
    });
    const verified = await post(`/organizations/${id}/verify`);
    expect(verified.json()).toMatchObject({ organization: { verification: 'approved' } });
    expect((await post(`/organizations/${id}/verify`)).json()).toMatchObject({
      message: 'Kuramo Software Limited was approved already; nothing was changed.',
    });
    await post(`/users/${userId}/suspend`, { reason: 'A report.' });
    expect((await get(`/organizations/${id}/decisions`)).json()).toEqual({
      decisions: [
        { decision: 'approved', reason: null, decided_by: email, created_at: expect.any(String) },
        { decision: 'refused', reason, decided_by: email, created_at: expect.any(String) },
      ],
      suspensions: [
        {
          action: 'suspended',
          reason: 'A report.',
          decided_by: email,
          created_at: expect.any(String),
        },
      ],
    });
    expect(await mailTo(api, address)).toEqual([
      'organization-refused',
      'organization-approved',
      'account-suspended',
    ]);
    expect(await told(userId)).toEqual([
      { title: 'Your organization could not be approved yet', link: '/unverified-company' },
      { title: 'Your organization is approved', link: '/dashboard/jobs' },
    ]);
  });

  test('twice at once decides once', async () => {
    const { id, email: address } = await registerPendingOrganization(api);
    const answers = await Promise.all([1, 2, 3].map(() => post(`/organizations/${id}/verify`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await mailTo(api, address)).toEqual(['organization-approved']);
  });

  test('needs a reason to refuse, and an organization', async () => {
    const { id } = await registerPendingOrganization(api);
    for (const payload of [{}, { reason: ' ' }, { reason: 'x'.repeat(1_001) }]) {
      const answer = await post(`/organizations/${id}/refuse`, payload);
      expect(answer.json()).toMatchObject({ fields: { reason: expect.any(String) } });
    }
    const nobody = '0199aaaa-0000-7000-8000-000000000000';
    for (const id of [nobody, 'nonsense']) {
      expect((await post(`/organizations/${id}/verify`)).statusCode).toBe(404);
      expect((await post(`/organizations/${id}/refuse`, { reason: 'Any' })).statusCode).toBe(404);
    }
    expect((await get(`/organizations/${nobody}/decisions`)).statusCode).toBe(404);
  });
});

describe('suspending', () => {
  const reason = 'Applicants report a fake recruiter.';

  test('ends every session at once and keeps the account out until it is restored', async () => {
    const account = await registerStudent(api);
    const suspended = await post(`/users/${account.userId}/suspend`, { reason });
    expect(suspended.json()).toMatchObject({
      user_id: account.userId,
      suspended_at: expect.any(String),
    });
    expect(await isIn(account)).toBe(false);
    const credentials = { email: account.email, password: testPassword };
    expect((await signIn(credentials)).statusCode).toBe(423);
    const restored = await post(`/users/${account.userId}/restore`, { reason: 'It was not.' });
    expect(restored.json()).toMatchObject({ suspended_at: null });
    expect(await isIn(account)).toBe(false);
    expect((await signIn(credentials)).statusCode).toBe(200);
    expect(await mailTo(api, account.email)).toEqual(['account-suspended', 'account-restored']);
  });

  test('again changes nothing and sends nothing', async () => {
    const account = await registerStudent(api);
    expect((await post(`/users/${account.userId}/restore`, { reason })).statusCode).toBe(200);
    const answers = await Promise.all(
      [1, 2, 3].map(() => post(`/users/${account.userId}/suspend`, { reason })),
    );
    const since = answers.map((one) => one.json<{ suspended_at: string }>().suspended_at);
    expect(new Set(since).size).toBe(1);
    expect(await mailTo(api, account.email)).toEqual(['account-suspended']);
  });

  test('takes an organization’s jobs out of sight, and gives them back', async () => {
    const organization = await registerOrganization(api, { company_name: 'Suspect Works' });
    const student = await registerStudent(api);
    const job = await postJob(api, organization, { job_title: 'Suspect intern' });
    const seen = async () => {
      const [list, found, page, names] = [
        await api.call('GET', '/jobs', { token: student.token }),
        await api.call('GET', '/jobs?q=suspect', {}),
        await api.call('GET', `/view/jobs/${job.id}`, { token: student.token }),
        await api.call('GET', '/company_names', {}),
      ];
      return {
        listed: list.body.includes(job.id),
        found: found.body.includes(job.id),
        page: page.statusCode,
        named: names.body.includes('Suspect Works'),
      };
    };
    expect(await seen()).toEqual({ listed: true, found: true, page: 200, named: true });
    await post(`/users/${organization.userId}/suspend`, { reason });
    expect(await seen()).toEqual({ listed: false, found: false, page: 404, named: false });
    const refused = await submit(api, student, job.id);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'JOB_NOT_OPEN' });
    const listed = (await get('/organizations?verification=approved')).json<Page>();
    expect(listed.organizations.find(({ id }) => id === organization.id)).toMatchObject({
      suspended_at: expect.any(String),
    });
    await post(`/users/${organization.userId}/restore`, { reason });
    expect(await seen()).toEqual({ listed: true, found: true, page: 200, named: true });
    expect((await submit(api, student, job.id)).statusCode).toBe(201);
  });

  test('leaves no session to somebody who signs in meanwhile', async () => {
    for (let round = 0; round < 5; round += 1) {
      const account = await registerStudent(api);
      const credentials = { email: account.email, password: testPassword };
      const [, ...signedIn] = await Promise.all([
        post(`/users/${account.userId}/suspend`, { reason }),
        ...Array.from({ length: 4 }, () => signIn(credentials)),
      ]);
      expect(await isIn(account)).toBe(false);
      await post(`/users/${account.userId}/restore`, { reason });
      for (const answer of signedIn) {
        expect([200, 423]).toContain(answer.statusCode);
        const { token: given = 'none' } = answer.json<{ token?: string }>();
        expect((await api.call('GET', '/me', { token: given })).statusCode).toBe(401);
      }
    }
  });

  test('is not done to operators, nor to nobody', async () => {
    const other = await createOperator(api.app, 'third-operator@test.example');
    const signedIn = (await signIn(other)).json<{ user_id: string; token: string }>();
    for (const verb of ['suspend', 'restore']) {
      const refused = await post(`/users/${signedIn.user_id}/${verb}`, { reason });
      expect(refused.statusCode).toBe(409);
      expect(refused.json()).toMatchObject({ code: 'OPERATOR_ACCOUNT' });
    }
    const me = await api.call('GET', '/me', { token: signedIn.token });
    expect(me.statusCode).toBe(200);
    const nobody = '0199aaaa-0000-7000-8000-000000000000';
    expect((await post(`/users/${nobody}/suspend`, { reason })).statusCode).toBe(404);
    expect((await post(`/users/${signedIn.user_id}/suspend`, {})).statusCode).toBe(400);
  });
});

test('nobody but operators is let near', async () => {
  const [student, organization, pending] = [
    await registerStudent(api),
    await registerOrganization(api),
    await registerPendingOrganization(api),
  ];
  const paths = [
    `/organizations/${pending.id}/verify`,
    `/organizations/${pending.id}/refuse`,
    `/users/${student.userId}/suspend`,
    `/users/${student.userId}/restore`,
  ];
  for (const path of paths) {
    const reason = { reason: 'Because.' };
    expect((await post(path, reason, student.token)).statusCode).toBe(404);
    expect((await post(path, reason, organization.token)).statusCode).toBe(404);
    expect((await post(path, reason, pending.token)).statusCode).toBe(403);
    const anonymous = await api.call('POST', `/operator${path}`, { payload: reason });
    expect(anonymous.statusCode).toBe(401);
  }
  expect(await isIn(student)).toBe(true);
  const me = await api.call('GET', '/me', { token: pending.token });
  expect(me.json()).toMatchObject({ organization: { verification: 'pending' } });
});
