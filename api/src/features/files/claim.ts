import { randomInt } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/** The first half of the advisory locks by which running processes are known. */
export const claimSpace = 0x1f1;

/**
 * A number that is this process's alone for as long as it runs: an advisory lock of a connection
 * of its own, which PostgreSQL frees at the moment the process dies, however it dies. What was
 * begun under a number that nobody holds any more is nobody's.
 */
export interface Claim {
  /** The number, held. After a lost connection it is the same, unless another process was quicker. */
  number(): Promise<number>;
  /** Holds the number again if a lost connection freed it. */
  renew(): Promise<void>;
  release(): void;
}

interface Held {
  number: number;
  /** Ends the connection, and with it the lock; once is enough. */
  end: () => void;
}

const newNumber = () => randomInt(1, 2 ** 31 - 1);

/** Locks a number that nobody else holds: `wanted`, or any. */
async function lockOne(client: PoolClient, wanted: number): Promise<number> {
  for (let number = wanted; ; number = newNumber()) {
    const { rows } = await client.query<{ held: boolean }>(
      'select pg_try_advisory_lock($1, $2) as held',
      [claimSpace, number],
    );
    if (rows[0]?.held) return number;
  }
}

/** @param wanted the number to hold, if nobody else does */
async function hold(pool: Pool, wanted: number, onLost: () => void): Promise<Held> {
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
  try {
    return { number: await lockOne(client, wanted), end };
  } catch (error) {
    end();
    throw error;
  }
}

/** Makes a claim; nothing is held before its number is first asked for. */
export function makeClaim(pool: Pool): Claim {
  let held: Promise<Held> | null = null;
  let isLost = false;
  let wanted = newNumber();
  const take = () => {
    const lose = () => {
      if (held !== mine) return;
      held = null;
      isLost = true;
    };
    const mine = hold(pool, wanted, lose);
    mine.catch(lose);
    return mine;
  };
  const number = async () => {
    held ??= take();
    ({ number: wanted } = await held);
    isLost = false;
    return wanted;
  };
  return {
    number,
    async renew() {
      if (isLost) await number();
    },
    release() {
      const last = held;
      held = null;
      isLost = false;
      last?.then(({ end }) => end()).catch(() => undefined);
    },
  };
}
