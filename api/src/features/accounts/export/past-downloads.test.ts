import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fileDownloads } from '../../../db/tables/file-downloads.table.ts';
import { pastDownloads } from '../../../db/tables/past-downloads.table.ts';
import {
  registerOrganization,
  registerStudent,
  testPassword,
  type TestAccount,
} from '../../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { applyTo, postJob } from '../../../testing/jobs.ts';
import type { AccountExportAnswer } from './export.schema.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

async function take(path: string | null, { token }: TestAccount) {
  const answer = await api.call('GET', (path ?? '').replace('/IFJ/api', ''), { token });
  expect(answer.statusCode).toBe(200);
}

async function leave({ token }: TestAccount) {
  const answer = await api.call('DELETE', '/me', { token, payload: { password: testPassword } });
  expect(answer.statusCode).toBe(204);
}

async function exported({ token }: TestAccount) {
  return (await api.call('GET', '/me/export', { token })).json<AccountExportAnswer>();
}

test('what an organization took outlasts it at each student, and goes with the student', async () => {
  const leaver = await registerOrganization(api, { company_name: 'Vanishing Works' });
  const other = await registerOrganization(api, { company_name: 'Lasting Works' });
  const [student, untouched] = [await registerStudent(api), await registerStudent(api)];
  const { id: jobId } = await postJob(api, leaver);
  const taken = await applyTo(api, student, jobId);
  await applyTo(api, untouched, jobId);
  const kept = await applyTo(api, student, (await postJob(api, other)).id);
  await take(taken.resume, leaver);
  await take(taken.resume, leaver);
  await take(taken.internship_letter, leaver);
  await take(kept.resume, other);
  const { applications, past_downloads: none } = await exported(student);
  expect(none).toEqual([]);
  const files = applications?.find(({ id }) => id === taken.id)?.files ?? [];
  expect(files.flatMap(({ downloads }) => downloads)).toHaveLength(2);

  await leave(leaver);
  const { past_downloads: past } = await exported(student);
  expect(past).toHaveLength(2);
  expect(past).toEqual(
    expect.arrayContaining(
      files.flatMap(({ kind, downloads }) => downloads.map((one) => ({ kind, ...one }))),
    ),
  );
  expect(past).toMatchObject([
    { company_name: 'Vanishing Works', kind: 'resume', times: 2 },
    { company_name: 'Vanishing Works', kind: 'internship_letter', times: 1 },
  ]);
  expect((await exported(untouched)).past_downloads).toEqual([]);
  expect(await api.app.db.select().from(fileDownloads)).toMatchObject([{ orgId: other.id }]);

  await leave(student);
  expect(await api.app.db.select().from(pastDownloads)).toEqual([]);
});
