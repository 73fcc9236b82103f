import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileDownloads } from '../../db/tables/file-downloads.table.ts';
import { files } from '../../db/tables/files.table.ts';
import { tries } from '../../db/tables/tries.table.ts';
import { organizations } from '../../db/tables/organizations.table.ts';
import { registerOrganization, registerStudent, type TestAccount } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { makeDocx, makePdf } from '../../testing/documents.ts';
import { applyTo, postJob } from '../../testing/jobs.ts';
import type { ApplicationAnswer } from '../applications/application.schema.ts';

let api: TestApp;
let owner: TestAccount;
let student: TestAccount;
let application: ApplicationAnswer;
const resume = makePdf(300_000);
const letter = makeDocx();

beforeAll(async () => {
  api = await createTestApp();
  owner = await registerOrganization(api);
  student = await registerStudent(api);
  const job = await postJob(api, owner);
  application = await applyTo(api, student, job.id, {
    parts: [
      { name: 'resume', filename: 'Adé résumé.pdf', content: resume },
      { name: 'internship_letter', filename: '../lette\u202er.docx', content: letter },
    ],
  });
}, 60_000);
afterAll(() => api.close());

const pathOf = (url: string | null) => (url ?? '').replace('/IFJ/api', '');
const download = (url: string | null, account: TestAccount | null) =>
  api.call('GET', pathOf(url), account ? { token: account.token } : {});

test('the student and the organization get the bytes that were sent, as an attachment', async () => {
  for (const account of [student, owner]) {
    const answer = await download(application.resume, account);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(resume)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(resume.length),
      'content-disposition': `attachment; filename="Ad_ r_sum_.pdf"; filename*=UTF-8''Ad%C3%A9%20r%C3%A9sum%C3%A9.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
  }
  const answer = await download(application.internship_letter, owner);
  expect(answer.rawPayload.equals(letter)).toBe(true);
  expect(answer.headers['content-disposition']).toContain('filename="letter.docx"');
  expect(application.internship_letter_name).toBe('letter.docx');
});

test('a download that cannot be written down leaves no file open', async () => {
  const read = jest.spyOn(api.app.files, 'read');
  await api.app.pool.query('alter table file_downloads rename to away');
  const answer = await download(application.resume, owner);
  await api.app.pool.query('alter table away rename to file_downloads');
  expect(answer.statusCode).toBe(500);
  const content = await read.mock.results[0]?.value;
  expect(content).toMatchObject({ destroyed: true });
});

test('what is stored is known by size and hash, under a key that no name has part in', async () => {
  const rows = await api.app.db.select().from(files);
  const stored = rows.find((row) => row.kind === 'resume');
  expect(stored).toMatchObject({
    applicationId: application.id,
    size: resume.length,
    sha256: createHash('sha256').update(resume).digest('hex'),
    storageKey: expect.stringMatching(/^applications\/[0-9a-f]{2}\/[0-9a-f-]{36}\.pdf$/),
  });
  const onDisk = await readdir(join(api.folder, 'files', 'applications'), { recursive: true });
  expect(onDisk.filter((name) => name.includes('.'))).toHaveLength(2);
  expect(await readdir(join(api.folder, 'files', '.spool'))).toEqual([]);
});

test('each download by an organization is written down, a student’s own are not', async () => {
  await api.app.db.delete(fileDownloads);
  await download(application.resume, student);
  await download(application.resume, owner);
  await download(application.internship_letter, owner);
  const entry = (url: string | null) => ({
    fileId: pathOf(url).split('/').at(-1),
    orgId: owner.id,
    userId: owner.userId,
    at: expect.any(Date),
    times: 1,
  });
  expect(await api.app.db.select().from(fileDownloads)).toMatchObject([
    entry(application.resume),
    entry(application.internship_letter),
  ]);
});

test('those of one file within ten minutes are one entry, which tells how many and the last', async () => {
  await api.app.db.delete(fileDownloads);
  for (let times = 1; times <= 3; times += 1) await download(application.resume, owner);
  const [entry, ...others] = await api.app.db.select().from(fileDownloads);
  expect([entry?.times, others]).toEqual([3, []]);
  expect(entry?.lastAt.getTime()).toBeGreaterThan(entry?.at.getTime() ?? Infinity);

  const { at } = fileDownloads;
  await api.app.db.update(fileDownloads).set({ at: sql`${at} - interval '601 seconds'` });
  await download(application.resume, owner);
  const entries = await api.app.db.select().from(fileDownloads).orderBy(at);
  expect(entries.map(({ times }) => times)).toEqual([3, 1]);
});

test.each([
  ['downloads', 300, 600],
  ['downloads-day', 2_000, 86_400],
])('an organization has so many: %s', async (kind, most, seconds) => {
  const counted = (count: number) =>
    api.app.db.update(tries).set({ count }).where(eq(tries.kind, kind));
  await download(application.resume, owner);
  await counted(most - 1);
  expect((await download(application.resume, owner)).statusCode).toBe(200);
  const written = await api.app.db.select().from(fileDownloads);
  const refused = await download(application.resume, owner);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(seconds - 60);
  expect(refused.json()).toMatchObject({
    message: expect.stringMatching(/^Your organization has downloaded many files\. Please wait \d/),
  });
  expect(await api.app.db.select().from(fileDownloads)).toEqual(written);
  expect((await download(application.resume, student)).statusCode).toBe(200);
  await counted(0);
});

test('nobody else gets it', async () => {
  const stranger = await registerStudent(api);
  const competitor = await registerOrganization(api);
  for (const account of [stranger, competitor]) {
    expect((await download(application.resume, account)).statusCode).toBe(404);
  }
  expect((await download(application.resume, null)).statusCode).toBe(401);
  for (const id of ['nothing', '0199aaaa-0000-7000-8000-000000000000', '..%2f..%2fetc']) {
    expect((await download(`/files/${id}`, owner)).statusCode).toBe(404);
  }
});

test('an organization that is not verified any more gets 403', async () => {
  const fallen = await registerOrganization(api);
  const job = await postJob(api, fallen);
  const received = await applyTo(api, await registerStudent(api), job.id);
  await api.app.db
    .update(organizations)
    .set({ verification: 'pending' })
    .where(eq(organizations.id, fallen.id));
  expect((await download(received.resume, fallen)).statusCode).toBe(403);
});

describe('a file whose bytes are gone', () => {
  test('answers 500 with a reference, and is not counted as taken', async () => {
    const job = await postJob(api, owner);
    const lost = await applyTo(api, student, job.id);
    const id = pathOf(lost.resume).split('/').at(-1) ?? '';
    const [row] = await api.app.db.select().from(files).where(eq(files.id, id));
    await rm(join(api.folder, 'files', row?.storageKey ?? ''));
    const answer = await download(lost.resume, owner);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain('applications/');
    const taken = await api.app.db.select().from(fileDownloads).where(eq(fileDownloads.fileId, id));
    expect(taken).toEqual([]);
  });
});
