import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { readdir } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { applications } from '../../db/tables/applications.table.ts';
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
import { makePdf, makeZip } from '../../testing/documents.ts';
import {
  applicationParts,
  applyTo,
  formBody,
  formType,
  lagosDay,
  postJob,
  submit,
  type Part,
} from '../../testing/jobs.ts';
import { fileLimit } from '../files/file-rules.ts';
import type { JobAnswer } from '../jobs/job.schema.ts';
import type { ApplicationAnswer } from './application.schema.ts';

let api: TestApp;
let owner: TestAccount;
let other: TestAccount;
let job: JobAnswer;

beforeAll(async () => {
  api = await createTestApp();
  owner = await registerOrganization(api, { company_name: 'Ikeja Robotics' });
  other = await registerOrganization(api);
  job = await postJob(api, owner);
});
afterAll(() => api.close());

const pdf = (name: string, content: Buffer | string = makePdf(), filename = 'file.pdf') => ({
  name,
  filename,
  content,
});

/** Everything there is of applications: rows, files, bytes and mail. */
async function stored() {
  const count = async (query: ReturnType<typeof sql>) => {
    const { rows } = await api.app.db.execute<{ n: string }>(query);
    return Number(rows[0]?.n);
  };
  const names = await readdir(join(api.folder, 'files'), { recursive: true });
  return {
    applications: await count(sql`select count(*) n from applications`),
    history: await count(sql`select count(*) n from application_history`),
    files: await count(sql`select count(*) n from files where application_id is not null`),
    unattached: await count(sql`select count(*) n from files where application_id is null`),
    mail: await count(
      sql`select count(*) n from pgboss.job where data->>'template' = 'application-received'`,
    ),
    bytes: names.filter((name) => name.endsWith('.pdf')).length,
    spooled: names.filter((name) => name.startsWith('.spool/')).length,
  };
}

/** Runs something and tells by how much each of those grew. */
async function growth(work: () => Promise<unknown>) {
  const before = await stored();
  await work();
  const after = await stored();
  return Object.fromEntries(
    Object.entries(after).map(([name, n]) => [name, n - before[name as keyof typeof before]]),
  );
}

const oneApplication = {
  applications: 1,
  history: 1,
  files: 2,
  unattached: 0,
  mail: 1,
  bytes: 2,
  spooled: 0,
};
const nothing = Object.fromEntries(Object.keys(oneApplication).map((name) => [name, 0]));

test('stores the application, both files, its history and the receipt', async () => {
  const student = await registerStudent(api);
  let answer: Awaited<ReturnType<typeof submit>> | undefined;
  const grown = await growth(async () => {
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
    },
  });
});

describe('applying twice', () => {
  test('with the same key gives the same answer', async () => {
    const student = await registerStudent(api);
    const first = await submit(api, student, job.id, { key: 'form-1' });
    const grown = await growth(async () => {
      const again = await submit(api, student, job.id, { key: 'form-1' });
      expect(again.statusCode).toBe(201);
      expect(again.json()).toEqual(first.json());
    });
    expect(grown).toEqual(nothing);
  });

  test.each([
    ['another key', 'form-1', 'form-2'],
    ['no key', 'form-1', undefined],
    ['no key either time', undefined, undefined],
  ])('with %s answers 409', async (_how, firstKey, secondKey) => {
    const student = await registerStudent(api);
    await applyTo(api, student, job.id, firstKey ? { key: firstKey } : {});
    const grown = await growth(async () => {
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

  const rounds = process.env['LONG'] ? 100 : 1;
  test(
    `20 times at once stores one application, ${rounds} times over`,
    async () => {
      const student = await registerStudent(api);
      for (let round = 0; round < rounds; round += 1) {
        const raced = await postJob(api, owner);
        const keyed = round % 2 === 0;
        const grown = await growth(async () => {
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
    const grown = await growth(async () => {
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
  const grown = await growth(async () => {
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

describe('a form that is not acceptable', () => {
  let student: TestAccount;
  beforeAll(async () => {
    student = await registerStudent(api);
  });

  const refused = async (parts: Part[]) => {
    let answer: object | undefined;
    const grown = await growth(async () => {
      const { statusCode, json } = await submit(api, student, job.id, { parts });
      answer = { status: statusCode, ...json<object>() };
    });
    expect(grown).toEqual(nothing);
    return answer;
  };

  test.each<[string, Part[], number, string, Record<string, RegExp>]>([
    [
      'a file that is too large',
      [pdf('resume', makePdf(fileLimit + 1))],
      413,
      'FILE_TOO_LARGE',
      { resume: /larger than 5 MB/ },
    ],
    [
      'two files that are too large',
      [pdf('resume', makePdf(fileLimit + 1)), pdf('internship_letter', makePdf(fileLimit + 9))],
      413,
      'FILE_TOO_LARGE',
      { resume: /larger/ },
    ],
    [
      'a ZIP named PDF',
      [pdf('resume', makeZip({ a: 'a' }))],
      415,
      'FILE_TYPE_NOT_ALLOWED',
      { resume: /content/ },
    ],
    [
      'two files of other types',
      [pdf('resume', 'text'), pdf('internship_letter', makePdf(), 'letter.txt')],
      415,
      'FILE_TYPE_NOT_ALLOWED',
      { resume: /content/, internship_letter: /name/ },
    ],
    [
      'no letter and no resume',
      [pdf('resume', '', ''), { name: 'cover_letter', content: ' \n ' }],
      400,
      'VALIDATION_FAILED',
      { resume: /required/, cover_letter: /required/ },
    ],
    ['an empty file', [pdf('resume', '')], 415, 'FILE_TYPE_NOT_ALLOWED', { resume: /empty/ }],
    [
      'a letter that is too long',
      [{ name: 'cover_letter', content: 'x'.repeat(10_001) }],
      400,
      'VALIDATION_FAILED',
      { cover_letter: /10000/ },
    ],
    [
      'a letter far too long',
      [{ name: 'cover_letter', content: 'x'.repeat(60_000) }],
      400,
      'VALIDATION_FAILED',
      { cover_letter: /10000/ },
    ],
    [
      'unreadable characters',
      [{ name: 'cover_letter', content: 'nul\0' }],
      400,
      'VALIDATION_FAILED',
      { cover_letter: /unreadable/ },
    ],
    [
      'fields that are none',
      [
        { name: 'status', content: 'Accepted' },
        { name: 'verified', content: '1' },
        pdf('passport'),
      ],
      400,
      'VALIDATION_FAILED',
      { status: /not a field/, verified: /not a field/, passport: /not a field/ },
    ],
    [
      'a field given twice',
      [
        { name: 'cover_letter', content: 'one' },
        { name: 'cover_letter', content: 'two' },
        pdf('resume'),
        pdf('resume'),
      ],
      400,
      'VALIDATION_FAILED',
      { cover_letter: /twice/, resume: /twice/ },
    ],
    [
      'text for a file and a file for text',
      [{ name: 'resume', content: '%PDF-' }, pdf('cover_letter')],
      400,
      'VALIDATION_FAILED',
      { resume: /must be a file/, cover_letter: /must be a text/ },
    ],
  ])('%s', async (_what, parts, status, code, fields) => {
    expect(await refused(parts)).toMatchObject({
      status,
      code,
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, text]) => [name, expect.stringMatching(text)]),
      ),
    });
  });

  test.each([
    ['JSON', 'application/json', '{"resume":{}}', 415],
    ['a form without a boundary', 'multipart/form-data', 'x', 400],
    ['a form cut short', formType, formBody([pdf('resume')]).subarray(0, 150), 400],
    ['a field named __proto__', formType, formBody([{ name: '__proto__', content: 'x' }]), 400],
    ['an empty body', formType, '', 400],
    ['forty fields', formType, formBody(Array(40).fill({ name: 'a', content: 'b' })), 400],
  ])('%s', async (_what, type, payload, status) => {
    const grown = await growth(async () => {
      const answer = await api.call('POST', '/apply-job', {
        token: student.token,
        headers: { 'content-type': type },
        payload,
      });
      expect(answer.statusCode).toBe(status);
    });
    expect(grown).toEqual(nothing);
  });
});

test('names are kept readable and cannot do harm', async () => {
  const student = await registerStudent(api);
  const { resume_name } = await applyTo(api, student, job.id, {
    parts: [pdf('resume', makePdf(), `../../${'é'.repeat(300)}\u202e.pdf`)],
  });
  expect(resume_name).toMatch(/^é+\.pdf$/);
});

describe('a body on a real line', () => {
  let port: number;
  let student: TestAccount;
  beforeAll(async () => {
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    port = (api.app.server.address() as AddressInfo).port;
    student = await registerStudent(api);
  });

  /** Sends a head and then `chunk` again and again, until the other side has had enough. */
  async function pour(headers: string[], chunk: Buffer, token = student.token) {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    let sent = 0;
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('error', () => undefined);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    const head = ['POST /IFJ/api/apply-job HTTP/1.1', 'host: x', `authorization: Bearer ${token}`];
    socket.write([...head, `content-type: ${formType}`, ...headers, '', ''].join('\r\n'));
    const start = formBody([pdf('resume')]).subarray(0, -40);
    const framed = (data: Buffer) =>
      Buffer.concat([Buffer.from(`${data.length.toString(16)}\r\n`), data, Buffer.from('\r\n')]);
    const chunked = headers.includes('transfer-encoding: chunked');
    socket.write(chunked ? framed(start) : start);
    const pump = () => {
      while (!socket.destroyed && socket.write(chunked ? framed(chunk) : chunk))
        sent += chunk.length;
    };
    socket.on('drain', pump);
    pump();
    await closed;
    return { answer, sent };
  }

  const megabyte = Buffer.alloc(1024 * 1024, 'x');

  test('that never ends is answered and cut off', async () => {
    const before = api.app.server.connections;
    const grown = await growth(async () => {
      const { answer, sent } = await pour(['transfer-encoding: chunked'], megabyte);
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toContain('"fields":{"resume":');
      // What the line itself holds comes on top of what was read.
      expect(sent).toBeLessThan(fileLimit + 12 * 1024 * 1024);
    });
    expect(grown).toEqual(nothing);
    expect(api.app.server.connections).toBe(before);
  });

  test('that announces too much is refused before it is read', async () => {
    const { answer, sent } = await pour(['content-length: 99999999999'], megabyte);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(sent).toBeLessThan(12 * 1024 * 1024);
  });

  test('that never ends is cut off for strangers too', async () => {
    const { answer, sent } = await pour(['transfer-encoding: chunked'], megabyte, 'x'.repeat(43));
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
    expect(sent).toBeLessThan(12 * 1024 * 1024);
  });

  test('whose sender goes away leaves nothing behind', async () => {
    const grown = await growth(async () => {
      const socket = connect(port, '127.0.0.1');
      const body = formBody(applicationParts(job.id, [pdf('resume', makePdf(1024 * 1024))]));
      socket.write(
        `POST /IFJ/api/apply-job HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${student.token}\r\n` +
          `content-type: ${formType}\r\ncontent-length: ${body.length}\r\n\r\n`,
      );
      await new Promise((resolve) => socket.write(body.subarray(0, 600_000), resolve));
      await new Promise((resolve) => setTimeout(resolve, 200));
      socket.destroy();
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect(grown).toEqual(nothing);
  });

  test('of the usual kind is taken by an ordinary client', async () => {
    const form = new FormData();
    form.set('job_id', job.id);
    form.set('cover_letter', 'Dear team');
    form.set('resume', new File([new Uint8Array(makePdf(2_000_000))], 'my resume.pdf'));
    form.set('internship_letter', new File([new Uint8Array(makePdf())], 'letter.pdf'));
    const answer = await fetch(`http://127.0.0.1:${port}/IFJ/api/apply-job`, {
      method: 'POST',
      headers: { authorization: `Bearer ${student.token}` },
      body: form,
    });
    expect(answer.status).toBe(201);
    const { application } = (await answer.json()) as { application: ApplicationAnswer };
    const [row] = await api.app.db
      .select()
      .from(applications)
      .where(eq(applications.id, application.id));
    expect(row?.coverLetter).toBe('Dear team');
  });

  test('with a file that is too large is read to its end, and the answer arrives', async () => {
    const form = new FormData();
    form.set('job_id', job.id);
    form.set('cover_letter', 'Dear team');
    form.set('resume', new File([new Uint8Array(makePdf(7_000_000))], 'my resume.pdf'));
    form.set('internship_letter', new File(['text'], 'letter.pdf'));
    const answer = await fetch(`http://127.0.0.1:${port}/IFJ/api/apply-job`, {
      method: 'POST',
      headers: { authorization: `Bearer ${student.token}` },
      body: form,
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({
      fields: { resume: expect.any(String), internship_letter: expect.any(String) },
    });
  });
});
