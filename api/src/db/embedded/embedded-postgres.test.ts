import { execFileSync, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { embeddedPostgresUrl, startEmbeddedPostgres } from './embedded-postgres.ts';

const program = fileURLToPath(new URL('embedded-postgres.ts', import.meta.url));

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ifj-pg '));
  // For root, PostgreSQL runs as another user, who must be able to pass.
  await chmod(folder, 0o711);
  dataDir = join(folder, 'postgres');
});
afterEach(async () => {
  await kill(dataDir, 'SIGQUIT');
  await rm(folder, { recursive: true, force: true });
});

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const pidOf = async (cluster: string) =>
  Number((await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]);

/** Ends a server in any way; one that is gone already is no error. */
async function kill(cluster: string, signal: NodeJS.Signals): Promise<void> {
  const pid = await pidOf(cluster);
  if (!pid) return;
  try {
    process.kill(pid, signal);
    for (;;) {
      process.kill(pid, 0);
      if ((await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ' Z ')).includes(' Z ')) return;
      await wait(20);
    }
  } catch {
    return;
  }
}

const start = () => startEmbeddedPostgres({ dataDir, durable: false });

test('what was stored is there after stop and start; nobody else can reach it', async () => {
  const first = await start();
  expect(first.url).toBe(embeddedPostgresUrl(dataDir));
  await query(first.url, `create table kept as select 'Ìbàdàn' as name`);
  const [settings] = await query(
    first.url,
    `select current_setting('listen_addresses') as addresses,
       current_setting('server_encoding') as encoding,
       (select datlocale || ' ' || datlocprovider::text from pg_database where datname = 'ifj') as locale,
       current_setting('fsync') as fsync`,
  );
  expect(settings).toEqual({ addresses: '', encoding: 'UTF8', locale: 'C.UTF-8 b', fsync: 'off' });
  for (const name of ['postgres', 'postgres-socket']) {
    expect((await stat(join(folder, name))).mode & 0o077).toBe(0);
  }
  await first.stop();
  await expect(query(first.url, 'select 1')).rejects.toThrow();
  expect(await pidOf(dataDir)).toBe(0);
  const second = await start();
  expect(await query(second.url, 'select name from kept')).toEqual([{ name: 'Ìbàdàn' }]);
  await second.stop();
});

test('a server whose parent was killed is taken over, with its work undisturbed', async () => {
  const parent = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { startEmbeddedPostgres } = await import(${JSON.stringify(program)});
       await startEmbeddedPostgres({ dataDir: process.argv[1], durable: true });
       console.log('started');
       setInterval(() => {}, 1000);`,
      dataDir,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await new Promise((resolve) => parent.stdout.once('data', resolve));
  const before = await pidOf(dataDir);
  const client = new Client({ connectionString: embeddedPostgresUrl(dataDir) });
  await client.connect();
  await client.query('create temporary table mine as select 1 as one');
  parent.kill('SIGKILL');
  const adopted = await start();
  expect(await pidOf(dataDir)).toBe(before);
  expect((await client.query('select one from mine')).rowCount).toBe(1);
  expect((await client.query<{ fsync: string }>('show fsync')).rows).toEqual([{ fsync: 'on' }]);
  await client.end();
  await adopted.stop();
  expect(await pidOf(dataDir)).toBe(0);
});

test('after PostgreSQL itself was killed it starts again with all that was committed', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 1 as one');
  await query(first.url, 'checkpoint');
  const client = new Client({ connectionString: first.url });
  client.on('error', () => undefined);
  await client.connect();
  await kill(dataDir, 'SIGKILL');
  const second = await start();
  expect(await query(second.url, 'select one from kept')).toEqual([{ one: 1 }]);
  await second.stop();
});

test('the lock of a dead server whose number another program has is no hindrance', async () => {
  await (await start()).stop();
  await writeFile(
    join(dataDir, 'postmaster.pid'),
    `${process.pid}\n${dataDir}\n1\n5432\n\n\n  1 1\nready\n`,
  );
  const server = await start();
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
});

test('a start that is called off leaves no server behind', async () => {
  await (await start()).stop();
  const callOff = new AbortController();
  const starting = startEmbeddedPostgres({ dataDir, durable: false, signal: callOff.signal });
  while (!(await pidOf(dataDir))) await wait(1);
  callOff.abort(new Error('called off'));
  await expect(starting).rejects.toThrow('called off');
  expect(await pidOf(dataDir)).toBe(0);
});

test('what an interrupted preparation left is cleared away', async () => {
  const left = `${dataDir}.new-4711`;
  await mkdir(left);
  await writeFile(join(left, 'PG_VERSION'), '18');
  await mkdir(dataDir);
  const server = await start();
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await readdir(folder)).filter((name) => name.includes('.new-'))).toEqual([]);
  await server.stop();
});

test('a folder whose path is too long for a socket works', async () => {
  dataDir = join(folder, 'a'.repeat(60), 'b'.repeat(60), 'postgres');
  const server = await start();
  expect(server.url).not.toContain('a'.repeat(60));
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
});

if (process.getuid?.() === 0) {
  test('root goes on as whoever has the cluster', async () => {
    await (await start()).stop();
    const other = 12_345;
    for (const name of ['postgres', 'postgres-socket']) {
      execFileSync('chown', ['-R', `${other}:${other}`, join(folder, name)]);
    }
    const server = await start();
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
    expect((await stat(join(dataDir, 'PG_VERSION'))).uid).toBe(other);
  });

  test('root hears of a folder that the server’s user cannot reach', async () => {
    const closed = join(folder, 'closed');
    await mkdir(join(closed, 'inner'), { recursive: true });
    await chmod(closed, 0o700);
    await expect(
      startEmbeddedPostgres({ dataDir: join(closed, 'inner', 'postgres') }),
    ).rejects.toThrow(/cannot reach .*Choose another DATA_DIR/);
  });
}
