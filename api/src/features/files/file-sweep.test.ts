import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { uuidV7 } from '../../db/uuid-v7.ts';
import { files } from '../../db/tables/files.table.ts';
import { registerOrganization, registerStudent } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { applyTo, postJob } from '../../testing/jobs.ts';
import { until } from '../../testing/until.ts';
import { claimSpace, makeClaim, type Claim } from './claim.ts';
import { spoolName, sweepFiles } from './file-sweep.ts';
import { mostAtOnce } from './file.repository.ts';

let api: TestApp;

beforeAll(async () => {
  api = await createTestApp();
}, 60_000);
afterAll(() => api.close());

async function leave(storedBy: number, age = '0 minutes') {
  const id = uuidV7();
  const storageKey = `applications/00/${id}.pdf`;
  const path = join(api.folder, 'files', storageKey);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'bytes');
  await writeFile(join(api.app.files.spool, spoolName(storedBy, id)), 'bytes');
  await api.app.db.insert(files).values({
    id,
    kind: 'resume',
    storageKey,
    name: 'resume.pdf',
    contentType: 'application/pdf',
    size: 5,
    sha256: '',
    storedBy,
    createdAt: sql`now() - ${age}::interval`,
  });
  return id;
}

async function standing() {
  const rows = await api.app.db.select({ id: files.id }).from(files);
  const stored = await readdir(join(api.folder, 'files/applications'), { recursive: true });
  const spooled = await readdir(api.app.files.spool);
  return {
    rows: rows.map((row) => row.id).sort(),
    stored: stored
      .filter((name) => name.endsWith('.pdf'))
      .map((name) => name.slice(3, -4))
      .sort(),
    spooled,
  };
}

async function heldClaims(): Promise<number[]> {
  const { rows } = await api.app.pool.query<{ number: string }>(
    `select objid as number from pg_locks
     where locktype = 'advisory' and classid = $1 and granted order by objid`,
    [claimSpace],
  );
  return rows.map(({ number }) => Number(number));
}

const isHeld = async (number: number) => (await heldClaims()).includes(number);

/** The server frees a number a moment after its connection has ended. */
async function letGo(claim: Claim): Promise<void> {
  const number = await claim.number();
  claim.release();
  await until(async () => !(await isHeld(number)));
}

/** As when PostgreSQL starts anew. */
async function loseConnection(number: number): Promise<void> {
  await api.app.db.execute(sql`
    select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and objid = ${number} and granted`);
}

test('removes what dead processes left, and nothing of living ones', async () => {
  const organization = await registerOrganization(api);
  const job = await postJob(api, organization);
  await applyTo(api, await registerStudent(api), job.id);
  const kept = await standing();
  expect(kept.rows).toHaveLength(2);

  const living = makeClaim(api.app.pool);
  const dead = makeClaim(api.app.pool);
  const deadNumber = await dead.number();
  await leave(deadNumber);
  await leave(deadNumber);
  await letGo(dead);
  const uploading = await leave(await living.number());

  // The server frees the lock when it notices that the connection is gone.
  await until(async () => {
    await sweepFiles(api.app);
    return (await standing()).rows.length === 3;
  });
  const after = await standing();
  expect(after.rows).toEqual([...kept.rows, uploading].sort());
  expect(after.stored).toHaveLength(3);
  expect(after.spooled).toEqual([expect.stringContaining(uploading)]);
  expect(await sweepFiles(api.app)).toBe(0);

  await letGo(living);
  await until(async () => {
    await sweepFiles(api.app);
    return (await standing()).rows.length === 2;
  });
  expect(await standing()).toEqual(kept);
});

test('removes what a living process has given up long ago', async () => {
  const living = makeClaim(api.app.pool);
  const number = await living.number();
  const before = await standing();
  await leave(number, '11 minutes');
  await sweepFiles(api.app);
  expect((await standing()).rows).toEqual(before.rows);
  await letGo(living);
});

test('what cannot be removed keeps nothing else from being swept', async () => {
  const { rows: before } = await standing();
  const [gone, alsoGone] = [7, 8];
  const stuck: string[] = [];
  for (let at = 0; at <= mostAtOnce; at += 1) stuck.push(await leave(gone));
  const folder = spoolName(alsoGone, 'folder');
  await mkdir(join(api.app.files.spool, folder));
  for (const claim of [gone, alsoGone]) await leave(claim);
  const remove = api.app.files.remove.bind(api.app.files);
  const away = jest.spyOn(api.app.files, 'remove').mockImplementation(async (key) => {
    if (stuck.some((id) => key.includes(id))) throw new Error('The disk is away.');
    return remove(key);
  });
  const warn = jest.spyOn(api.app.log, 'warn');
  await sweepFiles(api.app);
  const after = await standing();
  expect(after.rows).toEqual([...before, ...stuck].sort());
  expect(after.spooled).toEqual([folder]);
  expect(warn).toHaveBeenCalledWith(
    { err: new Error('The disk is away.'), files: mostAtOnce },
    expect.any(String),
  );
  away.mockRestore();
  warn.mockRestore();
  await rm(join(api.app.files.spool, folder), { recursive: true });
  await sweepFiles(api.app);
  expect((await standing()).rows).toEqual(before);
});

test('a process whose files cannot be forgotten keeps no other’s from being swept', async () => {
  const before = await standing();
  const [blocked, gone] = [11, 12];
  const kept = await leave(blocked);
  await leave(gone);
  await api.app.pool.query(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'Not this one.'; end $$;
    create trigger refuse before delete on files for each row
      when (old.stored_by = ${blocked}) execute function refuse()`);
  await sweepFiles(api.app);
  expect((await standing()).rows).toEqual([...before.rows, kept].sort());
  await api.app.pool.query('drop function refuse cascade');
  await sweepFiles(api.app);
  expect(await standing()).toEqual(before);
});

test('a claim whose connection is lost is held again under its number', async () => {
  const claim = makeClaim(api.app.pool);
  const number = await claim.number();
  expect(await claim.number()).toBe(number);
  await loseConnection(number);
  await until(async () => {
    await claim.renew();
    return isHeld(number);
  });
  expect(await claim.number()).toBe(number);
  await letGo(claim);
});

test('a number that was lost to another process is replaced', async () => {
  const claim = makeClaim(api.app.pool);
  const number = await claim.number();
  const other = await api.app.pool.connect();
  const taken = other.query('select pg_advisory_lock($1, $2)', [claimSpace, number]);
  await loseConnection(number);
  await taken;
  await until(async () => (await claim.number()) !== number);
  expect(await isHeld(await claim.number())).toBe(true);
  other.release(true);
  await letGo(claim);
});

test('nothing is held again that nobody asked for', async () => {
  const claim = makeClaim(api.app.pool);
  const before = await heldClaims();
  await claim.renew();
  expect(await heldClaims()).toEqual(before);
});

test('a number that cannot be held keeps no connection', async () => {
  const { pool } = api.app;
  const inUse = () => pool.totalCount - pool.idleCount;
  const before = inUse();
  const client = await pool.connect();
  const away = new Error('The server is away.');
  jest.spyOn(client, 'query').mockRejectedValue(away as never);
  jest.spyOn(pool, 'connect').mockResolvedValueOnce(client as never);
  await expect(makeClaim(pool).number()).rejects.toThrow(away);
  expect(inUse()).toBe(before);
});
