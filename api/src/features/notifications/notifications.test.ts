import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  registerOrganization,
  registerPendingOrganization,
  registerStudent,
  type TestAccount,
} from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { cancel, choose, dates, invite, schedule } from '../../testing/interviews.ts';
import { applyTo, postJob, submit } from '../../testing/jobs.ts';
import type { NotificationAnswer } from './notification.schema.ts';

let api: TestApp;
let owner: TestAccount;
let student: TestAccount;

beforeAll(async () => {
  api = await createTestApp();
  owner = await registerOrganization(api, { company_name: 'Ikeja Robotics' });
  student = await registerStudent(api);
}, 60_000);
afterAll(() => api.close());

async function list(account: TestAccount, query = '') {
  const path = `/view_notifications/${account.userId}${query}`;
  const answer = await api.call('GET', path, { token: account.token });
  expect(answer.statusCode).toBe(200);
  return answer.json<{
    notifications: NotificationAnswer[];
    meta: { next_cursor: string | null; unread: number };
  }>();
}

const kindsOf = async (account: TestAccount) =>
  (await list(account)).notifications.map(({ kind }) => kind).reverse();

const mark = (account: TestAccount | null, id: string, payload: object) =>
  api.call('PATCH', `/notifications/${id}`, {
    ...(account && { token: account.token }),
    payload,
  });

const decide = (path: string, id: string) =>
  api.call('PUT', `/${path}/${id}`, { token: owner.token });

/** An application of a new student to a new job. */
async function apply() {
  const applicant = await registerStudent(api);
  const job = await postJob(api, owner);
  return { applicant, job, application: await applyTo(api, applicant, job.id) };
}

describe('events', () => {
  test('a new application is told to the organization, once', async () => {
    const organization = await registerOrganization(api);
    const job = await postJob(api, organization);
    await Promise.all([1, 2, 3].map(() => submit(api, student, job.id, { key: 'one-form' })));
    expect((await list(organization)).notifications).toEqual([
      {
        id: expect.any(String),
        kind: 'application-received',
        title: 'New application',
        message: 'Adaeze Okafor has applied for “Backend intern”.',
        link: expect.stringMatching(/^\/dashboard\/applications\/[0-9a-f-]{36}$/),
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
        read: false,
        interview: null,
      },
    ]);
  });

  test('of an application reach the student, each once', async () => {
    const { applicant, application } = await apply();
    const { id } = application;
    await decide('ReviewApplicationByOrg', id);
    await decide('ReviewApplicationByOrg', id);
    const interview = await invite(api, owner, application);
    await schedule(api, owner, id);
    await invite(api, owner, application, await dates(api, 8));
    await cancel(api, owner, interview.id);
    await cancel(api, owner, interview.id);
    await decide('RejectApplicationByOrg', id);
    await decide('RejectApplicationByOrg', id);
    await decide('AcceptApplicationByOrg', id);
    expect(await kindsOf(applicant)).toEqual([
      'application-viewed',
      'interview-invitation',
      'interview-invitation',
      'interview-cancelled',
      'application-rejected',
    ]);
    const accepted = await apply();
    await decide('AcceptApplicationByOrg', accepted.application.id);
    expect(await kindsOf(accepted.applicant)).toEqual(['application-accepted']);
    const [told] = (await list(accepted.applicant)).notifications;
    expect(told?.message).toContain(`by email at ${accepted.applicant.email}.`);
  });

  test('of the student reach the organization', async () => {
    const { applicant, application } = await apply();
    const interview = await invite(api, owner, application);
    await choose(api, applicant, interview.id, { selected_date: 'alt_date_1' });
    await choose(api, applicant, interview.id, { selected_date: 'alt_date_1' });
    await api.call('POST', `/applications/${application.id}/withdraw`, { token: applicant.token });
    const { notifications } = await list(owner);
    expect(notifications.slice(0, 2)).toMatchObject([
      { kind: 'application-withdrawn', link: `/dashboard/applications/${application.id}` },
      {
        kind: 'interview-date-chosen',
        message: expect.stringContaining('(Africa/Lagos, UTC+01:00)'),
      },
    ]);
  });

  test('deleting a job tells those who were invited', async () => {
    const { applicant, application, job } = await apply();
    await invite(api, owner, application);
    await api.call('DELETE', `/jobs/${job.id}`, { token: owner.token });
    expect(await kindsOf(applicant)).toEqual(['interview-invitation', 'interview-cancelled']);
    expect((await list(applicant)).notifications[0]?.message).toBe(
      'Ikeja Robotics has deleted the job “Backend intern”. Your interview for it is cancelled; your application is kept.',
    );
  });

  test('what was refused is told to nobody', async () => {
    const { applicant, application } = await apply();
    await decide('AcceptApplicationByOrg', application.id);
    await decide('RejectApplicationByOrg', application.id);
    await schedule(api, owner, application.id);
    expect(await kindsOf(applicant)).toEqual(['application-accepted']);
  });
});

test('only the latest invitation can be answered, and only while it stands', async () => {
  const { applicant, job, application } = await apply();
  const first = await invite(api, owner, application);
  const seen = async () => (await list(applicant)).notifications.map((one) => one.interview);
  const event = `Interview: ${job.job_title} at Ikeja Robotics`;
  expect(await seen()).toMatchObject([{ id: first.id, offered: first.offered, open: true, event }]);
  const second = await invite(api, owner, application, await dates(api, 8));
  expect(await seen()).toMatchObject([{ offered: second.offered, open: true }, null]);
  await choose(api, applicant, first.id, { selected_date: 'alt_date_2' });
  expect(await seen()).toMatchObject([{ selected_date: 'alt_date_2', open: false }, null]);
  await cancel(api, owner, first.id);
  expect(await seen()).toMatchObject([null, { cancelled: true, open: false }, null]);
});

test('lead a student to where the application stands by now, and an invitation tells it', async () => {
  const { applicant, application } = await apply();
  const { id } = application;
  const told = async () => (await list(applicant)).notifications;
  const leadTo = async (tab: string) => {
    const links = (await told()).map(({ link }) => link);
    expect(new Set(links)).toEqual(new Set([`/dashboard/applications?tab=${tab}`]));
  };
  await decide('ReviewApplicationByOrg', id);
  await leadTo('Viewed');
  await invite(api, owner, application);
  await leadTo('Interview');
  expect((await told())[0]?.interview?.application).toEqual({ status: 'Interview' });
  await decide('RejectApplicationByOrg', id);
  await leadTo('Rejected');
  expect((await told())[1]?.interview).toMatchObject({
    cancelled: true,
    application: { status: 'Rejected' },
  });
  const accepted = await apply();
  await decide('ReviewApplicationByOrg', accepted.application.id);
  await decide('AcceptApplicationByOrg', accepted.application.id);
  const links = (await list(accepted.applicant)).notifications.map(({ link }) => link);
  expect(links).toEqual(Array(2).fill('/dashboard/applications?tab=Applied'));
});

test('are read and unread, and counted', async () => {
  const { applicant, application } = await apply();
  await decide('ReviewApplicationByOrg', application.id);
  await invite(api, owner, application);
  const unread = async () => {
    const me = (await api.call('GET', '/me', { token: applicant.token })).json<{
      counters: Record<string, number>;
    }>();
    const { meta } = await list(applicant);
    expect(me.counters['unread_notifications']).toBe(meta.unread);
    return meta.unread;
  };
  expect(await unread()).toBe(2);
  const [newest] = (await list(applicant)).notifications;
  const id = newest?.id ?? '';
  for (const [read, left] of [
    [true, 1],
    [true, 1],
    [false, 2],
    [true, 1],
  ] as const) {
    const answer = await mark(applicant, id, { read });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ notification: { ...newest, read } });
    expect(await unread()).toBe(left);
  }
});

test('come in pages, newest first, none twice and none left out', async () => {
  const organization = await registerOrganization(api);
  const job = await postJob(api, organization);
  for (let at = 0; at < 5; at += 1) await applyTo(api, await registerStudent(api), job.id);
  const all = (await list(organization)).notifications;
  expect(all).toHaveLength(5);
  const times = all.map((one) => one.created_at);
  expect(times).toEqual([...times].sort().reverse());
  const walked: NotificationAnswer[] = [];
  let cursor = '';
  for (;;) {
    const { notifications, meta } = await list(organization, `?limit=2${cursor}`);
    walked.push(...notifications);
    if (!meta.next_cursor) break;
    cursor = `&cursor=${meta.next_cursor}`;
  }
  expect(walked).toEqual(all);
});

test('are for the one they were written for, an unverified organization too', async () => {
  const { applicant, application } = await apply();
  await decide('ReviewApplicationByOrg', application.id);
  const id = (await list(applicant)).notifications[0]?.id ?? '';
  const pending = await registerPendingOrganization(api);
  expect((await list(pending)).notifications).toEqual([]);
  for (const account of [student, owner, pending]) {
    const path = `/view_notifications/${applicant.userId}`;
    expect((await api.call('GET', path, { token: account.token })).statusCode).toBe(404);
    expect((await mark(account, id, { read: true })).statusCode).toBe(404);
  }
  const path = `/view_notifications/${applicant.userId}`;
  expect((await api.call('GET', path)).statusCode).toBe(401);
  expect((await mark(null, id, { read: true })).statusCode).toBe(401);
  expect((await mark(applicant, 'nothing', { read: true })).statusCode).toBe(404);
  for (const payload of [{}, { read: 'yes' }, { read: true, user_id: student.userId }]) {
    expect((await mark(applicant, id, payload)).statusCode).toBe(400);
  }
  expect((await list(applicant)).meta.unread).toBe(1);
});
