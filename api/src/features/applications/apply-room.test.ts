import { afterEach, expect, jest, test } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { formLimit } from '../../plugins/uploads.ts';
import { registerOrganization, registerStudent, type TestAccount } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { postJob, submit } from '../../testing/jobs.ts';
import { until } from '../../testing/until.ts';
import { beginUpload } from '../../testing/uploads.ts';
import { fileLimit } from '../files/file-rules.ts';
import { uploadsOfOne } from '../files/uploads-at-once.ts';

let api: TestApp;
afterEach(() => api.close());

async function applicant(env: Record<string, string> = {}) {
  api = await createTestApp(env);
  const owner = await registerOrganization(api);
  const job = await postJob(api, owner);
  return { owner, student: await registerStudent(api), job };
}

const noRoom = {
  code: 'UNAVAILABLE',
  message: 'Files cannot be stored at the moment. Please try again later.',
};

const refusals = (answers: LightMyRequestResponse[], status: number) =>
  answers.filter(({ statusCode }) => statusCode === status);

/** Uploads that stand still until all of them are finished, and the answers that came before. */
function beginUploads(uploads: { student: TestAccount; jobId: string }[]) {
  const begun = uploads.map(({ student, jobId }) => beginUpload(api, student, jobId));
  const answered: LightMyRequestResponse[] = [];
  for (const { answer } of begun) void answer.then((one) => answered.push(one));
  return { answered, finish: () => Promise.all(begun.map((upload) => upload.finish())) };
}

test('files are refused while the disk has hardly any room, and reads go on', async () => {
  const { student, job } = await applicant({ UPLOADS_KEEP_FREE_MB: '1000000000' });
  const answer = await submit(api, student, job.id);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
  expect(answer.json()).toMatchObject(noRoom);
  expect((await api.call('GET', '/jobs', { token: student.token })).statusCode).toBe(200);
});

test('files that come in at once share the room there is', async () => {
  const { student, job } = await applicant({ UPLOADS_KEEP_FREE_MB: '256' });
  const roomForThree = 3 * formLimit({ files: 2, fileSize: fileLimit });
  jest.spyOn(api.app.files, 'spoolRoom').mockResolvedValue(256_000_000 + roomForThree);
  const students = [student];
  while (students.length < 8) students.push(await registerStudent(api));
  const uploads = beginUploads(students.map((one) => ({ student: one, jobId: job.id })));
  await until(() => uploads.answered.length === 5);
  for (const answer of uploads.answered) expect(answer.json()).toMatchObject(noRoom);
  const answers = await uploads.finish();
  expect(refusals(answers, 503)).toHaveLength(5);
  expect(refusals(answers, 201)).toHaveLength(3);

  const again = students.filter((_, at) => answers[at]?.statusCode === 503).slice(0, 3);
  const later = beginUploads(again.map((one) => ({ student: one, jobId: job.id })));
  expect(refusals(await later.finish(), 201)).toHaveLength(3);
});

test('files need no more room than they announce', async () => {
  const { student, job } = await applicant({ UPLOADS_KEEP_FREE_MB: '256' });
  jest.spyOn(api.app.files, 'spoolRoom').mockResolvedValue(256_000_000 + 100_000);
  expect((await submit(api, student, job.id)).statusCode).toBe(201);
});

test('one student sends twenty applications at once, and others are not kept waiting', async () => {
  const { owner, student } = await applicant();
  const jobs = [];
  while (jobs.length < uploadsOfOne + 2) jobs.push(await postJob(api, owner));
  const uploads = beginUploads(jobs.map(({ id }) => ({ student, jobId: id })));
  await until(() => uploads.answered.length === 2);
  for (const answer of uploads.answered) {
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '5']);
    expect(answer.json()).toMatchObject({
      message:
        'You are sending 20 applications already. Please wait until one has arrived and try again.',
    });
  }
  const other = await registerStudent(api);
  expect((await submit(api, other, jobs[0]?.id ?? '')).statusCode).toBe(201);
  const answers = await uploads.finish();
  expect(refusals(answers, 201)).toHaveLength(uploadsOfOne);
  const refusedAt = answers.findIndex(({ statusCode }) => statusCode === 429);
  expect((await submit(api, student, jobs[refusedAt]?.id ?? '')).statusCode).toBe(201);
});

test('files that find no room at last are refused alike, and nothing is left of them', async () => {
  const { student, job } = await applicant();
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const take = jest.spyOn(api.app.files, 'take').mockRejectedValue(full);
  const answer = await submit(api, student, job.id);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
  expect(answer.json()).toMatchObject(noRoom);
  take.mockRestore();
  expect((await submit(api, student, job.id)).statusCode).toBe(201);
});
