import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../api/src/db/embedded/embedded-postgres.ts';
import { isAlive } from './process.ts';
import { say } from './progress.ts';

/** The embedded PostgreSQL of a data folder. */
export interface Database {
  url: string;
  stop(): Promise<void>;
}

const lookEvery = 1000;

/**
 * Starts the embedded PostgreSQL, or takes over a running one, and keeps it running.
 * @param signal calls the start off
 */
export async function startDatabase(dataFolder: string, signal?: AbortSignal): Promise<Database> {
  const dataDir = join(dataFolder, 'postgres');
  let postgres = await startEmbeddedPostgres({ dataDir, ...(signal && { signal }) });
  const stopping = new AbortController();
  const isStopping = (): boolean => stopping.signal.aborted;
  const watching = watch();
  return {
    url: postgres.url,
    async stop() {
      stopping.abort();
      await Promise.race([watching, sleep(1000)]);
      const pid = await serverPid(dataDir);
      await postgres.stop();
      for (let waited = 0; waited < 500 && isAlive(pid); waited += 20) await sleep(20);
    },
  };

  async function watch(): Promise<void> {
    for (;;) {
      await sleep(lookEvery, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (isStopping()) return;
      if (isAlive(await serverPid(dataDir))) continue;
      say('PostgreSQL ended; starting it again.');
      try {
        postgres = await startEmbeddedPostgres({ dataDir, signal: stopping.signal });
      } catch (error) {
        if (!isStopping()) say(`PostgreSQL does not start: ${(error as Error).message}`);
      }
    }
  }
}

/** The process that PostgreSQL's own lock file names. */
async function serverPid(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, 'postmaster.pid'), 'utf8').catch(() => '');
  return Number.parseInt(text);
}
