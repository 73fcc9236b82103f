import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ApplicationAnswer } from '../../features/applications/application.schema.ts';
import type { InterviewAnswer } from '../../features/interviews/interview.schema.ts';
import type { NotificationAnswer } from '../../features/notifications/notification.schema.ts';
import { registerOperator } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { choose } from '../../testing/interviews.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { readDemoData } from './demo-data.ts';
import { seedDemo } from './seed-demo.ts';

interface Person {
  token: string;
  userId: string;
  id: string;
}

let api: TestApp;
let student: Person;
let organization: Person;

async function signIn(email: string): Promise<Person> {
  const answer = await api.call('POST', '/login', { payload: { email, password: demoPassword } });
  const body = answer.json<{ token: string; user_id: string; role_specific_id: string }>();
  return { token: body.token, userId: body.user_id, id: body.role_specific_id };
}

async function get<T>({ token }: { token: string }, path: string): Promise<T> {
  const answer = await api.call('GET', path, { token });
  expect(answer.statusCode).toBe(200);
  return answer.json<T>();
}

const tab = async (category: string) => {
  const path = `/organizations/${organization.id}/interviews?category=${category}`;
  return (await get<{ interviews: InterviewAnswer[] }>(organization, path)).interviews;
};

const sent = async (person: Person) => {
  const path = `/user-applications-job/${person.userId}?limit=100`;
  return (await get<{ applications: { data: ApplicationAnswer[] } }>(person, path)).applications
    .data;
};

const received = async () => {
  const path = `/ViewApplicationByOrg/${organization.id}?limit=100`;
  return (await get<{ applications: ApplicationAnswer[] }>(organization, path)).applications;
};

const toldTo = async (person: Person) =>
  (
    await get<{ notifications: NotificationAnswer[] }>(
      person,
      `/view_notifications/${person.userId}?limit=100`,
    )
  ).notifications;

beforeAll(async () => {
  api = await createTestApp();
  await seedDemo(api.app);
  student = await signIn('student@ifj.example');
  organization = await signIn('organization@ifj.example');
}, 60_000);
afterAll(() => api.close());

describe('the demo organization', () => {
  test('has jobs in every state, more than one of them expired', async () => {
    const { meta } = await get<{ meta: { counts: Record<string, number> } }>(organization, '/jobs');
    expect(meta.counts['active']).toBeGreaterThan(0);
    expect(meta.counts['closed']).toBeGreaterThan(0);
    expect(meta.counts['expired']).toBeGreaterThan(1);
  });

  test('has an interview that waits for its date, confirmed ones, one today and two that wait for a decision', async () => {
    const all = await tab('pending');
    const coming = all.filter(({ category }) => category === 'pending');
    expect(coming.filter((one) => one.open)).toMatchObject([{ selected_date: null }]);
    expect(coming.filter((one) => one.selected_date).length).toBeGreaterThan(0);
    expect(await tab('active')).toHaveLength(1);
    const completed = await tab('completed');
    expect(completed).toHaveLength(2);
    for (const one of [...all, ...completed]) {
      expect(one).toMatchObject({
        application: { status: 'Interview' },
        meet_link: 'https://meet.google.com/kur-amos-oft',
        timezone: 'Africa/Lagos',
        cancelled: false,
      });
      expect(one.date).toBe(one.offered[one.selected_date ?? 'date']);
    }
    expect(all).toHaveLength(coming.length + 1 + completed.length);
  });

  test('has applications in every status', async () => {
    const statuses = new Set((await received()).map(({ status }) => status));
    expect([...statuses].sort()).toEqual([
      'Accepted',
      'Applied',
      'Interview',
      'Rejected',
      'Viewed',
      'Withdrawn',
    ]);
  });
});

test('every history stands in its order, after the job was posted and before what was arranged', async () => {
  const { jobs } = await get<{ jobs: { data: { id: string; created_at: string }[] } }>(
    organization,
    '/jobs?limit=100',
  );
  const posted = new Map(jobs.data.map((job) => [job.id, job.created_at]));
  for (const application of await received()) {
    const { history, interview } = application;
    const moments = [posted.get(application.job_id) ?? '', ...history.map(({ at }) => at)];
    expect(moments).toEqual([...new Set(moments)].sort());
    expect(history[0]?.at).toBe(application.created_at);
    expect(history.at(-1)).toEqual({ status: application.status, at: application.updated_at });
    const last = application.updated_at;
    expect(last < new Date().toISOString()).toBe(true);
    expect((interview !== null) === (application.status === 'Interview')).toBe(true);
    for (const offered of Object.values(interview?.offered_at ?? {})) {
      expect(offered > last).toBe(true);
    }
  }
});

test('the demo student finds applications in each tab, one that asks for a date among them', async () => {
  const statuses = new Set((await sent(student)).map(({ status }) => status));
  for (const status of ['Applied', 'Viewed', 'Interview', 'Accepted', 'Rejected']) {
    expect(statuses).toContain(status);
  }
});

test('people have read what is older, and not what is new', async () => {
  const people = await Promise.all(readDemoData().students.map(({ email }) => signIn(email)));
  for (const person of [organization, student]) {
    const told = await toldTo(person);
    const read = told.filter((one) => one.read);
    expect(read.length).toBeGreaterThan(0);
    expect(told.length).toBeGreaterThan(read.length);
  }
  const kinds = new Set<string>();
  for (const person of [organization, ...people]) {
    for (const one of await toldTo(person)) kinds.add(one.kind);
  }
  expect([...kinds].sort()).toEqual([
    'application-accepted',
    'application-received',
    'application-rejected',
    'application-viewed',
    'application-withdrawn',
    'interview-date-chosen',
    'interview-invitation',
    'organization-approved',
  ]);
  expect((await toldTo(student)).filter((one) => one.interview?.open)).toHaveLength(1);
});

test('organizations were approved by a decision that is kept; one waits for it', async () => {
  const token = await registerOperator(api);
  const { organizations } = await get<{
    organizations: { verification: string; latest_decision: { decision: string } | null }[];
  }>({ token }, '/operator/organizations?limit=100');
  for (const { verification, latest_decision } of organizations) {
    expect(latest_decision?.decision ?? 'pending').toBe(verification);
  }
  expect(organizations.filter((one) => one.verification === 'pending')).toHaveLength(1);
});

test('what waits can be done: a date is chosen, a past interview is decided about', async () => {
  const waiting = (await tab('pending')).find((one) => one.open);
  const chosen = await choose(api, student, waiting?.id ?? '', { selected_date: 'alt_date_1' });
  expect(chosen.statusCode).toBe(200);
  for (const { application_id } of await tab('completed')) {
    const { token } = organization;
    const path = `/AcceptApplicationByOrg/${application_id}`;
    expect((await api.call('PUT', path, { token })).statusCode).toBe(200);
  }
  expect(await tab('completed')).toEqual([]);
});

test('a product that has accounts is left as it is', async () => {
  const before = await sent(student);
  expect(await seedDemo(api.app)).toBe(false);
  expect(await sent(student)).toEqual(before);
  for (const { email } of demoAccounts) expect((await signIn(email)).token).toBeTruthy();
});
