import { idOf } from './ids.ts';
import type { Organization } from './organizations.ts';
import { seeded, weighted } from './random.ts';
import type { Rows } from './rows.ts';
import { postingOf } from './posting.ts';
import { beginning, day, dayOf, type World } from './world.ts';

/** Jobs in the order in which they were posted; of each what others need to know. */
export interface Jobs {
  count: number;
  /** Place in the list of organizations. */
  organization: Uint32Array;
  /** Milliseconds. */
  postedAt: Float64Array;
  /** A moment of the last day on which one can apply. */
  deadline: Float64Array;
  id(job: number): string;
}

/** Two days in which one can apply, and mostly some weeks more. */
const shortest = 7;
const usual = 32;
const longest = 150;

/** Ever more jobs a day have been posted, twice as many a day at the end as on average. */
export function planJobs(world: World, organizations: readonly Organization[]): Jobs {
  const count = world.size.jobs;
  const random = seeded(4);
  const employer = weighted(organizations.map(({ weight }) => weight));
  const organization = new Uint32Array(count);
  const postedAt = new Float64Array(count);
  const deadline = new Float64Array(count);
  const from = beginning(world);
  for (let job = 0; job < count; job++) {
    const at = Math.floor(from + (world.now - from) * Math.sqrt((job + 0.5) / count));
    organization[job] = employer(random);
    postedAt[job] = at;
    deadline[job] = at + day * Math.min(longest, shortest + random.waiting(usual));
  }
  return {
    count,
    organization,
    postedAt,
    deadline,
    id: (job) => idOf('job', job, postedAt[job] ?? 0),
  };
}

export function jobRows(world: World, organizations: readonly Organization[], jobs: Jobs): Rows {
  return {
    table: 'jobs',
    columns: [
      ...['id', 'org_id', 'job_title', 'job_description', 'job_requirements', 'field'],
      ...['department', 'stipend', 'amount', 'duration', 'location', 'deadline', 'env_mode'],
      ...['status', 'created_at', 'updated_at', 'deleted_at', 'is_past'],
    ],
    *values() {
      for (let job = 0; job < jobs.count; job++) {
        const employer = organizations[jobs.organization[job] ?? 0] as Organization;
        const random = seeded(job * 13 + 5);
        const posting = postingOf(world, employer, job, random);
        const at = new Date(jobs.postedAt[job] ?? 0);
        const end = jobs.deadline[job] ?? 0;
        const isClosed = random.happens(end < world.now ? 0.25 : 0.06);
        const isDeleted = random.happens(0.03);
        yield [
          ...[jobs.id(job), employer.id, posting.title, posting.description],
          ...[posting.requirements, posting.field, posting.department],
          ...[posting.amount === null ? 0 : 1, posting.amount, posting.duration, employer.place],
          ...[dayOf(end), posting.environment, isClosed ? 0 : 1, at, at],
          ...[isDeleted ? new Date(Math.min(world.now, end)) : null, end < world.now - day],
        ];
      }
    },
  };
}
