import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  registerOperator,
  registerOrganization,
  registerStudent,
  testPassword,
  type TestAccount,
} from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { growth, nothing } from '../../testing/growth.ts';
import { postJob } from '../../testing/jobs.ts';
import { until } from '../../testing/until.ts';
import { beginUpload } from '../../testing/uploads.ts';

let api: TestApp;
let jobId: string;

beforeAll(async () => {
  api = await createTestApp();
  ({ id: jobId } = await postJob(api, await registerOrganization(api)));
}, 60_000);
afterAll(() => api.close());

const spooled = async () => (await readdir(api.app.files.spool)).length;

test.each<[string, (student: TestAccount) => Promise<unknown>]>([
  ['has logged out', ({ token }) => api.call('POST', '/logout', { token })],
  ['has logged out everywhere', ({ token }) => api.call('POST', '/logout-everywhere', { token })],
  [
    'was suspended',
    async ({ userId }) =>
      api.call('POST', `/operator/users/${userId}/suspend`, {
        token: await registerOperator(api),
        payload: { reason: 'A stolen account.' },
      }),
  ],
  [
    'has deleted the account',
    ({ token }) => api.call('DELETE', '/me', { token, payload: { password: testPassword } }),
  ],
])('a form of somebody who %s while it came in is not stored', async (_how, revoke) => {
  const student = await registerStudent(api);
  const upload = beginUpload(api, student, jobId);
  await until(async () => (await spooled()) > 0);
  await revoke(student);
  expect((await api.call('GET', '/me', { token: student.token })).statusCode).toBe(401);
  const grown = await growth(api, async () => {
    const answer = await upload.finish();
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
  expect(grown).toEqual({ ...nothing, spooled: -1 });
});
