import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { organizations } from '../../db/tables/organizations.table.ts';
import {
  registerOrganization,
  registerPendingOrganization,
  registerStudent,
  type TestAccount,
} from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { cancel, choose, dates, invite, schedule } from '../../testing/interviews.ts';
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
  owner = await registerOrganization(api);
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

describe('choosing a date', () => {
  test.each(['date', 'alt_date_1', 'alt_date_2'] as const)(
    '%s becomes the date, and what was offered stays readable',
    async (name) => {
      const { applicant, application } = await apply();
      const { id, offered } = await invite(api, owner, application);
      const answer = await choose(api, applicant, id, {
        selected_date: name,
        date: offered[name],
      });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({
        message: 'Alternative date confirmed successfully!',
        interview: { id, date: offered[name], offered, selected_date: name, open: false },
      });
      expect(await read(application.id)).toMatchObject({
        status: 'Interview',
        interview: { date: offered[name], offered, selected_date: name },
      });
    },
  );

  test('the same again does nothing twice; another is refused', async () => {
    const { applicant, application } = await apply();
    const { id } = await invite(api, owner, application);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => choose(api, applicant, id, { selected_date: 'alt_date_2' })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const refused = await choose(api, applicant, id, { selected_date: 'alt_date_1' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'DATE_ALREADY_CHOSEN' });
    expect(await mailTo(api, applicant.email)).toEqual([
      'application-received',
      'interview-invitation',
      'interview-confirmed',
    ]);
  });

  test('two at once: one of them stands, the other is refused', async () => {
    const { applicant, application } = await apply();
    const { id } = await invite(api, owner, application);
    const answers = await Promise.all(
      (['date', 'alt_date_1', 'alt_date_2'] as const).map((selected_date) =>
        choose(api, applicant, id, { selected_date }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  test('what has been replaced since the student looked is not chosen', async () => {
    const { applicant, application } = await apply();
    const { id, offered } = await invite(api, owner, application);
    await invite(api, owner, application, await dates(api, 20));
    const answer = await choose(api, applicant, id, {
      selected_date: 'alt_date_1',
      date: offered.alt_date_1,
    });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'OFFER_CHANGED' });
    expect(await read(application.id)).toMatchObject({ interview: { selected_date: null } });
  });

  test('the same hours in another zone are other moments, and not what the student saw', async () => {
    const mover = await registerOrganization(api);
    const { applicant, application } = await apply(await postJob(api, mover));
    const seen = await invite(api, mover, application);
    await api.app.db
      .update(organizations)
      .set({ timezone: 'Africa/Nairobi' })
      .where(eq(organizations.id, mover.id));
    const moved = await invite(api, mover, application);
    expect(moved.offered).toEqual(seen.offered);
    const confirm = (starts_at: string | undefined) =>
      choose(api, applicant, seen.id, {
        selected_date: 'alt_date_1',
        date: seen.offered.alt_date_1,
        starts_at,
      });
    const stale = await confirm(seen.offered_at.alt_date_1);
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: 'OFFER_CHANGED' });
    expect(await read(application.id, mover)).toMatchObject({ interview: { selected_date: null } });
    for (const nothing of ['', 'tomorrow', moved.offered.alt_date_1]) {
      expect((await confirm(nothing)).json()).toMatchObject({ fields: { starts_at: /./ } });
    }
    expect((await confirm(moved.offered_at.alt_date_1)).statusCode).toBe(200);
    expect((await confirm(undefined)).statusCode).toBe(200);
  });

  test('is over once the interview is cancelled or the application decided', async () => {
    const { applicant, application } = await apply();
    const { id } = await invite(api, owner, application);
    await cancel(api, owner, id);
    const answer = await choose(api, applicant, id, { selected_date: 'date' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'INTERVIEW_NOT_OPEN' });
    await invite(api, owner, application);
    await api.call('PUT', `/RejectApplicationByOrg/${application.id}`, { token: owner.token });
    expect((await choose(api, applicant, id, { selected_date: 'date' })).statusCode).toBe(409);
  });

  test('is for the invited student alone, and knows three dates', async () => {
    const { applicant, application } = await apply();
    const { id } = await invite(api, owner, application);
    const body = { selected_date: 'date' };
    const statuses = [];
    for (const account of [student, owner, other, pending, null]) {
      statuses.push((await choose(api, account, id, body)).statusCode);
    }
    expect(statuses).toEqual([404, 404, 404, 403, 401]);
    for (const payload of [{}, { selected_date: 'alt_date_3' }, { ...body, meet_link: 'x' }]) {
      expect((await choose(api, applicant, id, payload)).statusCode).toBe(400);
    }
    expect((await choose(api, applicant, 'nothing', body)).statusCode).toBe(404);
  });
});

describe('cancelling and withdrawing', () => {
  const withdraw = (id: string, account: TestAccount | null) =>
    api.call('POST', `/applications/${id}/withdraw`, { ...(account && { token: account.token }) });

  test('a cancelled interview leaves the application viewed, once', async () => {
    const { applicant, application } = await apply();
    const { id } = await invite(api, owner, application);
    for (let time = 0; time < 3; time += 1) {
      const answer = await cancel(api, owner, id);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({
        interview: { id, cancelled: true, open: false, application: { status: 'Viewed' } },
      });
    }
    expect(await read(application.id)).toMatchObject({ status: 'Viewed', interview: null });
    expect(await mailTo(api, applicant.email)).toEqual([
      'application-received',
      'interview-invitation',
      'interview-cancelled',
    ]);
    const again = await invite(api, owner, application, await dates(api, 9));
    expect(again).toMatchObject({ id, cancelled: false, open: true });
  });

  test('cancelling is for the owner, and not once it is decided', async () => {
    const { application } = await apply();
    const { id } = await invite(api, owner, application);
    const statuses = [];
    for (const account of [other, student, pending, null]) {
      statuses.push((await cancel(api, account, id)).statusCode);
    }
    expect(statuses).toEqual([404, 404, 403, 401]);
    expect((await cancel(api, owner, 'nothing')).statusCode).toBe(404);
    await api.call('PUT', `/RejectApplicationByOrg/${application.id}`, { token: owner.token });
    expect((await cancel(api, owner, id)).statusCode).toBe(409);
  });

  test('withdrawing is final, cancels a coming interview and is done once', async () => {
    const { applicant, application } = await apply();
    const { id } = await invite(api, owner, application);
    const answer = await withdraw(application.id, applicant);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      message: 'Application has been withdrawn',
      application: { status: 'Withdrawn', interview: null },
    });
    const again = await withdraw(application.id, applicant);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ code: 'ILLEGAL_TRANSITION' });
    expect(await mailTo(api, applicant.email)).toEqual([
      'application-received',
      'interview-invitation',
      'application-withdrawn',
    ]);
    expect((await cancel(api, owner, id)).statusCode).toBe(409);
    expect((await schedule(api, owner, application.id)).statusCode).toBe(409);
  });

  test('withdrawing is for the student who applied, and not once it is decided', async () => {
    const { applicant, application } = await apply();
    const statuses = [];
    for (const account of [student, owner, other, pending, null]) {
      statuses.push((await withdraw(application.id, account)).statusCode);
    }
    expect(statuses).toEqual([404, 404, 404, 403, 401]);
    await api.call('PUT', `/AcceptApplicationByOrg/${application.id}`, { token: owner.token });
    const late = await withdraw(application.id, applicant);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  });
});
