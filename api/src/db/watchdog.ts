import { Client, DatabaseError, type Pool, type PoolClient } from 'pg';

/** Milliseconds. Looking, waiting and asking stay below two seconds together. */
const lookEvery = 200;
const firstPatience = 900;
const askFor = 700;
const beat = 50;
const muchTooLate = 200;

/** What a server says that is about to go, or not there yet: no answer to wait for. */
const leaving = new Set(['57P01', '57P02', '57P03']);

/** Whether the server itself said no, as it does when it has no connection left. */
function isRefusal(error: unknown): boolean {
  return error instanceof DatabaseError && !leaving.has(error.code ?? '');
}

/** Whether a new connection gets an answer in time; a refusal is one. */
async function answers(url: string): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: askFor,
    query_timeout: askFor,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    return isRefusal(error);
  } finally {
    client.end().catch(() => undefined);
  }
}

/**
 * Listens to this process's own clock.
 * @returns tells whether the process got no time for so long that it may have missed an answer
 */
function listenToClock(): () => boolean {
  let last = performance.now();
  let longest = 0;
  const tick = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last - beat);
    last = now;
  };
  const timer = setInterval(tick, beat);
  return () => {
    clearInterval(timer);
    tick();
    return longest > muchTooLate;
  };
}

/** Ends a connection without saying goodbye to a server that does not listen. */
function cut(client: PoolClient): void {
  if (client instanceof Client) client.connection.stream.destroy();
}

/**
 * Watches for a database that has gone silent without closing its connections, as a network that
 * breaks or a machine that freezes does. When a connection is in use for long and a new one gets
 * no answer either, those in use are cut, so that what waits on them fails at once. A query that
 * is merely slow is left alone, and so is everything while this process itself gets no time: it
 * asks again then.
 * @returns a function that ends the watch.
 */
export function watchDatabase(pool: Pool, url: string): () => void {
  const inUse = new Map<PoolClient, { since: number; patience: number }>();
  let isAsking = false;

  async function look(): Promise<void> {
    const now = performance.now();
    const waiting = [...inUse.values()].filter((use) => now - use.since > use.patience);
    if (waiting.length === 0 || isAsking) return;
    isAsking = true;
    const wasHeldUp = listenToClock();
    const isThere = await answers(url);
    const isUncertain = wasHeldUp();
    isAsking = false;
    if (isThere) {
      for (const use of waiting) use.patience *= 2;
    } else if (!isUncertain) {
      for (const client of inUse.keys()) cut(client);
    }
  }

  pool.on('acquire', (client) => {
    inUse.set(client, { since: performance.now(), patience: firstPatience });
  });
  pool.on('release', (_error, client) => {
    inUse.delete(client);
  });
  pool.on('remove', (client) => {
    inUse.delete(client);
  });
  const timer = setInterval(() => void look(), lookEvery);
  timer.unref();
  return () => clearInterval(timer);
}
