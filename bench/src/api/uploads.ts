import { randomBytes } from 'node:crypto';
import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { fetch, FormData, Pool } from 'undici';
import type { Figure } from '../measure.ts';
import { signIn } from './callers.ts';
import { fullLoad, signedIn } from '../load/load.ts';
import { startApi } from './servers.ts';

const applications = 400;
const atOnce = 20;
const megabyte = 1024 * 1024;
const memoryBudget = 64;
const warmUpSeconds = 4;

/** A PDF whose bytes no compression makes smaller. */
function makePdf(size: number): Blob {
  const head = Buffer.from('%PDF-1.7\n');
  const tail = Buffer.from('\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const middle = randomBytes(size - head.length - tail.length);
  return new Blob([head, middle, tail], { type: 'application/pdf' });
}

const run = promisify(execFile);

/** Resident memory of a process, in MiB. */
async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

type Tell = (line: string) => void;

interface Applicant {
  token: string;
  jobId: string;
}

/** Students who have not applied for the job they are given. */
async function findApplicants(databaseUrl: string): Promise<Applicant[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; userId: string; jobId: string }>(
      `with open as (
         select j.id, row_number() over (order by j.id) as number from jobs j
         join organizations o on o.id = j.org_id and o.verification = 'approved'
         where j.status = 1 and j.deleted_at is null and j.deadline > current_date + 1
         order by j.id limit ${atOnce}),
       given as (
         select s.user_id, open.id as job_id
         from (select user_id, row_number() over (order by user_id) as number from students) s
         join open on open.number = 1 + s.number % ${atOnce})
       select user_id as id, user_id as "userId", job_id as "jobId" from given
       where not exists (select from applications a
         where a.user_id = given.user_id and a.job_id = given.job_id)
       order by user_id limit ${applications}`,
    );
    const callers = await signIn(client, rows);
    return rows.map(({ jobId }, at) => ({ jobId, token: callers[at]?.token ?? '' }));
  } finally {
    await client.end();
  }
}

async function apply(pool: Pool, { token, jobId }: Applicant, file: Blob): Promise<boolean> {
  const form = new FormData();
  form.set('job_id', jobId);
  form.set('cover_letter', 'I am writing to apply for the position you have posted.');
  form.set('resume', file, 'resume.pdf');
  form.set('internship_letter', file, 'letter.pdf');
  const answer = await fetch('http://localhost/IFJ/api/apply-job', {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
    dispatcher: pool,
  });
  await answer.text();
  return answer.status === 201;
}

/** Sends everything that applicants have to send, so many at once. @returns how many failed */
async function applyAll(pool: Pool, applicants: Applicant[]): Promise<number> {
  const file = makePdf(megabyte);
  let failed = 0;
  const applyInTurn = async (): Promise<void> => {
    for (let next = applicants.pop(); next; next = applicants.pop()) {
      if (!(await apply(pool, next, file))) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, applyInTurn));
  return failed;
}

/** What any api in service has long done: its lists are asked for, with all that this loads. */
async function warmUp(pool: Pool, applicants: Applicant[]): Promise<void> {
  const calls = applicants.map(({ token }) => ({
    path: '/IFJ/api/jobs',
    headers: signedIn(token),
  }));
  await fullLoad(pool, calls, warmUpSeconds);
}

/** The most memory that a process has while something is done, beside what it had before. */
async function growthOf(pid: number, work: () => Promise<void>): Promise<number> {
  const before = await memoryOf(pid);
  let most = before;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      most = Math.max(most, await memoryOf(pid));
      await sleep(50);
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await watching;
  }
  return most - before;
}

/** Many apply at the same time, each with two files of a megabyte. */
export async function measureUploads(databaseUrl: string, tell: Tell): Promise<Figure[]> {
  const applicants = await findApplicants(databaseUrl);
  const missing = applications - applicants.length;
  const api = await startApi(databaseUrl);
  const pool = new Pool('http://localhost', { socketPath: api.socketPath, connections: atOnce });
  let failed = 0;
  let growth = 0;
  const from = performance.now();
  try {
    await warmUp(pool, applicants);
    growth = await growthOf(api.pid, async () => {
      failed = missing + (await applyAll(pool, applicants));
    });
  } finally {
    await pool.destroy();
    await api.stop();
  }
  tell(`${applications} applications took ${((performance.now() - from) / 1000).toFixed(0)} s`);
  const name = `apply-job, ${atOnce} at once`;
  return [
    { name: `${name}: errors`, unit: 'errors', ours: failed, yardstick: null, budget: 0 },
    {
      name: `${name}: growth of memory`,
      unit: 'MB',
      ours: growth,
      yardstick: null,
      budget: memoryBudget,
    },
  ];
}
