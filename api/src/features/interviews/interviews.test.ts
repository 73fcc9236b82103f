import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { applications } from '../../db/tables/applications.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import {
  registerOrganization,
  registerPendingOrganization,
  registerStudent,
  type TestAccount,
} from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { choose, dates, invite, meetLink, schedule, wallTime } from '../../testing/interviews.ts';
import { applyTo, mailTo, postJob } from '../../testing/jobs.ts';
import type { ApplicationAnswer } from '../applications/application.schema.ts';
import type { JobAnswer } from '../jobs/job.schema.ts';

let api: TestApp;
let owner: TestAccount;
let other: TestAccount;
let pending: TestAccount;
let student: TestAccount;
let job: JobAnswer;

beforeAll(async () => {
  api = await createTestApp();
  owner = await registerOrganization(api, { company_name: 'Ikeja Robotics' });
  other = await registerOrganization(api);
  pending = await registerPendingOrganization(api);
  student = await registerStudent(api);
  job = await postJob(api, owner);
}, 60_000);
afterAll(() => api.close());

async function apply(to = job) {
  const applicant = await registerStudent(api);
  return { applicant, application: await applyTo(api, applicant, to.id) };
}

const read = async (id: string, account = owner) =>
  (await api.call('GET', `/applications/${id}`, { token: account.token })).json<{
    application: ApplicationAnswer;
  }>().application;

describe('scheduling', () => {
  test('invites an applicant, in the zone and with the words of the wire', async () => {
    const { applicant, application } = await apply();
    const offered = await dates(api);
    const answer = await schedule(api, owner, application.id, {
      job_id: job.id.toUpperCase(),
      user_id: applicant.userId,
      org_id: owner.id,
      ...offered,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      message: 'Interview scheduled successfully.',
      interview: {
        id: expect.any(String),
        application_id: application.id,
        ...offered,
        offered,
        selected_date: null,
        starts_at: new Date(`${offered.date.replace(' ', 'T')}+01:00`).toISOString(),
        offered_at: {
          date: new Date(`${offered.date.replace(' ', 'T')}+01:00`).toISOString(),
          alt_date_1: new Date(`${offered.alt_date_1.replace(' ', 'T')}+01:00`).toISOString(),
          alt_date_2: new Date(`${offered.alt_date_2.replace(' ', 'T')}+01:00`).toISOString(),
        },
        meet_link: meetLink,
        timezone: 'Africa/Lagos',
        category: 'pending',
        cancelled: false,
        open: true,
        sequence: 0,
        event: 'Interview: Backend intern at Ikeja Robotics',
        user: {
          email: applicant.email,
          student: { full_name: 'Adaeze Okafor', university: 'University of Lagos' },
        },
        job: { job_title: job.job_title },
        application: { status: 'Interview' },
      },
    });
    const shown = await read(application.id, applicant);
    expect(shown).toMatchObject({ status: 'Interview', interview: { ...offered, open: true } });
    expect(shown.history.map(({ status }) => status)).toEqual(['Applied', 'Interview']);
    expect(await mailTo(api, applicant.email)).toEqual([
      'application-received',
      'interview-invitation',
    ]);
  });

  test('again offers new dates, and the choice is open again', async () => {
    const { applicant, application } = await apply();
    const first = await invite(api, owner, application);
    await choose(api, applicant, first.id, { selected_date: 'alt_date_1' });
    const offered = await dates(api, 10);
    const second = await invite(api, owner, application, offered);
    expect(second).toMatchObject({ id: first.id, ...offered, selected_date: null, open: true });
    expect(second.sequence).toBeGreaterThan(first.sequence);
    expect((await read(application.id)).history.map(({ status }) => status)).toEqual([
      'Applied',
      'Interview',
    ]);
    expect(await mailTo(api, applicant.email)).toEqual([
      'application-received',
      'interview-invitation',
      'interview-confirmed',
      'interview-invitation',
    ]);
  });

  test('the same again, even at once, invites once', async () => {
    const { applicant, application } = await apply();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => schedule(api, owner, application.id)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect((await read(application.id)).history).toHaveLength(2);
    expect(await mailTo(api, applicant.email)).toEqual([
      'application-received',
      'interview-invitation',
    ]);
  });

  test.each(['date', 'alt_date_1'] as const)(
    'the same again after the student has chosen %s leaves the choice, and tells nobody',
    async (selected_date) => {
      const { applicant, application } = await apply();
      const { id } = await invite(api, owner, application);
      await choose(api, applicant, id, { selected_date });
      const before = await read(application.id);
      const mails = [await mailTo(api, applicant.email), await mailTo(api, owner.email)];
      expect(await invite(api, owner, application)).toMatchObject(before.interview ?? {});
      expect(before.interview).toMatchObject({ selected_date, sequence: 1 });
      expect(await read(application.id)).toEqual(before);
      expect([await mailTo(api, applicant.email), await mailTo(api, owner.email)]).toEqual(mails);
    },
  );

  test.each(['Accepted', 'Rejected', 'Withdrawn', 'Open'] as const)(
    'is refused from %s, and changes nothing',
    async (status) => {
      const { applicant, application } = await apply();
      await api.app.db
        .update(applications)
        .set({ status })
        .where(eq(applications.id, application.id));
      const before = await read(application.id);
      const answer = await schedule(api, owner, application.id);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'ILLEGAL_TRANSITION' });
      expect(await read(application.id)).toEqual(before);
      expect(await mailTo(api, applicant.email)).toEqual(['application-received']);
    },
  );

  test.each<
    [
      string,
      (application: ApplicationAnswer) => [TestAccount | null, Record<string, unknown>],
      number,
    ]
  >([
    ['another organization', () => [other, {}], 404],
    ['the student', () => [student, {}], 404],
    ['an unverified organization', () => [pending, {}], 403],
    ['nobody', () => [null, {}], 401],
    ['an organization named wrongly', () => [owner, { org_id: other.id }], 404],
    ['a student named wrongly', () => [owner, { user_id: student.userId }], 404],
    ['a job named wrongly', ({ id }) => [owner, { job_id: id }], 404],
  ])('is not for %s', async (_who, given, status) => {
    const { application } = await apply();
    const [account, fields] = given(application);
    expect((await schedule(api, account, application.id, fields)).statusCode).toBe(status);
    expect(await read(application.id)).toMatchObject({ status: 'Applied', interview: null });
  });

  test('takes no other field', async () => {
    const { application } = await apply();
    const answer = await schedule(api, owner, application.id, { status: 'Accepted', id: 'x' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { status: /./, id: /./ } });
  });
});

describe('the dates', () => {
  let application: ApplicationAnswer;
  beforeAll(async () => {
    ({ application } = await apply());
  });

  async function fieldsOf(account: TestAccount, id: string, fields: Record<string, unknown>) {
    const answer = await schedule(api, account, id, fields);
    expect(answer.statusCode).toBe(400);
    return answer.json<{ fields: Record<string, string> }>().fields;
  }

  test.each([
    '2031-06-01',
    '2031-06-01T10:00',
    '2031-06-01 10:00:00',
    '01-06-2031 10:00',
    ' 2031-06-01 10:00',
    '0000-06-01 10:00',
    '',
  ])('%p is not how one is written', async (date) => {
    expect(await fieldsOf(owner, application.id, { date })).toEqual({ date: expect.any(String) });
  });

  test.each(['2031-02-30 10:00', '2031-13-01 10:00', '2031-06-01 24:00', '2031-06-01 10:60'])(
    '%s does not exist',
    async (date) => {
      expect(await fieldsOf(owner, application.id, { alt_date_2: date })).toEqual({
        alt_date_2: 'Second alternative is no day and hour that exists.',
      });
    },
  );

  test('lie in the future by the clock of the zone, within two years, and differ', async () => {
    const now = sql`to_char(now() at time zone 'Africa/Lagos', 'YYYY-MM-DD HH24:MI') as now`;
    const { rows } = await api.app.db.execute<{ now: string }>(sql`select ${now}`);
    expect(
      await fieldsOf(owner, application.id, {
        date: rows[0]?.now,
        alt_date_1: await wallTime(api, -1, '23:59'),
        alt_date_2: await wallTime(api, 740),
      }),
    ).toEqual({
      date: 'Preferred date and time must lie in the future.',
      alt_date_1: 'First alternative must lie in the future.',
      alt_date_2: 'Second alternative must lie within two years from now.',
    });
    const same = await wallTime(api, 5);
    expect(
      await fieldsOf(owner, application.id, { date: same, alt_date_1: same, alt_date_2: same }),
    ).toEqual({
      alt_date_1: 'First alternative must differ from the other dates.',
      alt_date_2: 'Second alternative must differ from the other dates.',
    });
  });

  test('are hours that clocks in the zone show', async () => {
    const london = await registerOrganization(api);
    await api.app.db
      .update(organizations)
      .set({ timezone: 'Europe/London' })
      .where(eq(organizations.id, london.id));
    const theirs = await applyTo(api, student, (await postJob(api, london)).id);
    // The last Sunday of the next March: clocks go from 01:00 to 02:00.
    const year = new Date().getUTCFullYear() + 1;
    const last = new Date(Date.UTC(year, 2, 31));
    last.setUTCDate(31 - last.getUTCDay());
    const sunday = last.toISOString().slice(0, 10);
    const at = (hour: string) => ({ date: `${sunday} ${hour}` });
    expect(await fieldsOf(london, theirs.id, at('01:30'))).toEqual({
      date: 'Preferred date and time names an hour that clocks in Europe/London leave out on that day.',
    });
    const interview = await invite(api, london, theirs, at('02:30'));
    expect(interview).toMatchObject({
      ...at('02:30'),
      starts_at: `${sunday}T01:30:00.000Z`,
      timezone: 'Europe/London',
    });
  });
});

describe('the link', () => {
  const setLink = (interviewLink: string | null) =>
    api.app.db.update(organizations).set({ interviewLink }).where(eq(organizations.id, owner.id));
  afterAll(() => setLink(null));

  test('is the organization’s own where it has one, and no other', async () => {
    await setLink('https://meet.google.com/own-link');
    const { application } = await apply();
    const answer = await schedule(api, owner, application.id);
    expect(answer.json()).toMatchObject({ fields: { meet_link: /^Google Meet link .*profile/ } });
    for (const meet_link of [undefined, null, '', 'https://meet.google.com/own-link']) {
      const interview = await invite(api, owner, application, { meet_link });
      expect(interview.meet_link).toBe('https://meet.google.com/own-link');
    }
    await setLink(null);
  });

  test.each([
    undefined,
    null,
    '',
    'http://meet.google.com/abc',
    'https://meet.google.com.evil.example/abc',
    'https://evil.example/meet.google.com',
    'javascript:alert(1)',
  ])('must be given where there is none, and be one of Google Meet: %p', async (meet_link) => {
    const { application } = await apply();
    const answer = await schedule(api, owner, application.id, { meet_link });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { meet_link: /./ } });
  });
});
