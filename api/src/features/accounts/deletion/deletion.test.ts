import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { eq, isNull, sql } from 'drizzle-orm';
import { files } from '../../../db/tables/files.table.ts';
import { notifications } from '../../../db/tables/notifications.table.ts';
import { tries } from '../../../db/tables/tries.table.ts';
import {
  registerOrganization,
  registerStudent,
  testPassword,
  type TestAccount,
} from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { choose, invite } from '../../../testing/interviews.ts';
import { applyTo, mailTo, postJob, submit } from '../../../testing/jobs.ts';
import { writtenTo } from '../../../testing/mails.ts';
import { until } from '../../../testing/until.ts';
import { sweepFiles } from '../../files/file-sweep.ts';
import { createOperator } from '../../operators/operator.service.ts';

let api: TestApp;
let organization: TestAccount;

beforeAll(async () => {
  api = await createTestApp();
  organization = await registerOrganization(api, { company_name: 'Ikeja Robotics' });
}, 60_000);
afterAll(() => api.close());

const deleteMe = ({ token }: { token: string }, password = testPassword) =>
  api.call('DELETE', '/me', { token, payload: { password }, remoteAddress: '10.7.0.1' });

/** The tables, the queue's own too, in which a word stands anywhere. */
async function tablesWith(...words: string[]): Promise<string[]> {
  const { rows: tables } = await api.app.pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await api.app.pool.query(
      `select from ${name} t where t::text ilike any($1) limit 1`,
      [words.map((word) => `%${word}%`)],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

async function storedFiles(): Promise<string[]> {
  const names = await readdir(join(api.folder, 'files'), { recursive: true });
  return names.filter((name) => name.endsWith('.pdf')).sort();
}

const nobodysFiles = () =>
  api.app.db
    .select({ name: files.name, sha256: files.sha256 })
    .from(files)
    .where(isNull(files.applicationId));

const told = (userId: string) =>
  api.app.db
    .select({ message: notifications.message, link: notifications.link })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(notifications.createdAt, notifications.id);

async function invitesTo(address: string) {
  const { rows } = await api.app.pool.query<{ invite: { method: string; attendees: object[] } }>(
    `select data->'invite' as invite from pgboss.job
     where name = 'mail' and data->>'to' = $1 and data ? 'invite' order by created_on`,
    [address],
  );
  return rows.map((row) => row.invite);
}

describe('a student who deletes their account', () => {
  const name = 'Ngozi Unmistakable';
  const email = 'ngozi.unmistakable@test.example';

  test('leaves nothing of themselves anywhere', async () => {
    const before = await storedFiles();
    const student = await registerStudent(api, { full_name: name, email, phone: '08099999991' });
    const [first, second] = [await postJob(api, organization), await postJob(api, organization)];
    const invited = await applyTo(api, student, first.id, {
      parts: [{ name: 'cover_letter', content: 'Yours, Ngozi Unmistakable' }],
    });
    await applyTo(api, student, second.id);
    const interview = await invite(api, organization, invited);
    await choose(api, student, interview.id, { selected_date: 'alt_date_1' });
    await api.call('GET', invited.resume?.replace('/IFJ/api', '') ?? '', {
      token: organization.token,
    });
    expect(await tablesWith('unmistakable')).toEqual(
      expect.arrayContaining(['public.users', 'public.notifications', 'pgboss.job']),
    );
    expect(await storedFiles()).toHaveLength(before.length + 4);

    expect((await deleteMe(student)).statusCode).toBe(204);
    expect(await tablesWith('unmistakable', '08099999991', student.userId)).toEqual([]);
    expect(await storedFiles()).toEqual(before);
    expect((await api.call('GET', '/me', { token: student.token })).statusCode).toBe(401);
    const again = { email, password: testPassword };
    expect((await api.call('POST', '/login', { payload: again })).statusCode).toBe(401);
  });

  test('is told by a mail that leaves no trace', async () => {
    await until(async () =>
      (await writtenTo(api, email)).some((mail) => mail.includes('is deleted')),
    );
    expect(await tablesWith('unmistakable')).toEqual([]);
  });

  test('is a former applicant for organizations that had not decided', async () => {
    const owner = await registerOrganization(api);
    const student = await registerStudent(api, { full_name: 'Bisi Vanishing' });
    const job = await postJob(api, owner, { job_title: 'Data intern' });
    await invite(api, owner, await applyTo(api, student, job.id));
    const rejected = await applyTo(api, student, (await postJob(api, owner)).id);
    await api.call('PUT', `/RejectApplicationByOrg/${rejected.id}`, { token: owner.token });
    await deleteMe(student);
    expect(await told(owner.userId)).toEqual([
      {
        message: 'A former applicant has withdrawn the application for “Data intern”.',
        link: '/dashboard/applications',
      },
    ]);
    expect(await mailTo(api, owner.email)).toEqual(['interview-notice']);
    const invites = await invitesTo(owner.email);
    expect(invites).toMatchObject([{ method: 'CANCEL', sequence: 1 }]);
    expect(JSON.stringify(invites)).not.toContain(student.email);
    const list = await api.call('GET', `/ViewApplicationByOrg/${owner.id}`, { token: owner.token });
    expect(list.json()).toMatchObject({ applications: [] });
  });

  test('can come back as somebody new', async () => {
    const student = await registerStudent(api);
    await deleteMe(student);
    const again = await registerStudent(api, { email: student.email });
    expect(again.userId).not.toBe(student.userId);
  });
});

describe('an organization that deletes its account', () => {
  test('leaves nothing but what those read who waited for it', async () => {
    const before = await storedFiles();
    const email = 'hiring@vanishing-works.example';
    const leaver = await registerOrganization(api, {
      company_name: 'Vanishing Works',
      email,
      phone: '08088888881',
      company_street_address: '1 Nowhere Close',
    });
    const waiting = await registerStudent(api);
    const rejected = await registerStudent(api);
    const job = await postJob(api, leaver, { job_title: 'Lab intern' });
    const application = await applyTo(api, waiting, job.id);
    await invite(api, leaver, application);
    const other = await applyTo(api, rejected, job.id);
    await api.call('PUT', `/RejectApplicationByOrg/${other.id}`, { token: leaver.token });
    const toldRejected = await told(rejected.userId);

    expect((await deleteMe(leaver)).statusCode).toBe(204);
    expect(await tablesWith(email, '08088888881', '1 Nowhere Close', leaver.id)).toEqual([]);
    expect(await storedFiles()).toEqual(before);
    expect((await told(waiting.userId)).at(-1)).toEqual({
      message: 'Vanishing Works has left IFJ. Your application for “Lab intern” has ended with it.',
      link: '/dashboard/jobs',
    });
    expect((await mailTo(api, waiting.email)).at(-1)).toBe('organization-left');
    expect((await invitesTo(waiting.email)).at(-1)).toMatchObject({
      method: 'CANCEL',
      sequence: 1,
      attendees: [{ email: waiting.email }],
    });
    expect(await told(rejected.userId)).toEqual(toldRejected);
    expect(await mailTo(api, rejected.email)).not.toContain('organization-left');
    for (const { token, userId } of [waiting, rejected]) {
      const own = await api.call('GET', `/user-applications-job/${userId}`, { token });
      expect(own.json()).toMatchObject({ applications: { data: [] } });
    }
    const page = await api.call('GET', `/view/jobs/${job.id}`, { token: waiting.token });
    expect(page.statusCode).toBe(404);
  });
});

describe('deleting', () => {
  test('needs the password, which cannot be guessed this way', async () => {
    const student = await registerStudent(api);
    const wrong = await deleteMe(student, 'not this one');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ fields: { password: expect.any(String) } });
    const statuses = await Promise.all(
      Array.from({ length: 14 }, async () => (await deleteMe(student, 'nor this')).statusCode),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5);
    expect((await deleteMe(student)).statusCode).toBe(429);
    expect((await api.call('GET', '/me', { token: student.token })).statusCode).toBe(200);
    await api.app.db.update(tries).set({ startedAt: sql`now() - interval '601 seconds'` });
    expect((await deleteMe(student)).statusCode).toBe(204);
  });

  test('is not for operators', async () => {
    const operator = await createOperator(api.app, 'leaving-operator@test.example');
    const signedIn = await api.call('POST', '/login', { payload: operator });
    const answer = await deleteMe(signedIn.json<{ token: string }>(), operator.password);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'OPERATOR_ACCOUNT' });
  });

  test('twice at once happens once', async () => {
    const student = await registerStudent(api);
    await applyTo(api, student, (await postJob(api, organization)).id);
    const before = (await told(organization.userId)).length;
    const answers = await Promise.all([deleteMe(student), deleteMe(student)]);
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses[0]).toBe(204);
    expect([204, 401]).toContain(statuses[1]);
    // The receipt of the application has gone with it, and one withdrawal has come.
    expect(await told(organization.userId)).toHaveLength(before);
  });

  test('races with applying, deciding and signing in without a half account', async () => {
    for (let round = 0; round < 5; round += 1) {
      const student = await registerStudent(api, { full_name: `Racing Student ${round}` });
      const [first, second] = [await postJob(api, organization), await postJob(api, organization)];
      const application = await applyTo(api, student, first.id);
      const answers = await Promise.all([
        deleteMe(student),
        submit(api, student, second.id),
        api.call('PUT', `/RejectApplicationByOrg/${application.id}`, { token: organization.token }),
        api.call('POST', '/login', {
          payload: { email: student.email, password: testPassword },
          remoteAddress: '10.7.1.1',
        }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).not.toContain(500);
      expect(answers[0].statusCode).toBe(204);
      await until(async () => {
        await sweepFiles(api.app);
        return (await nobodysFiles()).length === 0;
      });
      expect(await tablesWith(student.userId, student.email, `racing student ${round}`)).toEqual(
        [],
      );
    }
  });

  test('of an organization races with those who apply, post and withdraw', async () => {
    for (let round = 0; round < 4; round += 1) {
      const leaver = await registerOrganization(api, { company_name: `Racing Works ${round}` });
      const [first, second] = [await registerStudent(api), await registerStudent(api)];
      const job = await postJob(api, leaver);
      const { id } = await applyTo(api, first, job.id);
      await invite(api, leaver, { id });
      const answers = await Promise.all([
        deleteMe(leaver),
        submit(api, second, job.id),
        api.call('POST', `/applications/${id}/withdraw`, { token: first.token }),
        api.call('PUT', `/jobs/${job.id}`, { token: leaver.token, payload: { duration: 'long' } }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).not.toContain(500);
      expect(answers[0].statusCode).toBe(204);
      await until(async () => {
        await sweepFiles(api.app);
        return (await nobodysFiles()).length === 0;
      });
      expect(await tablesWith(leaver.id, leaver.userId, leaver.email)).toEqual([]);
    }
  });

  test('leaves files that could not be removed at once to the sweep', async () => {
    const before = await storedFiles();
    const student = await registerStudent(api);
    await applyTo(api, student, (await postJob(api, organization)).id);
    const away = jest
      .spyOn(api.app.files, 'remove')
      .mockRejectedValue(new Error('The disk is away.'));
    expect((await deleteMe(student)).statusCode).toBe(204);
    away.mockRestore();
    expect(await storedFiles()).toHaveLength(before.length + 2);
    expect(await nobodysFiles()).toEqual([
      { name: '', sha256: '' },
      { name: '', sha256: '' },
    ]);
    expect(await sweepFiles(api.app)).toBe(2);
    expect(await storedFiles()).toEqual(before);
  });
});
