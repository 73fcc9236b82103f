import { spawn } from 'node:child_process';
import { open, readFile, realpath } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { dirname, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { reachableBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { makePassableFolder } from './passable-folder.ts';
import { programEnvironment } from './program.ts';
import { dropStaleLock, ensureDatabase, greet, isPostgres, lockedBy } from './running-server.ts';
import { databaseName, prepareSocketDirectory, urlOf } from './socket-directory.ts';
import { runAs, serverUser, type ServerUser } from './system-user.ts';

export interface EmbeddedPostgres {
  url: string;
  /** Ends the server in order; resolves when it is gone. */
  stop(): Promise<void>;
}

/** At the address of this cluster the server of another one answers. */
class ForeignServerError extends Error {}

/** The address of the database in `dataDir`, whether or not its server runs. */
export const embeddedPostgresUrl = (dataDir: string) => urlOf(resolve(dataDir));

const startDeadline = 30_000;
const stopDeadline = 3_500;

/**
 * Starts PostgreSQL on the cluster in `dataDir`, which is made if it is not there, reachable by a
 * unix socket only. A server that already serves this cluster (its parent was killed) is taken
 * over as it is. Several processes must not start one cluster at the same time.
 * @param options.durable false gives up safety against power loss for speed; for tests.
 * @param options.signal calls the start off; no server is left behind then.
 * @throws with a sentence for the operator when there is no way to start.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  durable?: boolean;
  signal?: AbortSignal;
}): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const durable = options.durable ?? true;
  const user = await serverUser(dataDir);
  await makePassableFolder(dirname(dataDir), user);
  const binaries = await reachableBinaries(user, `${dataDir}-programs`);
  await ensureCluster(dataDir, binaries, user, durable);
  await prepareSocketDirectory(dataDir, user);
  const start = () => launch(binaries.postgres, dataDir, user, durable);
  await dropStaleLock(dataDir);
  options.signal?.throwIfAborted();
  if ((await lockedBy(dataDir)) === null) await start();
  try {
    await untilReady(dataDir, start, options.signal);
    await ensureDatabase(dataDir, databaseName);
  } catch (error) {
    if (!(error instanceof ForeignServerError)) await stopEmbeddedPostgres(dataDir);
    throw error;
  }
  return { url: urlOf(dataDir), stop: () => stopEmbeddedPostgres(dataDir) };
}

/** Megabytes that PostgreSQL keeps of its tables: an eighth of the memory there is, within limits. */
function sharedBuffers(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  return Math.round(Math.min(512, Math.max(128, memory / 2 ** 20 / 8)));
}

const logFile = (dataDir: string) => `${dataDir}.log`;

/** Starts the server in a process group of its own: Ctrl-C in a terminal must not reach it. */
async function launch(postgres: string, dataDir: string, user: ServerUser, durable: boolean) {
  const log = await open(logFile(dataDir), 'w', 0o600);
  const socket = await prepareSocketDirectory(dataDir, user);
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: `"${socket.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    max_connections: '100',
    shared_buffers: `${sharedBuffers()}MB`,
    log_min_messages: 'warning',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const child = spawn(
    postgres,
    [
      '-D',
      dataDir,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    {
      cwd: '/',
      env: programEnvironment,
      stdio: ['ignore', log.fd, log.fd],
      detached: true,
      ...runAs(user),
    },
  );
  child.on('error', () => undefined); // told by untilReady, from the log
  child.unref();
  await log.close();
}

/**
 * Waits until the server answers. One that was killed leaves helpers behind for a moment, during
 * which a new one cannot start; so it is tried again. One that says that it recovers gets the time
 * that it takes.
 */
async function untilReady(
  dataDir: string,
  start: () => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  let deadline = Date.now() + startDeadline;
  let attemptAt = Date.now();
  for (;;) {
    const greeting = await greet(dataDir);
    signal?.throwIfAborted();
    if (greeting === 'ours') return;
    if (greeting === 'other') {
      throw new ForeignServerError(
        `Another database server answers for ${await realpath(dataDir)}.`,
      );
    }
    if (greeting === 'not-yet') deadline = Date.now() + startDeadline;
    if (Date.now() > deadline) throw new Error(await startFailure(dataDir));
    const holder = await lockedBy(dataDir);
    const isHeld = holder !== null && (await isPostgres(holder));
    if (!isHeld && Date.now() - attemptAt > 1_000) {
      await dropStaleLock(dataDir);
      attemptAt = Date.now();
      await start();
    }
    await wait(25);
  }
}

async function startFailure(dataDir: string): Promise<string> {
  const log = await readFile(logFile(dataDir), 'utf8').catch(() => '');
  return `The database in ${dataDir} does not start: ${log.trim().split('\n').slice(-5).join('\n')}`;
}

/**
 * Ends the server of a cluster, if one runs: first in order; one that does not end within its time
 * is told to recover at its next start.
 */
export async function stopEmbeddedPostgres(dataDir: string): Promise<void> {
  const pid = await lockedBy(dataDir);
  if (pid === null || !(await isPostgres(pid))) return;
  const deadline = Date.now() + stopDeadline;
  const isGone = async () => (await lockedBy(dataDir)) !== pid || !(await isPostgres(pid));
  process.kill(pid, 'SIGINT');
  while (!(await isGone())) {
    if (Date.now() > deadline) {
      process.kill(pid, 'SIGQUIT');
      return;
    }
    await wait(15);
  }
}
