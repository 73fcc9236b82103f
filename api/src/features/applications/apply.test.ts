import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { jobs } from '../../db/tables/jobs.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { students } from '../../db/tables/students.table.ts';
import {
  registerOrganization,
  registerPendingOrganization,
  registerStudent,
  type TestAccount,
} from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { makePdf } from '../../testing/documents.ts';
import { growth, nothing, oneApplication } from '../../testing/growth.ts';
import { applyTo, lagosDay, postJob, submit, type Part } from '../../testing/jobs.ts';
import type { JobAnswer } from '../jobs/job.schema.ts';

let api: TestApp;
let owner: TestAccount;
let other: TestAccount;
let job: JobAnswer;

beforeAll(async () => {
  api = await createTestApp();
  owner = await registerOrganization(api, { company_name: 'Ikeja Robotics' });
  other = await registerOrganization(api);
  job = await postJob(api, owner);
}, 60_000);
afterAll(() => api.close());

test('stores the application, both files, its history and the receipt', async () => {
  const student = await registerStudent(api);
  let answer: Awaited<ReturnType<typeof submit>> | undefined;
  const grown = await growth(api, async () => {
    answer = await submit(api, student, job.id, {
      parts: [
        { name: 'user_id', content: student.userId },
        { name: 'org_id', content: owner.id },
      ],
    });
  });
  expect(grown).toEqual(oneApplication);
  expect(answer?.statusCode).toBe(201);
  expect(answer?.json()).toEqual({
    message: 'Your application has been submitted!',
    application: {
      id: expect.any(String),
      job_id: job.id,
      user_id: student.userId,
      org_id: owner.id,
      status: 'Applied',
      created_at: expect.any(String),
      updated_at: expect.any(String),
      cover_letter: 'I would like to work with you.',
      resume: expect.stringMatching(/^\/IFJ\/api\/files\/[0-9a-f-]{36}$/),
      resume_name: 'resume.pdf',
      internship_letter: expect.stringMatching(/^\/IFJ\/api\/files\/[0-9a-f-]{36}$/),
      internship_letter_name: 'letter.pdf',
      job_title: job.job_title,
      job: { job_title: job.job_title, job_description: job.job_description, available: true },
      user: {
        email: student.email,
        student: {
          full_name: 'Adaeze Okafor',
          university: 'University of Lagos',
          course_of_study: 'Computer Science',
        },
      },
      organization: { company_name: 'Ikeja Robotics' },
      interview: null,
      history: [{ status: 'Applied', at: expect.any(String) }],
      downloads: [],
    },
  });
});

describe('applying twice', () => {
  test('with the same key gives the same answer', async () => {
    const student = await registerStudent(api);
    const first = await submit(api, student, job.id, { key: 'form-1' });
    const grown = await growth(api, async () => {
      const again = await submit(api, student, job.id, { key: 'form-1' });
      expect(again.statusCode).toBe(201);
      expect(again.json()).toEqual(first.json());
    });
    expect(grown).toEqual(nothing);
  });

  test('with the same key and a letter of other blanks around it gives the same answer', async () => {
    const student = await registerStudent(api);
    const letter = (content: string) => ({
      key: 'form-1',
      parts: [{ name: 'cover_letter', content }],
    });
    const first = await submit(api, student, job.id, letter('Dear all,\n\nI would like it.'));
    const again = await submit(
      api,
      student,
      job.id,
      letter(' Dear all,\r\n\r\nI would like it.\n'),
    );
    expect(again.statusCode).toBe(201);
    expect(again.json()).toEqual(first.json());
  });

  test.each<[string, Part]>([
    ['another letter', { name: 'cover_letter', content: 'I would love to work with you.' }],
    ['another resume', { name: 'resume', filename: 'resume.pdf', content: makePdf() }],
    [
      'another internship letter',
      { name: 'internship_letter', filename: 'letter.pdf', content: makePdf() },
    ],
  ])('with the same key and %s says that the first has arrived', async (_what, part) => {
    const student = await registerStudent(api);
    const first = await applyTo(api, student, job.id, { key: 'form-1' });
    const grown = await growth(api, async () => {
      const again = await submit(api, student, job.id, { key: 'form-1', parts: [part] });
      expect(again.statusCode).toBe(409);
      expect(again.json()).toMatchObject({
        code: 'APPLICATION_DIFFERS',
        error:
          'Your application has already arrived as you sent it first. The organization has that version.',
      });
    });
    expect(grown).toEqual(nothing);
    const kept = await submit(api, student, job.id, { key: 'form-1' });
    expect(kept.json()).toMatchObject({ application: first });
  });

  test('with the same key, two versions at once, stores one and tells the other', async () => {
    const student = await registerStudent(api);
    const grown = await growth(api, async () => {
      const answers = await Promise.all(
        ['One letter.', 'Another letter.'].map((content) =>
          submit(api, student, job.id, {
            key: 'form-1',
            parts: [{ name: 'cover_letter', content }],
          }),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
      const refused = answers.find(({ statusCode }) => statusCode === 409);
      expect(refused?.json()).toMatchObject({ code: 'APPLICATION_DIFFERS' });
    });
    expect(grown).toEqual(oneApplication);
  });

  test.each([
    ['another key', 'form-1', 'form-2'],
    ['no key', 'form-1', undefined],
    ['no key either time', undefined, undefined],
  ])('with %s answers 409', async (_how, firstKey, secondKey) => {
    const student = await registerStudent(api);
    await applyTo(api, student, job.id, firstKey ? { key: firstKey } : {});
    const grown = await growth(api, async () => {
      const again = await submit(api, student, job.id, secondKey ? { key: secondKey } : {});
      expect(again.statusCode).toBe(409);
      expect(again.json()).toMatchObject({
        code: 'ALREADY_APPLIED',
        error: 'You have already applied for this job.',
      });
    });
    expect(grown).toEqual(nothing);
  });

  test('refuses a key that belongs to another job, and does not share keys among students', async () => {
    const student = await registerStudent(api);
    const second = await postJob(api, owner);
    await applyTo(api, student, job.id, { key: 'shared' });
    const refused = await submit(api, student, second.id, { key: 'shared' });
    expect(refused.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_USED' });
    await applyTo(api, await registerStudent(api), second.id, { key: 'shared' });
  });

  test('refuses a key that is no key', async () => {
    const student = await registerStudent(api);
    const answer = await submit(api, student, job.id, { key: 'with blanks' });
    expect(answer.statusCode).toBe(400);
  });

  const rounds = process.env['LONG'] ? 100 : 2;
  test(
    `20 times at once stores one application, ${rounds} times over`,
    async () => {
      for (let round = 0; round < rounds; round += 1) {
        const student = await registerStudent(api);
        const raced = await postJob(api, owner);
        const keyed = round % 2 === 0;
        const grown = await growth(api, async () => {
          const answers = await Promise.all(
            Array.from({ length: 20 }, () =>
              submit(api, student, raced.id, keyed ? { key: `round-${round}` } : {}),
            ),
          );
          const made = answers.filter((answer) => answer.statusCode === 201);
          expect(made).toHaveLength(keyed ? 20 : 1);
          expect(new Set(made.map((answer) => answer.body)).size).toBe(1);
          for (const answer of answers.filter((one) => one.statusCode !== 201)) {
            expect(answer.json()).toMatchObject({ code: 'ALREADY_APPLIED' });
          }
        });
        expect(grown).toEqual(oneApplication);
      }
    },
    rounds * 15_000,
  );
});

describe('who may apply', () => {
  test.each([
    ['nobody', () => null, 401],
    ['an organization', () => owner, 404],
  ])('not %s', async (_who, account, status) => {
    expect((await submit(api, account(), job.id)).statusCode).toBe(status);
  });

  test('not an unverified organization', async () => {
    const pending = await registerPendingOrganization(api);
    expect((await submit(api, pending, job.id)).statusCode).toBe(403);
  });

  test.each([
    ['user_id', () => '0199aaaa-0000-7000-8000-000000000000'],
    ['user_id', () => owner.userId],
    ['org_id', () => other.id],
    ['org_id', () => 'nonsense'],
    ['job_id', () => '0199aaaa-0000-7000-8000-000000000000'],
    ['job_id', () => 'nonsense'],
  ])('not under a strange %s', async (name, id) => {
    const student = await registerStudent(api);
    const grown = await growth(api, async () => {
      const answer = await submit(api, student, job.id, { parts: [{ name, content: id() }] });
      expect(answer.statusCode).toBe(404);
    });
    expect(grown).toEqual(nothing);
  });

  test('not with a profile that lacks what is needed', async () => {
    const student = await registerStudent(api);
    await api.app.db
      .update(students)
      .set({ university: ' ', courseOfStudy: '' })
      .where(eq(students.id, student.id));
    const answer = await submit(api, student, job.id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'PROFILE_INCOMPLETE',
      message: 'Required student information is missing.',
      fields: { university: expect.any(String), course_of_study: expect.any(String) },
    });
  });
});

test.each([
  ['closed', { status: 0 as const }, /closed/],
  ['expired', { deadline: '2020-01-01' }, /deadline/],
  ['deleted', { deletedAt: sql`now()` }, /no longer available/],
])('a job that is %s takes no application', async (_state, change, text) => {
  const shut = await postJob(api, owner);
  await api.app.db.update(jobs).set(change).where(eq(jobs.id, shut.id));
  const student = await registerStudent(api);
  const grown = await growth(api, async () => {
    const answer = await submit(api, student, shut.id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'JOB_NOT_OPEN',
      message: expect.stringMatching(text),
    });
  });
  expect(grown).toEqual(nothing);
});

test('a job is open through the whole of its deadline day, and not a day longer', async () => {
  const last = await postJob(api, owner, { deadline: await lagosDay(api, 0) });
  expect((await submit(api, await registerStudent(api), last.id)).statusCode).toBe(201);
  await api.app.db
    .update(jobs)
    .set({ deadline: await lagosDay(api, -1) })
    .where(eq(jobs.id, last.id));
  expect((await submit(api, await registerStudent(api), last.id)).statusCode).toBe(409);
});

test('a job of an organization that is not verified any more takes none', async () => {
  const fallen = await registerOrganization(api);
  const theirs = await postJob(api, fallen);
  await api.app.db
    .update(organizations)
    .set({ verification: 'refused' })
    .where(eq(organizations.id, fallen.id));
  const answer = await submit(api, await registerStudent(api), theirs.id);
  expect(answer.json()).toMatchObject({ code: 'JOB_NOT_OPEN' });
});
