import { setTimeout as sleep } from 'node:timers/promises';
import { Pool, type Dispatcher } from 'undici';
import { percentilesOf, type Latencies } from './latencies.ts';

/** A request that is made. */
export interface Call {
  path: string;
  headers: Record<string, string>;
}

/** The headers of somebody who is signed in. */
export const signedIn = (token: string): Call['headers'] => ({ authorization: `Bearer ${token}` });

const connections = 24;

/** @param place a unix socket, or the origin of a server */
export const connectTo = (place: { socketPath: string } | { origin: string }): Pool =>
  new Pool('origin' in place ? place.origin : 'http://localhost', {
    ...('socketPath' in place && place),
    ...{ connections, pipelining: 1, headersTimeout: 20_000 },
  });

/** Asks once, and reads the answer without looking into it. @throws Error unless it is a 200 */
function ask(pool: Pool, { path, headers }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart: () => undefined,
      onResponseStart(_controller, status) {
        if (status !== 200) reject(new Error(`${path} answered ${status}`));
      },
      onResponseData: () => undefined,
      onResponseEnd: () => resolve(),
      onResponseError: (_controller, error) => reject(error),
    };
    pool.dispatch({ path, method: 'GET', headers }, handler);
  });
}

/** Asks once. @returns the answer's body @throws Error unless it is a 200 */
export async function askOnce(pool: Pool, { path, headers }: Call): Promise<unknown> {
  const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${await body.text()}`);
  return body.json();
}

/** Asks as much as is answered, one caller after the other. @returns answers a second */
export async function fullLoad(pool: Pool, calls: Call[], seconds: number): Promise<number> {
  const from = performance.now();
  const end = from + seconds * 1000;
  let asked = 0;
  let answered = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        await ask(pool, calls[asked++ % calls.length] as Call);
        answered += 1;
      }
    }),
  );
  return answered / ((performance.now() - from) / 1000);
}

/**
 * Asks at a steady rate, whether or not the answers keep up.
 * @throws Error if one was no 200
 */
export async function steadyLoad(
  pool: Pool,
  calls: Call[],
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Latencies> {
  const count = Math.max(1, Math.floor(rate * seconds));
  const took = new Float64Array(count);
  const answers: Promise<void>[] = [];
  let failure: unknown;
  const askNext = async (serial: number): Promise<void> => {
    const from = performance.now();
    await ask(pool, calls[serial % calls.length] as Call).catch((error: unknown) => {
      failure ??= error;
    });
    took[serial] = performance.now() - from;
  };
  const from = performance.now();
  while (answers.length < count) {
    const due = Math.min(count, Math.floor(((performance.now() - from) / 1000) * rate) + 1);
    while (answers.length < due) answers.push(askNext(answers.length));
    await sleep(1);
  }
  await Promise.all(answers);
  if (failure instanceof Error) throw failure;
  return percentilesOf(took);
}
