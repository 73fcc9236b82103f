import type { PgBoss } from 'pg-boss';

interface Job<Data> {
  id: string;
  data: Data;
}

/** Why something could not be done, for the log: without addresses. */
export const reasonOf = (error: unknown): string =>
  (error as { code?: string }).code ?? (error as Error).name;

/**
 * Works through what waits in a queue, now and from now on. What fails is tried again, as its
 * queue says.
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
  const options = {
    batchSize: 20,
    burstWhenBatchFull: true,
    perJobResults: true,
    pollingIntervalSeconds: 1,
  } as const;
  await boss.work<Data, unknown, typeof options>(queue, options, (jobs) =>
    Promise.all(
      jobs.map(async (job) => {
        try {
          await work(job);
          return { id: job.id, status: 'completed' as const };
        } catch (error) {
          const reason = reasonOf(error);
          onFailure(job, reason);
          return { id: job.id, status: 'failed' as const, output: { reason } };
        }
      }),
    ),
  );
}
