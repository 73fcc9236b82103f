import { afterEach, expect, jest, test } from '@jest/globals';
import { registerOrganization, registerStudent } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { postJob, submit } from '../../testing/jobs.ts';

let api: TestApp;
afterEach(() => api.close());

async function applicant(env: Record<string, string> = {}) {
  api = await createTestApp(env);
  const job = await postJob(api, await registerOrganization(api));
  return { student: await registerStudent(api), job };
}

const noRoom = {
  code: 'UNAVAILABLE',
  message: 'Files cannot be stored at the moment. Please try again later.',
};

test('files are refused while the disk has hardly any room, and reads go on', async () => {
  const { student, job } = await applicant({ UPLOADS_KEEP_FREE_MB: '1000000000' });
  const answer = await submit(api, student, job.id);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
  expect(answer.json()).toMatchObject(noRoom);
  expect((await api.call('GET', '/jobs', { token: student.token })).statusCode).toBe(200);
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
