import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { LockTimeoutError } from '../errors.ts';
import { isGone, thisProcess, type Holder } from './holder.ts';

async function readHolder(path: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The lock appears together with its content: a killed process leaves no lock without a holder. */
async function tryToTake(path: string, holder: Holder): Promise<boolean> {
  const draft = `${path}.${holder.token}`;
  const since = new Date().toISOString();
  await writeFile(draft, JSON.stringify({ ...holder, since }), { flag: 'wx' });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * Removes the lock of a holder that is gone. Whoever does it holds a second lock, named after the
 * first one's token, so that nobody removes a lock that was taken anew in the meantime.
 */
async function clear(path: string, gone: Holder, patience: number): Promise<void> {
  await withLock(
    `${path}.gone-${gone.token.slice(0, 8)}`,
    async () => {
      if ((await readHolder(path))?.token === gone.token) await rm(path, { force: true });
    },
    patience,
  );
}

/**
 * Does work that only one process may do at a time. A lock whose holder was killed is taken over.
 * While others take turns it waits for its own.
 * @param path the lock file; its folder must exist
 * @param patience milliseconds that one holder may keep the lock
 * @throws LockTimeoutError if one keeps it for longer
 */
export async function withLock<T>(
  path: string,
  work: () => Promise<T>,
  patience = 15_000,
): Promise<T> {
  const holder = thisProcess();
  let turn = { token: '', from: 0 };
  while (!(await tryToTake(path, holder))) {
    const other = await readHolder(path);
    if (other && isGone(other)) {
      await clear(path, other, patience);
      continue;
    }
    if (other) {
      if (turn.token !== other.token) turn = { token: other.token, from: performance.now() };
      if (performance.now() - turn.from > patience) throw new LockTimeoutError(path, other);
    }
    await wait(2 + Math.random() * 10);
  }
  try {
    return await work();
  } finally {
    if ((await readHolder(path))?.token === holder.token) await rm(path, { force: true });
  }
}
