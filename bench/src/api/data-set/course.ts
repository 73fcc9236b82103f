import { seeded } from './random.ts';
import { day } from './world.ts';

/** A status that an application came to have, and when. */
export interface Step {
  status: 'Applied' | 'Viewed' | 'Interview' | 'Accepted' | 'Rejected' | 'Withdrawn';
  at: number;
}

/** All that has become of an application. */
export interface Course {
  /** The present status last. */
  steps: Step[];
  /** Its interview, past or to come; `chosen` counts the dates offered. */
  interview: { invitedAt: number; date: number; chosen: 0 | 1 | 2 | null } | null;
}

const hour = day / 24;

/** A whole hour between nine and four in Lagos, on the day of a moment. */
const officeHour = (at: number, hours: number): number =>
  Math.floor(at / day) * day + (8 + hours) * hour;

/**
 * What becomes of an application, the same whenever it is asked.
 * @param application its number
 * @param sentAt milliseconds, as is `now`, after which nothing has happened yet
 */
export function courseOf(application: number, sentAt: number, now: number): Course {
  const random = seeded(application * 11 + 9);
  const steps: Step[] = [{ status: 'Applied', at: sentAt }];
  let interview: Course['interview'] = null;
  let at = sentAt;
  /** Lets some days pass, then comes to a status unless that is still to come. */
  const come = (status: Step['status'], days: number): boolean => {
    at = Math.floor(at + random.waiting(days * day));
    if (at > now) return false;
    steps.push({ status, at });
    return true;
  };

  if (random.happens(0.2) || !come('Viewed', 4)) return { steps, interview };
  const next = random.draw([
    ['Interview', 6.3],
    ['Rejected', 40],
    ['Accepted', 6],
    ['Withdrawn', 3],
    [null, 43],
  ] as const);
  if (next !== 'Interview') {
    if (next) come(next, 5);
    return { steps, interview };
  }
  if (!come('Interview', 3)) return { steps, interview };
  const invitedAt = at;
  const date = officeHour(at + (3 + random.below(14)) * day, random.below(8));
  const chosen = random.draw([
    [0, 50],
    [1, 15],
    [2, 10],
    [null, 25],
  ] as const);
  interview = { invitedAt, date, chosen };
  at = date + ((chosen ?? 0) + 1) * day;
  const decision = random.draw([
    ['Rejected', 45],
    ['Accepted', 25],
    [null, 30],
  ] as const);
  if (decision) come(decision, 4);
  return { steps, interview };
}
