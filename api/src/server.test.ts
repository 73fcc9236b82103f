import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { demoAccounts, demoPassword } from './db/seed/demo-accounts.ts';

const program = fileURLToPath(new URL('server.ts', import.meta.url));

let folder: string;
let database: EmbeddedPostgres;
let socketPath: string;
let server: Server;

interface Server {
  process: ChildProcess;
  output(): string;
  exited: Promise<number | null>;
}

const startDatabase = () =>
  startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), durable: false });

/** Starts the api as a process of its own; resolves when it says that it is ready. */
async function startServer(env: Record<string, string> = {}): Promise<Server> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      LISTEN: socketPath,
      SEED_DEMO: '1',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  let text = '';
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const ready = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      if (text.includes('The api is ready at')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
  });
  await Promise.race([ready, exited]);
  return { process: child, output: () => text, exited };
}

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
}

function ask(method: string, path: string, body?: object, headers: object = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        socketPath,
        method,
        path: `/IFJ/api${path}`,
        headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
      },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: JSON.parse(text || '{}') as Record<string, unknown>,
          }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body && JSON.stringify(body));
  });
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const from = performance.now();
  return { value: await work(), ms: performance.now() - from };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ifj-server-'));
  await chmod(folder, 0o711);
  socketPath = join(folder, 'api.sock');
  database = await startDatabase();
  server = await startServer();
}, 120_000);

afterAll(async () => {
  server.process.kill('SIGKILL');
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}, 60_000);

describe('the api as a process', () => {
  test('migrates, fills an empty database with the demo and says where it listens', async () => {
    expect(server.output()).toContain(`The api is ready at ${socketPath}`);
    for (const { email } of demoAccounts) {
      const answer = await ask('POST', '/login', { email, password: demoPassword });
      expect(answer.body).toMatchObject({ verified: email.startsWith('pending') ? 0 : 1 });
    }
    const jobs = (await ask('GET', '/jobs?limit=100')).body['jobs'] as { data: object[] };
    expect(jobs.data.length).toBeGreaterThan(25);
  });

  test('the demo has jobs in every state and applications with files that open', async () => {
    const email = 'organization@ifj.example';
    const { body } = await ask('POST', '/login', { email, password: demoPassword });
    const headers = { authorization: `Bearer ${String(body['token'])}` };
    const { meta } = (await ask('GET', '/jobs', undefined, headers)).body as {
      meta: { counts: Record<string, number> };
    };
    for (const state of ['active', 'closed', 'expired'])
      expect(meta.counts[state]).toBeGreaterThan(0);
    const path = `/ViewApplicationByOrg/${String(body['role_specific_id'])}`;
    const { applications } = (await ask('GET', path, undefined, headers)).body as {
      applications: { resume: string; status: string }[];
    };
    expect(new Set(applications.map(({ status }) => status)).size).toBeGreaterThan(2);
    const resume = await new Promise<Buffer>((resolve) => {
      request({ socketPath, path: applications[0]?.resume, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve(Buffer.concat(chunks)));
      }).end();
    });
    expect(resume.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('counts tries by the address that the gateway names, not by one that a client adds', async () => {
    const guess = (forwarded: string) =>
      ask(
        'POST',
        '/login',
        { email: 'nobody@ifj.example', password: 'wrong one' },
        { 'x-forwarded-for': forwarded },
      );
    for (let at = 0; at < 10; at += 1) {
      expect((await guess(`1.2.3.${at}, 10.0.0.1`)).status).toBe(401);
    }
    expect((await guess('9.9.9.9, 10.0.0.1')).status).toBe(429);
    expect((await guess('10.0.0.2')).status).toBe(401);
  });

  test('says 503 within two seconds while the database is gone, and is well after its return', async () => {
    await database.stop();
    const calls = [
      () => ask('GET', '/jobs'),
      () => ask('GET', '/health/ready'),
      () => ask('POST', '/login', { email: 'student@ifj.example', password: demoPassword }),
    ];
    for (const call of calls) {
      const { value, ms } = await timed(call);
      expect(value.status).toBe(503);
      expect(value.body).toMatchObject({ code: 'UNAVAILABLE' });
      expect(Number(value.headers['retry-after'])).toBeGreaterThan(0);
      expect(ms).toBeLessThan(2_000);
    }
    expect((await ask('GET', '/health/live')).status).toBe(200);
    database = await startDatabase();
    expect((await ask('GET', '/jobs')).status).toBe(200);
    expect((await ask('GET', '/health/ready')).status).toBe(200);
  });

  test('a second one on the same socket says so and does not disturb the first', async () => {
    const second = await startServer();
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(`another process listens on ${socketPath}`);
    expect((await ask('GET', '/health/live')).status).toBe(200);
  });

  test('stops within four seconds and lets a call in flight end', async () => {
    const inFlight = ask('GET', '/jobs?limit=100');
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { value, ms } = await timed(() => {
      server.process.kill('SIGTERM');
      return server.exited;
    });
    expect(value).toBe(0);
    expect(ms).toBeLessThan(4_000);
    expect((await inFlight).status).toBe(200);
  });

  test('takes the place of a killed one, and seeds nothing twice', async () => {
    server = await startServer();
    server.process.kill('SIGKILL');
    await server.exited;
    server = await startServer();
    expect(server.output()).toContain('The api is ready at');
    const jobs = (await ask('GET', '/jobs?q=Frontend')).body['jobs'] as { data: object[] };
    expect(jobs.data).toHaveLength(1);
  });

  test.each([
    ['nobody listens', () => 'postgres://ifj:geheim@127.0.0.1:1/ifj', 'no database answers at'],
    ['the database is not there', () => database.url.replace('/ifj?', '/none?'), 'have: none'],
    ['the host is unknown', () => 'postgres://ifj:geheim@none.invalid/ifj', 'is not known'],
    ['it is no address', () => 'postgres://ifj:geheim@a b:port/ifj', 'is no address'],
  ])('says what to do when %s, without password and stack', async (_when, url, said) => {
    const wrong = await startServer({ DATABASE_URL: url(), LISTEN: `${socketPath}.other` });
    expect(await wrong.exited).toBe(1);
    expect(wrong.output()).toMatch(/^The api cannot start\.\nDATABASE_URL [^\n]+\n$/);
    expect(wrong.output()).toContain(said);
    expect(wrong.output()).not.toContain('geheim');
  });

  test('names what is wrong with its configuration and does not start', async () => {
    const wrong = await startServer({ LOG_LEVEL: 'loud', PUBLIC_URL: 'nowhere' });
    expect(await wrong.exited).toBe(1);
    expect(wrong.output()).toMatch(/PUBLIC_URL[^]*LOG_LEVEL/);
  });
});
