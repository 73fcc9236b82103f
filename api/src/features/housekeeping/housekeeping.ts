import type { PgBoss } from 'pg-boss';
import type { Database } from '../../db/client.ts';
import { markPastJobs } from '../jobs/job.repository.ts';
import {
  deleteDoneRequests,
  deleteOldResets,
} from '../password-resets/password-reset.repository.ts';
import { deleteOldProofs } from '../identities/identity-proof.repository.ts';
import { deleteOldVisits } from '../identities/provider-visit.repository.ts';
import { deleteDeadSessions } from '../sessions/session.repository.ts';
import { deleteOldTries } from '../tries/try.repository.ts';
import type { Config } from '../../config.ts';

export const housekeepingQueueName = 'housekeeping';

interface Dependencies {
  boss: PgBoss;
  db: Database;
  config: Config;
}

/**
 * Puts away what no answer depends on any more: sessions, links, tries and jobs of the past. What
 * cannot be put away keeps nothing else where it is.
 * @throws AggregateError of what went wrong
 */
export async function keepHouse({ db, config }: Omit<Dependencies, 'boss'>): Promise<void> {
  const chores = [
    () => deleteDeadSessions(db, config.SESSION_IDLE_HOURS),
    () => deleteDoneRequests(db),
    () => deleteOldResets(db),
    () => deleteOldTries(db),
    () => markPastJobs(db),
    () => deleteOldVisits(db),
    () => deleteOldProofs(db),
  ];
  const failures: unknown[] = [];
  for (const chore of chores) {
    await chore().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The house is not kept.');
}

/** When the house is kept, and how many seconds later at most. */
const hourly = { cron: '17 * * * *', pollingIntervalSeconds: 30 };

/** Keeps house once an hour, in one of the processes. */
export async function startHousekeeping(
  dependencies: Dependencies,
  { cron, pollingIntervalSeconds } = hourly,
): Promise<void> {
  const { boss } = dependencies;
  await boss.schedule(housekeepingQueueName, cron);
  await boss.work(housekeepingQueueName, { pollingIntervalSeconds }, () => keepHouse(dependencies));
}
