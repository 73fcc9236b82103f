import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { organizations } from '../../db/tables/organizations.table.ts';
import { registerOrganization, registerStudent, type TestAccount } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { cancel, choose, dates, invite } from '../../testing/interviews.ts';
import { applyTo, postJob } from '../../testing/jobs.ts';
import { sentTo } from '../../testing/mails.ts';
import { writeInvite, type Invite } from './invite.ts';
import { momentText } from './letters/moment-text.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await api.app.mail.startSending();
}, 60_000);
afterAll(() => api.close());

/** One calendar file as another program reads it. */
function readCalendar(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  const [event] = events;
  if (!event || events.length > 1) throw new Error(`There are ${events.length} events.`);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    minutes: event.duration.toSeconds() / 60,
    status: event.component.getFirstPropertyValue('status'),
    summary: event.summary,
    location: event.location,
    organizer: event.organizer,
    attendees: event.attendees.map((one) => String(one.getFirstValue()).toLowerCase()),
  };
}

/** What a calendar holds after all invites to an address: the latest of each event. */
async function calendarOf({ email }: TestAccount) {
  const invites = (await sentTo(api, email)).flatMap(({ calendar }) => calendar ?? []);
  const read = invites.map(({ method, content }) => ({ named: method, ...readCalendar(content) }));
  for (const one of read) expect(one.named).toBe(one.method);
  read.sort((one, other) => one.sequence - other.sequence);
  return {
    uids: new Set(read.map(({ uid }) => uid)),
    sequences: read.map(({ sequence }) => sequence),
    methods: read.map(({ method }) => method),
    latest: read.at(-1),
  };
}

async function apply() {
  const organization = await registerOrganization(api, { company_name: 'Ikeja Robotics' });
  const student = await registerStudent(api);
  const job = await postJob(api, organization);
  return { organization, student, job, application: await applyTo(api, student, job.id) };
}

const lagos = (wallTime: string) => new Date(`${wallTime.replace(' ', 'T')}+01:00`).toISOString();

describe('the invite', () => {
  test('its changes and its end are one event for both sides', async () => {
    const { organization, student, application } = await apply();
    const first = await invite(api, organization, application);
    const event = {
      method: 'REQUEST',
      uid: first.id,
      start: first.starts_at,
      minutes: 60,
      status: 'CONFIRMED',
      summary: 'Interview: Backend intern at Ikeja Robotics',
      location: first.meet_link,
      organizer: 'mailto:no-reply@ifj.example',
      attendees: [`mailto:${student.email}`, `mailto:${organization.email}`],
    };
    for (const side of [student, organization]) {
      expect((await calendarOf(side)).latest).toMatchObject({ ...event, sequence: 0 });
    }

    await choose(api, student, first.id, { selected_date: 'alt_date_2' });
    const chosen = lagos(first.offered.alt_date_2);
    for (const side of [student, organization]) {
      const { latest } = await calendarOf(side);
      expect(latest).toMatchObject({ ...event, start: chosen, sequence: 1 });
    }

    const second = await invite(api, organization, application, await dates(api, 9));
    for (const side of [student, organization]) {
      const { latest } = await calendarOf(side);
      expect(latest).toMatchObject({ ...event, start: second.starts_at, sequence: 2 });
    }

    await cancel(api, organization, first.id);
    for (const side of [student, organization]) {
      const { uids, sequences, methods, latest } = await calendarOf(side);
      expect(latest).toMatchObject({
        ...event,
        method: 'CANCEL',
        status: 'CANCELLED',
        start: second.starts_at,
      });
      expect([...uids]).toEqual([first.id]);
      expect(sequences).toEqual([0, 1, 2, 3]);
      expect(methods).toEqual(['REQUEST', 'REQUEST', 'REQUEST', 'CANCEL']);
    }
  });

  test.each<[string, (given: Awaited<ReturnType<typeof apply>>) => Promise<unknown>]>([
    [
      'a rejection',
      ({ organization, application }) =>
        api.call('PUT', `/RejectApplicationByOrg/${application.id}`, { token: organization.token }),
    ],
    [
      'a withdrawal',
      ({ student, application }) =>
        api.call('POST', `/applications/${application.id}/withdraw`, { token: student.token }),
    ],
    [
      'deleting the job',
      ({ organization, job }) =>
        api.call('DELETE', `/jobs/${job.id}`, { token: organization.token }),
    ],
  ])('is taken back by %s', async (_what, end) => {
    const given = await apply();
    const { id } = await invite(api, given.organization, given.application);
    await end(given);
    for (const side of [given.student, given.organization]) {
      const { uids, latest } = await calendarOf(side);
      expect([...uids]).toEqual([id]);
      expect(latest).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', sequence: 1 });
    }
  });
});

describe('the times', () => {
  const july = `${new Date().getUTCFullYear() + 1}-07-15`;

  const seenFrom = (timezone: string, iso: string) =>
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: timezone,
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(new Date(iso));

  test.each([
    ['Africa/Lagos', { lagos: '10:00', london: '10:00', angeles: '02:00' }, 'UTC+01:00'],
    ['Europe/London', { lagos: '10:00', london: '10:00', angeles: '02:00' }, 'UTC+01:00'],
    ['America/Los_Angeles', { lagos: '18:00', london: '18:00', angeles: '10:00' }, 'UTC-07:00'],
  ])('of an organization in %s are the same moment everywhere', async (zone, seen, offset) => {
    const { organization, student, application } = await apply();
    await api.app.db
      .update(organizations)
      .set({ timezone: zone })
      .where(eq(organizations.id, organization.id));
    await invite(api, organization, application, {
      date: `${july} 10:00`,
      alt_date_1: `${july} 12:00`,
      alt_date_2: `${july} 14:00`,
    });
    for (const side of [student, organization]) {
      const { latest } = await calendarOf(side);
      const start = latest?.start ?? '';
      expect({
        lagos: seenFrom('Africa/Lagos', start),
        london: seenFrom('Europe/London', start),
        angeles: seenFrom('America/Los_Angeles', start),
      }).toEqual({
        lagos: `${july} ${seen.lagos}`,
        london: `${july} ${seen.london}`,
        angeles: `${july} ${seen.angeles}`,
      });
    }
    const texts = (await sentTo(api, student.email)).map(({ text }) => text).join('\n');
    for (const hour of ['10:00', '12:00', '14:00']) {
      expect(texts).toContain(`July ${july.slice(0, 4)}, ${hour} (${zone}, ${offset})`);
    }
  });

  test('name the zone and its distance from UTC on that day', () => {
    expect(momentText('2027-01-15T09:00:00Z', 'Europe/London')).toBe(
      'Friday 15 January 2027, 09:00 (Europe/London, UTC+00:00)',
    );
    expect(momentText('2027-07-15T23:30:00Z', 'Asia/Kolkata')).toBe(
      'Friday 16 July 2027, 05:00 (Asia/Kolkata, UTC+05:30)',
    );
  });
});

test('what people wrote stays text, in one event of two attendees', () => {
  const hostile = 'A"; CN=B,\\\r\nATTENDEE:mailto:all@test.example\r\nBEGIN:VEVENT';
  const given: Invite = {
    method: 'REQUEST',
    interviewId: '0199aaaa-0000-7000-8000-000000000000',
    sequence: 4,
    startsAt: '2027-07-15T09:00:00.000Z',
    changedAt: '2027-07-01T09:00:00.000Z',
    timezone: 'Africa/Lagos',
    jobTitle: hostile,
    companyName: hostile,
    meetLink: 'https://meet.google.com/abc-defg-hij',
    attendees: [
      { name: hostile, email: 'one@test.example' },
      { name: hostile, email: 'two@test.example' },
    ],
  };
  const written = writeInvite(given, { MAIL_FROM: 'IFJ <no-reply@ifj.example>' });
  expect(readCalendar(written)).toMatchObject({
    summary: expect.stringContaining('BEGIN:VEVENT'),
    organizer: 'mailto:no-reply@ifj.example',
    attendees: ['mailto:one@test.example', 'mailto:two@test.example'],
  });
  expect(written.split('\r\n').filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(1);
  for (const line of written.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
