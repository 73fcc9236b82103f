import { link, readFile, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { LockTimeoutError } from '../errors.ts';
import { writeNewFile, type LastWord } from './durable-file.ts';
import { isWithinSight, newHolder, parseHolder, type Holder } from './holder.ts';
import { isRunning } from '../../process/running-process.ts';

/** A lock that others took over, since its holder kept it for too long. */
export class LockLostError extends Error {
  override readonly name = 'LockLostError';
}

/** A lock as it lies there. */
interface Lock {
  token: string;
  /** `null` if a power cut took the content: who held it is gone. */
  holder: Holder | null;
}

async function readLock(path: string): Promise<Lock | null> {
  try {
    const holder = parseHolder(await readFile(path, 'utf8'));
    return { holder, token: holder?.token ?? 'unreadable' };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The lock appears together with its content: a killed process leaves no lock without a holder. */
async function tryToTake(path: string, holder: Holder): Promise<boolean> {
  const draft = `${path}.${holder.token}`;
  const since = new Date().toISOString();
  try {
    await writeNewFile(draft, JSON.stringify({ ...holder, since }));
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
async function clear(path: string, token: string, patience: number): Promise<void> {
  const remove = async (stillHeld: LastWord): Promise<void> => {
    if ((await readLock(path))?.token !== token) return;
    await stillHeld();
    await rm(path, { force: true });
  };
  try {
    await withLock(`${path}.gone-${token.slice(0, 8)}`, remove, patience);
  } catch (error) {
    if (!(error instanceof LockLostError)) throw error;
  }
}

/**
 * Does work that only one process may do at a time. A lock whose holder was killed is taken over.
 * While others take turns it waits for its own.
 * @param path the lock file; its folder must exist
 * @param work is to ask right before each step that others see whether the lock is still its own:
 *   what it is given throws LockLostError if it is not
 * @param patience milliseconds that one holder may keep the lock. One on another machine, or in
 *   another container, is given twice that, and then counts as gone
 * @throws LockTimeoutError if one keeps it for longer
 */
export async function withLock<T>(
  path: string,
  work: (stillHeld: LastWord) => Promise<T>,
  patience = 15_000,
): Promise<T> {
  const own = newHolder();
  let turn = { token: '', from: 0 };
  for (;;) {
    const lock = await readLock(path);
    if (lock === null) {
      if (await tryToTake(path, own)) break;
      continue;
    }
    const { token, holder } = lock;
    if (turn.token !== token) turn = { token, from: performance.now() };
    const isSeen = holder !== null && isWithinSight(holder);
    const isLate = performance.now() - turn.from > (isSeen ? patience : 2 * patience);
    const isGone = holder === null || (isSeen ? !isRunning(holder) : isLate);
    if (isGone) await clear(path, token, patience);
    else if (isLate) throw new LockTimeoutError(path, holder);
    else await wait(2 + Math.random() * 10);
  }
  const isHeld = async () => (await readLock(path))?.token === own.token;
  try {
    return await work(async () => {
      if (!(await isHeld())) throw new LockLostError(`${path} was taken over.`);
    });
  } finally {
    if (await isHeld()) await rm(path, { force: true });
  }
}
