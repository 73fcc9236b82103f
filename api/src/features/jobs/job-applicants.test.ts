import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { registerOrganization, registerStudent, type TestAccount } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { applyTo, postJob } from '../../testing/jobs.ts';
import type { JobAnswer } from './job.schema.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
}, 60_000);
afterAll(() => api.close());

test('a withdrawn application stands at its job, and in no list of who withdrew it', async () => {
  const owner = await registerOrganization(api);
  const student = await registerStudent(api);
  const job = await postJob(api, owner);
  const listed = async ({ token }: TestAccount) => {
    const answer = await api.call('GET', '/jobs', { token });
    return answer.json<{ jobs: { data: JobAnswer[] } }>().jobs.data[0]?.application;
  };
  const { id } = await applyTo(api, student, job.id);
  expect(await listed(student)).toEqual([student.userId]);
  const withdrawn = await api.call('POST', `/applications/${id}/withdraw`, student);
  expect(withdrawn.statusCode).toBe(200);
  expect(await listed(student)).toEqual([]);
  expect(await listed(owner)).toEqual([student.userId]);
  const view = await api.call('GET', `/view/jobs/${job.id}`, student);
  expect(view.json<{ job: JobAnswer }>().job).toMatchObject({
    application: [student.userId],
    application_status: 'Withdrawn',
  });
});
