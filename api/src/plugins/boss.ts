import fp from 'fastify-plugin';
import { PgBoss } from 'pg-boss';
import { housekeepingQueueName } from '../features/housekeeping/housekeeping.ts';
import { mailQueueName, mailQueueOptions } from '../features/mail/mail-queue.ts';
import { resetQueueName, resetQueueOptions } from '../features/password-resets/reset-queue.ts';

declare module 'fastify' {
  interface FastifyInstance {
    boss: PgBoss;
  }
}

/** Makes the queue's own tables and every queue, as part of migrating. */
export async function createQueues(url: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: url,
    supervise: false,
    schedule: false,
    max: 1,
  });
  let failure: Error | undefined;
  boss.on('error', (error) => {
    failure ??= error;
  });
  await boss.start();
  await boss.createQueue(mailQueueName, mailQueueOptions);
  await boss.updateQueue(mailQueueName, mailQueueOptions);
  await boss.createQueue(resetQueueName, resetQueueOptions);
  await boss.updateQueue(resetQueueName, resetQueueOptions);
  await boss.createQueue(housekeepingQueueName, { retryLimit: 0 });
  await boss.stop({ graceful: false });
  if (failure) throw failure;
}

/** How often schedules are looked at, in seconds; what is left out is as pg-boss has it. */
export interface SchedulePace {
  cronMonitorIntervalSeconds?: number;
  cronWorkerIntervalSeconds?: number;
}

/** Decorates the app with `boss`, the job queue that lives in the same database. */
export const bossPlugin = fp(
  async (app, pace: SchedulePace) => {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => app.pool.query(text, values) },
      migrate: false,
      ...pace,
    });
    boss.on('error', (error) => app.log.warn({ err: error }, 'the job queue failed'));
    app.decorate('boss', boss);
    app.addHook('onReady', async () => {
      await boss.start();
    });
    app.addHook('onClose', () => boss.stop({ graceful: true, timeout: 2_000 }));
  },
  { name: 'boss', dependencies: ['database'] },
);
