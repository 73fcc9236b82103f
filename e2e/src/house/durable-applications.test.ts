import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { ApiClient, type Caller } from '../people/api-client.ts';
import { pdfOf } from '../people/documents.ts';
import { startProduct, type OwnProduct } from '../start-product.ts';

/** How often the api is killed in the middle of uploads. */
const kills = process.env['LONG'] ? 20 : 3;
const studentCount = 14;
/** So many uploads are under way at each kill, at least. */
const fewestUnderWay = 8;

test.describe.configure({ mode: 'serial' });

let product: OwnProduct;
let api: ApiClient;
let organization: Caller;
let students: Caller[];

/** What clients know, whatever becomes of the server: the files of each application asked for. */
const asked = new Map<string, { resume: Buffer; letter: Buffer }>();
const acknowledged = new Set<string>();

const pair = (jobId: string, userId: string): string => `${jobId} ${userId}`;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await startProduct();
  api = new ApiClient(product.baseUrl);
  organization = await api.registerOrganization();
  await product.operator('verify-organization', organization.email);
  students = [];
  for (let count = 0; count < studentCount; count++) students.push(await api.registerStudent());
});

test.afterAll(() => product.remove());

/** A file large enough to be under way for a while. */
function filesOf(text: string): { resume: Buffer; letter: Buffer } {
  const filling = Buffer.alloc(600_000, `% ${text}\n`);
  return {
    resume: Buffer.concat([pdfOf(`Resume ${text}`), filling]),
    letter: Buffer.concat([pdfOf(`Letter ${text}`), filling]),
  };
}

/** All students apply at once for a new job, while the api is killed: each other time after the first answer. */
async function applyThroughKill(round: number): Promise<void> {
  const jobId = await api.postJob(organization);
  let underWay = students.length;
  const uploads = students.map(async (student) => {
    const key = pair(jobId, student.userId);
    const files = filesOf(key);
    asked.set(key, files);
    const response = await api.apply(student, jobId, files).catch(() => null);
    underWay -= 1;
    if (response?.status === 201) acknowledged.add(key);
  });
  if (round % 2 === 1) await Promise.race(uploads);
  else await sleep(5 + ((round * 37) % 160));
  expect(underWay).toBeGreaterThanOrEqual(fewestUnderWay);
  await product.killApi();
  await Promise.all(uploads);
  await product.awaitApi();
}

test('what was acknowledged is there after kill -9 in the middle of uploads', async () => {
  test.setTimeout(kills * 60_000);
  for (let round = 0; round < kills; round++) await applyThroughKill(round);

  expect(acknowledged.size).toBeGreaterThan(0);
  expect(acknowledged.size).toBeLessThan(asked.size);
  const stored = await api.applicationsOf(organization);
  const keys = stored.map(({ job_id, user_id }) => pair(job_id, user_id));
  expect(new Set(keys).size).toBe(keys.length);
  expect([...acknowledged].filter((key) => !keys.includes(key))).toEqual([]);
  expect(keys.filter((key) => !asked.has(key))).toEqual([]);

  for (const application of stored) {
    const files = asked.get(pair(application.job_id, application.user_id));
    const [resume, letter] = await Promise.all(
      [application.resume, application.internship_letter].map((address) =>
        api.download(address ?? 'missing', organization),
      ),
    );
    expect(resume?.equals(files?.resume ?? Buffer.alloc(0))).toBe(true);
    expect(letter?.equals(files?.letter ?? Buffer.alloc(0))).toBe(true);
  }
});

test('no file without its application stays behind, and a refused client can apply again', async () => {
  test.setTimeout(120_000);
  await product.stop();
  await product.start();
  await product.awaitApi();
  const stored = await api.applicationsOf(organization);
  await expect
    .poll(async () => (await storedFiles()).length, { timeout: 30_000 })
    .toBe(stored.length * 2);

  const missed = [...asked].find(([key]) => !acknowledged.has(key));
  if (missed === undefined) throw new Error('Nobody was refused.');
  const [key, files] = missed;
  const [jobId = '', userId = ''] = key.split(' ');
  const student = students.find((candidate) => candidate.userId === userId);
  if (student === undefined) throw new Error('No such student.');
  expect([201, 409]).toContain((await api.apply(student, jobId, files)).status);
  const again = await api.applicationsOf(organization);
  expect(again.filter(({ job_id, user_id }) => pair(job_id, user_id) === key)).toHaveLength(1);
});

/** Every stored file of the disk storage. */
async function storedFiles(): Promise<string[]> {
  const entries = await readdir(join(product.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
