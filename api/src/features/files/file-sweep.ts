import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import fp from 'fastify-plugin';
import type { Database } from '../../db/client.ts';
import type { Storage } from '../../plugins/storage.ts';
import { makeClaim, type Claim } from './claim.ts';
import { forgetUnattached, isAbandoned, selectUnattachedClaims } from './file.repository.ts';

declare module 'fastify' {
  interface FastifyInstance {
    claim: Claim;
  }
}

/** Seconds between two sweeps. */
const interval = 30;
/** An upload has 60 seconds; what stands so long was given up, even by a process that lives. */
const givenUpMinutes = 10;

interface Dependencies {
  db: Database;
  files: Storage;
}

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
 * Removes what processes that are gone have left: uploads in the spool, and stored files that
 * never came to belong to an application.
 * @returns how many files were removed.
 */
export async function sweepFiles({ db, files }: Dependencies): Promise<number> {
  const spooled = await spooledClaims(files.spool);
  const claims = new Set([...spooled.keys(), ...(await selectUnattachedClaims(db))]);
  const remove = (key: string) => files.remove(key);
  let removed = 0;
  for (const claim of claims) {
    removed += await db.transaction(async (tx) => {
      if (!(await isAbandoned(tx, claim))) return 0;
      const names = spooled.get(claim) ?? [];
      for (const name of names) await rm(join(files.spool, name), { force: true });
      return names.length + (await forgetUnattached(tx, { storedBy: claim }, remove));
    });
  }
  const old = { olderThanMinutes: givenUpMinutes };
  return removed + (await db.transaction((tx) => forgetUnattached(tx, old, remove)));
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
