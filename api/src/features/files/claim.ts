import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';

/** The first half of the advisory locks by which running processes are known. */
export const claimSpace = 0x1f1;

/**
 * A number that is this process's alone for as long as it runs: an advisory lock of a connection
 * of its own, which PostgreSQL frees at the moment the process dies, however it dies. What was
 * begun under a number that nobody holds any more is nobody's.
 */
export interface Claim {
  /** The number, held. After a lost connection it is a new one. */
  number(): Promise<number>;
  release(): void;
}

interface Held {
  number: number;
  /** Ends the connection, and with it the lock; once is enough. */
  end: () => void;
}

async function hold(pool: Pool, onLost: () => void): Promise<Held> {
  const client = await pool.connect();
  let isEnded = false;
  const end = () => {
    if (!isEnded) client.release(true);
    isEnded = true;
  };
  // The server may also break it off after it was ended here.
  client.on('error', () => {
    end();
    onLost();
  });
  for (;;) {
    const number = randomInt(1, 2 ** 31 - 1);
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1, $2) as held',
      [claimSpace, number],
    );
    if (rows[0]?.held) return { number, end };
  }
}

/** Makes a claim; nothing is held before its number is first asked for. */
export function makeClaim(pool: Pool): Claim {
  let held: Promise<Held> | null = null;
  const take = () => {
    const mine = hold(pool, () => {
      if (held === mine) held = null;
    });
    mine.catch(() => {
      if (held === mine) held = null;
    });
    return mine;
  };
  return {
    async number() {
      held ??= take();
      return (await held).number;
    },
    release() {
      const last = held;
      held = null;
      last?.then(({ end }) => end()).catch(() => undefined);
    },
  };
}
