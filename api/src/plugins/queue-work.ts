import type { PgBoss } from 'pg-boss';

interface Job<Data> {
  id: string;
  data: Data;
}

/** Why something could not be done, for the log: without addresses. */
export const reasonOf = (error: unknown): string =>
  (error as { code?: string }).code ?? (error as Error).name;

/**
 * Works through what waits in a queue, now and from now on: one after the other, and each is done
 * before the next begins, so that a process that is killed repeats one at most. What fails is tried
 * again, as its queue says.
 */
export async function workThrough<Data extends object>(
  boss: PgBoss,
  queue: string,
  {
    work,
    onFailure,
  }: {
    work: (job: Job<Data>) => Promise<void>;
    onFailure: (job: Job<Data>, reason: string) => void;
  },
): Promise<void> {
  const options = { perJobResults: true, pollingIntervalSeconds: 1 } as const;
  const worker: { id?: string } = {};
  worker.id = await boss.work<Data, unknown, typeof options>(queue, options, async ([job]) => {
    if (!job) return [];
    // After this one it looks for another at once.
    if (worker.id !== undefined) boss.notifyWorker(worker.id);
    try {
      await work(job);
      return [{ id: job.id, status: 'completed' as const }];
    } catch (error) {
      const reason = reasonOf(error);
      onFailure(job, reason);
      return [{ id: job.id, status: 'failed' as const, output: { reason } }];
    }
  });
}
