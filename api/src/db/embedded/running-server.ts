import { readFile, realpath, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { urlOf } from './socket-directory.ts';

const pidFile = (dataDir: string) => join(dataDir, 'postmaster.pid');

/** The process id of the server that holds the cluster, by its own lock file; null if there is none. */
export async function lockedBy(dataDir: string): Promise<number | null> {
  const text = await readFile(pidFile(dataDir), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

/** Whether that process lives and is a PostgreSQL; a number may since belong to another program. */
export async function isPostgres(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  if (process.platform !== 'linux') return true;
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const [program = ''] = commandLine.split('\0');
  return basename(program) === 'postgres';
}

/** Removes the lock of a server that died, where its number now belongs to another program. */
export async function dropStaleLock(dataDir: string): Promise<void> {
  const pid = await lockedBy(dataDir);
  if (pid !== null && !(await isPostgres(pid))) await rm(pidFile(dataDir), { force: true });
}

/** What the server at the cluster's socket says. */
export type Greeting = 'ours' | 'other' | 'not-yet' | 'silent';

/** Asks the server behind the cluster's socket whether it serves this very cluster. */
export async function greet(dataDir: string): Promise<Greeting> {
  const client = new Client({
    connectionString: urlOf(dataDir, 'postgres'),
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory === (await realpath(dataDir)) ? 'ours' : 'other';
  } catch (error) {
    return (error as { code?: string }).code === '57P03' ? 'not-yet' : 'silent';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Makes a database in the running cluster unless it is there. */
export async function ensureDatabase(dataDir: string, name: string): Promise<void> {
  const client = new Client({ connectionString: urlOf(dataDir, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0)
      await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}
