import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import fp from 'fastify-plugin';
import type { Database, Transaction } from '../../db/client.ts';
import type { Storage } from '../../plugins/storage.ts';
import { makeClaim, type Claim } from './claim.ts';
import {
  forgetUnattached,
  isAbandoned,
  selectUnattachedClaims,
  type Forgotten,
} from './file.repository.ts';
import { removeEach } from './removal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    claim: Claim;
  }
}

/** Seconds between two sweeps. */
const interval = 30;
/** An upload has 60 seconds; what stands so long was given up, even by a process that lives. */
const givenUpMinutes = 10;

/** So many transactions a sweep has for what is left of one kind; the next sweep takes the rest. */
const mostRounds = 10;

interface Dependencies {
  db: Database;
  files: Storage;
  log: FastifyBaseLogger;
}

/** Removes some files in a transaction: of those that come after one, where they have an order. */
type Round = (tx: Transaction, afterId: string | undefined) => Promise<Forgotten>;

/** The name of an upload's file in the spool tells whose it is. */
export const spoolName = (claim: number, id: string) => `${claim}-${id}`;

async function spooledClaims(spool: string): Promise<Map<number, string[]>> {
  const byClaim = new Map<number, string[]>();
  for (const name of await readdir(spool)) {
    const claim = Number(/^(\d+)-/.exec(name)?.[1] ?? 0);
    byClaim.set(claim, [...(byClaim.get(claim) ?? []), name]);
  }
  return byClaim;
}

/**
 * Removes files of one kind, each of which is tried once. What goes wrong is logged, and keeps
 * nothing else from being swept.
 */
async function sweepKind({ db, log }: Dependencies, round: Round): Promise<number> {
  let removed = 0;
  let afterId: string | undefined;
  try {
    for (let rounds = 0; rounds < mostRounds; rounds += 1) {
      const { gone, failures, lastId } = await db.transaction((tx) => round(tx, afterId));
      removed += gone.length;
      if (failures.length > 0) {
        const [err] = failures;
        log.warn({ err, files: failures.length }, 'files of nobody could not be removed');
      }
      if (lastId === undefined) break;
      afterId = lastId;
    }
  } catch (error) {
    log.warn({ err: error }, 'sweeping some files failed');
  }
  return removed;
}

/** Removes what a process has left in the spool and in the storage, if it is gone. */
function leftBy(claim: number, spooled: string[], files: Storage): Round {
  const waiting = [...spooled];
  return async (tx, afterId) => {
    if (!(await isAbandoned(tx, claim))) return { gone: [], failures: [] };
    const uploads = await removeEach(waiting.splice(0), (name) =>
      rm(join(files.spool, name), { force: true }),
    );
    const stored = await forgetUnattached(tx, { storedBy: claim, afterId }, (key) =>
      files.remove(key),
    );
    return {
      gone: [...uploads.gone, ...stored.gone],
      failures: [...uploads.failures, ...stored.failures],
      lastId: stored.lastId,
    };
  };
}

/** Removes what was given up, even by a process that lives. */
const givenUp =
  (files: Storage): Round =>
  (tx, afterId) =>
    forgetUnattached(tx, { olderThanMinutes: givenUpMinutes, afterId }, (key) => files.remove(key));

/**
 * Removes what processes that are gone have left: uploads in the spool, and stored files that
 * never came to belong to an application.
 * @returns how many files were removed.
 */
export async function sweepFiles(dependencies: Dependencies): Promise<number> {
  const { db, files } = dependencies;
  const spooled = await spooledClaims(files.spool);
  const claims = new Set([...spooled.keys(), ...(await selectUnattachedClaims(db))]);
  let removed = 0;
  for (const claim of claims) {
    removed += await sweepKind(dependencies, leftBy(claim, spooled.get(claim) ?? [], files));
  }
  return removed + (await sweepKind(dependencies, givenUp(files)));
}

/** Decorates the app with `claim`, and sweeps before it listens and while it runs. */
export const fileSweepPlugin = fp(
  async (app) => {
    app.decorate('claim', makeClaim(app.pool));
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> = Promise.resolve();
    const sweep = async () => {
      try {
        // What this process is still receiving is not to look abandoned.
        await app.claim.renew();
        const removed = await sweepFiles(app);
        if (removed > 0) app.log.info({ removed }, 'swept files that belong to nobody');
      } catch (error) {
        app.log.warn({ err: error }, 'sweeping files failed');
      }
    };
    const after = (seconds: number) => {
      timer = setTimeout(() => {
        running = sweep().then(() => after(interval));
      }, seconds * 1000);
      timer.unref();
    };
    app.addHook('onReady', async () => {
      await sweep();
      // A process that has just been killed may hold its number for a moment longer.
      after(1);
    });
    app.addHook('onClose', async () => {
      clearTimeout(timer);
      await running;
      clearTimeout(timer);
      app.claim.release();
    });
  },
  { name: 'file-sweep', dependencies: ['database', 'storage'] },
);
