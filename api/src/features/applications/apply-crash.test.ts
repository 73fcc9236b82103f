import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { spawn, type ChildProcess } from 'node:child_process';
import { createHash, randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { tries } from '../../db/tables/tries.table.ts';
import { registerOrganization, registerStudent, type TestAccount } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { makePdf } from '../../testing/documents.ts';
import { applicationParts, formBody, formType } from '../../testing/jobs.ts';
import { until } from '../../testing/until.ts';

const kills = process.env['LONG'] ? 20 : 1;
const uploadsAtOnce = 10;

/** What a client knows: kept here, outside the process that is killed. */
interface Sent {
  student: TestAccount;
  key: string;
  jobId: string;
  hashes: string[];
  body: Buffer;
  /** The id that was acknowledged. */
  acknowledged?: string;
}

let api: TestApp;
let students: TestAccount[];
let jobs: string[];
const children = new Set<ChildProcess>();

beforeAll(async () => {
  api = await createTestApp();
  const organization = await registerOrganization(api);
  const { rows } = await api.app.db.execute<{ id: string }>(sql`
    insert into jobs (id, org_id, job_title, job_description, field, department, stipend,
      duration, location, deadline, env_mode)
    select gen_random_uuid(), ${organization.id}, 'Job ' || n, 'x', 'Science', 'x', 0, 'x', 'Lagos',
      current_date + 9, 'remote'
    from generate_series(1, 5000) n returning id`);
  jobs = rows.map((row) => row.id);
  students = [];
  for (let n = 0; n < uploadsAtOnce; n += 1) students.push(await registerStudent(api));
}, 120_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await api.close();
});

async function startServer(): Promise<{ child: ChildProcess; port: number }> {
  const server = fileURLToPath(new URL('../../server.ts', import.meta.url));
  const child = spawn(process.execPath, [server], {
    env: {
      DATABASE_URL: api.databaseUrl,
      FILES_URL: pathToFileURL(join(api.folder, 'files')).href,
      MAIL_DIR: join(api.folder, 'mail'),
      LISTEN: '127.0.0.1:0',
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error('The server did not start.')));
    child.stdout.on('data', (data: Buffer) => {
      const found = /:(\d+)\s*$/.exec(data.toString());
      if (found) resolve(Number(found[1]));
    });
  });
  return { child, port };
}

async function kill(child: ChildProcess) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

/** Sends a form piece by piece; resolves with the status and body, or null if the line broke. */
function send(port: number, { student, key, body }: Sent) {
  return new Promise<{ status: number; text: string } | null>((resolve) => {
    const call = request({
      port,
      path: '/IFJ/api/apply-job',
      method: 'POST',
      headers: {
        authorization: `Bearer ${student.token}`,
        'content-type': formType,
        'content-length': body.length,
        'idempotency-key': key,
      },
    });
    call.on('error', () => resolve(null));
    call.on('response', (response) => {
      let text = '';
      response.on('data', (data: Buffer) => (text += data.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', () => resolve(null));
    });
    void (async () => {
      for (let at = 0; at < body.length && !call.destroyed; at += 50_000) {
        call.write(body.subarray(at, at + 50_000));
        await pause(randomInt(1, 12));
      }
      call.end();
    })();
  });
}

const idIn = (text: string) => (JSON.parse(text) as { application: { id: string } }).application.id;

function nextJob(): string {
  const id = jobs.pop();
  if (!id) throw new Error('There are not enough jobs.');
  return id;
}

function makeForm(student: TestAccount, jobId: string): Sent {
  const key = `form-for-${jobId}`;
  const resume = makePdf(randomInt(1_000, 900_000));
  const letter = makePdf(randomInt(1_000, 300_000));
  const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');
  const parts = applicationParts(jobId, [
    { name: 'resume', filename: 'resume.pdf', content: resume },
    { name: 'internship_letter', filename: 'letter.pdf', content: letter },
  ]);
  return {
    student,
    key,
    jobId,
    hashes: [hash(resume), hash(letter)].sort(),
    body: formBody(parts),
  };
}

/** One form after another, each for a job of its own, for as long as the server lives. */
async function keepSending(port: number, student: TestAccount, history: Sent[]) {
  for (;;) {
    const sent = makeForm(student, nextJob());
    history.push(sent);
    const answer = await send(port, sent);
    if (!answer) return;
    if (answer.status === 201) sent.acknowledged = idIn(answer.text);
    else expect(answer.status).toBe(503); // too busy: this one is sent again later
  }
}

/** Which applications there are, with the hashes of the bytes that lie under their keys. */
async function stored() {
  const { rows } = await api.app.db.execute<{ id: string; keys: string[]; hashes: string[] }>(sql`
    select a.id, array_agg(f.storage_key) keys, array_agg(f.sha256 order by f.sha256) hashes
    from applications a join files f on f.application_id = a.id group by a.id`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Every file there is, spooled ones too. */
async function fileNames() {
  const names = await readdir(join(api.folder, 'files'), { recursive: true });
  return names.filter((name) => name.includes('-'));
}

const acknowledged = (history: Sent[]) => history.filter((sent) => sent.acknowledged);

async function expectWhole(history: Sent[]) {
  // The first sweep may come before PostgreSQL has noticed the death; the next is a second later.
  await until(async () => {
    const { size } = await stored();
    return (await fileNames()).length === size * 2;
  });
  const applications = await stored();
  for (const sent of acknowledged(history)) {
    expect(applications.get(sent.acknowledged ?? '')?.hashes).toEqual(sent.hashes);
  }
  for (const { keys, hashes } of applications.values()) {
    const found = keys.map(async (key) => {
      const content = await readFile(join(api.folder, 'files', key));
      return createHash('sha256').update(content).digest('hex');
    });
    expect((await Promise.all(found)).sort()).toEqual(hashes);
  }
}

test(
  `after each of ${kills} kills everything acknowledged is there, and nothing else`,
  async () => {
    const history: Sent[] = [];
    let { child, port } = await startServer();
    for (let round = 0; round < kills; round += 1) {
      await api.app.db.delete(tries);
      const before = acknowledged(history).length;
      const clients = students.map((student) => keepSending(port, student, history));
      await until(() => acknowledged(history).length > before);
      await pause(randomInt(1, 600));
      await kill(child);
      await Promise.all(clients);

      ({ child, port } = await startServer());
      await expectWhole(history);
      // What broke off can be sent again with its key, and leads to one application.
      for (const sent of history.filter((one) => !one.acknowledged)) {
        const answer = await send(port, sent);
        expect(answer?.status).toBe(201);
        sent.acknowledged = idIn(answer?.text ?? '');
      }
      await expectWhole(history);
      expect((await stored()).size).toBe(history.length);
    }
    await kill(child);
  },
  60_000 + kills * 120_000,
);
