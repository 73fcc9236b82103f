import { courseOf } from './course.ts';
import { idOf } from './ids.ts';
import type { Jobs } from './jobs.ts';
import type { Organization } from './organizations.ts';
import { seeded, type Random } from './random.ts';
import type { Rows } from './rows.ts';
import type { Students } from './students.ts';
import { closings, greetings, sentences } from './words/letters.ts';
import { day, type World } from './world.ts';

/** Who applied for what and when, in the order of time. */
export interface Applications {
  count: number;
  job: Uint32Array;
  student: Uint32Array;
  /** Milliseconds. */
  sentAt: Float64Array;
  id(application: number): string;
}

/** The most popular job has so many times the applications of one that nobody looks for. */
const mostPopular = 500;

/** How many apply for each job: a few jobs get hundreds of applications, many get none. */
function countsOf(
  world: World,
  organizations: readonly Organization[],
  jobs: Jobs,
  random: Random,
): Uint32Array {
  const wanted = new Float64Array(jobs.count);
  let sum = 0;
  for (let job = 0; job < jobs.count; job++) {
    const popularity = Math.min(mostPopular, (1 - random.next()) ** -0.75);
    const posted = jobs.postedAt[job] ?? 0;
    const open = Math.min(1, (world.now - posted) / ((jobs.deadline[job] ?? 0) - posted));
    wanted[job] = popularity * open * (organizations[jobs.organization[job] ?? 0]?.fame ?? 1);
    sum += wanted[job] ?? 0;
  }
  const counts = new Uint32Array(jobs.count);
  let left = world.size.applications;
  for (let job = 0; job < jobs.count; job++) {
    const share = ((wanted[job] ?? 0) / sum) * world.size.applications;
    counts[job] = Math.min(left, Math.floor(share + random.next()), world.size.students / 4);
    left -= counts[job] ?? 0;
  }
  for (; left > 0; left--) {
    const job = random.below(jobs.count);
    counts[job] = (counts[job] ?? 0) + 1;
  }
  return counts;
}

/** Most apply soon after a job was posted, and those who opened their account lately apply most. */
export function planApplications(
  world: World,
  organizations: readonly Organization[],
  jobs: Jobs,
  students: Students,
): Applications {
  const random = seeded(6);
  const counts = countsOf(world, organizations, jobs, random);
  const count = world.size.applications;
  const drawn = {
    job: new Uint32Array(count),
    student: new Uint32Array(count),
    sentAt: new Float64Array(count),
  };
  let serial = 0;
  for (let job = 0; job < jobs.count; job++) {
    const from = jobs.postedAt[job] ?? 0;
    const span = Math.min(world.now, jobs.deadline[job] ?? 0) - from;
    const there = students.thereAt(from);
    const applied = new Set<number>();
    while (applied.size < (counts[job] ?? 0)) {
      const student = Math.floor(there * (1 - random.next() ** 1.5));
      if (student >= there || applied.has(student)) continue;
      applied.add(student);
      drawn.job[serial] = job;
      drawn.student[serial] = student;
      drawn.sentAt[serial] = Math.floor(from + span * random.next() ** 2);
      serial += 1;
    }
  }
  return inOrderOfTime(drawn, count);
}

function inOrderOfTime(
  { job, student, sentAt }: Pick<Applications, 'job' | 'student' | 'sentAt'>,
  count: number,
): Applications {
  const order = Uint32Array.from({ length: count }, (_, at) => at);
  order.sort((one, other) => (sentAt[one] ?? 0) - (sentAt[other] ?? 0));
  const sorted = sentAt.toSorted();
  return {
    count,
    job: order.map((at) => job[at] ?? 0),
    student: order.map((at) => student[at] ?? 0),
    sentAt: sorted,
    id: (application) => idOf('application', application, sorted[application] ?? 0),
  };
}

function letterOf(random: Random): string {
  const from = random.below(sentences.length);
  const count = 3 + random.below(8);
  const body = Array.from(
    { length: count },
    (_, at) => sentences[(from + at * 5) % sentences.length] ?? '',
  );
  return [random.pick(greetings), body.join(' '), random.pick(closings)].join('\n\n');
}

export function applicationRows(
  world: World,
  organizations: readonly Organization[],
  jobs: Jobs,
  students: Students,
  applications: Applications,
): Rows {
  return {
    table: 'applications',
    columns: [
      ...['id', 'job_id', 'user_id', 'org_id', 'status', 'cover_letter'],
      ...['created_at', 'updated_at'],
    ],
    *values() {
      for (let application = 0; application < applications.count; application++) {
        const job = applications.job[application] ?? 0;
        const sentAt = applications.sentAt[application] ?? 0;
        const { steps } = courseOf(application, sentAt, world.now);
        const latest = steps.at(-1) ?? { status: 'Applied', at: sentAt };
        yield [
          ...[applications.id(application), jobs.id(job)],
          students.userId(applications.student[application] ?? 0),
          organizations[jobs.organization[job] ?? 0]?.id ?? '',
          ...[latest.status, letterOf(seeded(application * 17 + 7))],
          ...[new Date(sentAt), new Date(latest.at)],
        ];
      }
    },
  };
}

/** Every status that every application has had. */
export function historyRows(world: World, applications: Applications): Rows {
  return {
    table: 'application_history',
    columns: ['id', 'application_id', 'status', 'at'],
    *values() {
      let serial = 0;
      for (let application = 0; application < applications.count; application++) {
        const id = applications.id(application);
        const { steps } = courseOf(application, applications.sentAt[application] ?? 0, world.now);
        for (const { status, at } of steps) {
          yield [idOf('step', serial, at), id, status, new Date(at)];
          serial += 1;
        }
      }
    },
  };
}

export function interviewRows(
  world: World,
  organizations: readonly Organization[],
  jobs: Jobs,
  applications: Applications,
): Rows {
  return {
    table: 'interviews',
    columns: [
      ...['id', 'application_id', 'org_id', 'date', 'first_offer', 'first_alternative'],
      ...['second_alternative', 'selected_date', 'timezone', 'meet_link', 'listed'],
      ...['created_at', 'updated_at'],
    ],
    *values() {
      for (let application = 0; application < applications.count; application++) {
        const sentAt = applications.sentAt[application] ?? 0;
        const { interview, steps } = courseOf(application, sentAt, world.now);
        if (!interview) continue;
        const { invitedAt, date, chosen } = interview;
        const offers = [date, date + day, date + 2 * day];
        const selected = chosen === null ? null : ['date', 'alt_date_1', 'alt_date_2'][chosen];
        yield [
          idOf('interview', application, invitedAt),
          applications.id(application),
          organizations[jobs.organization[applications.job[application] ?? 0] ?? 0]?.id ?? '',
          new Date(offers[chosen ?? 0] ?? date),
          ...offers.map((offer) => new Date(offer)),
          selected ?? null,
          ...['Africa/Lagos', 'https://meet.google.com/abc-defg-hij'],
          steps.at(-1)?.status !== 'Accepted',
          ...[new Date(invitedAt), new Date(invitedAt)],
        ];
      }
    },
  };
}
