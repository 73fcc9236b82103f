import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where a process listens. */
export type Address = { socketPath: string } | { host: string; port: number };

/** Until when to ask. */
interface Patience {
  signal: AbortSignal;
  /** Whether it is the right one that answers; without it, whoever does is. */
  listens?: () => boolean;
  /** Milliseconds. */
  deadline: number;
}

/**
 * Asks until the answer is a success, or until the signal ends the waiting.
 * @throws Error when the deadline has passed
 */
export async function waitUntilAnswers(
  address: Address,
  path: string,
  { signal, listens = () => true, deadline }: Patience,
): Promise<void> {
  const end = Date.now() + deadline;
  while (!(listens() && (await answers(address, path)))) {
    signal.throwIfAborted();
    if (Date.now() > end) throw new Error(`no good answer within ${deadline / 1000} s`);
    await sleep(50);
  }
}

function answers(address: Address, path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asked = request({ ...address, path, timeout: 2000 }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => {
      resolve(false);
    });
    asked.end();
  });
}
