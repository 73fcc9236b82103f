import type { Queryable } from '../../db/client.ts';
import { offeredDates, type OfferedDate } from '../../db/tables/interviews.table.ts';
import { invalid, type FieldTexts } from '../../errors.ts';
import { readWallTimes, type Arrangement, type Reading } from './arrangement.repository.ts';
import type { InterviewScheduleBody } from './interview.schema.ts';

interface Host {
  interviewLink: string | null;
  timezone: string;
}

/** As the form of an invitation calls them. */
const labels: Record<OfferedDate, string> = {
  date: 'Preferred date and time',
  alt_date_1: 'First alternative',
  alt_date_2: 'Second alternative',
};

/** Whether a calendar has this day and a clock this hour; the form is known to be right. */
function isOnCalendar(text: string): boolean {
  const time = Date.parse(`${text.replace(' ', 'T')}:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text.replace(' ', 'T'));
}

function problemOf(name: OfferedDate, reading: Reading, { timezone }: Host): string | undefined {
  if (!reading.exists) {
    return `${labels[name]} names an hour that clocks in ${timezone} leave out on that day.`;
  }
  if (reading.isPast) return `${labels[name]} must lie in the future.`;
  if (reading.isFarAway) return `${labels[name]} must lie within two years from now.`;
  return undefined;
}

async function readDates(db: Queryable, host: Host, body: InterviewScheduleBody) {
  const problems: FieldTexts = {};
  const real = offeredDates.filter((name) => isOnCalendar(body[name]));
  for (const name of offeredDates) {
    if (!real.includes(name)) problems[name] = `${labels[name]} is no day and hour that exists.`;
  }
  const readings = await readWallTimes(
    db,
    host.timezone,
    real.map((name) => body[name]),
  );
  const moments: Partial<Record<OfferedDate, string>> = {};
  for (const [at, name] of real.entries()) {
    const reading = readings[at];
    if (!reading) throw new Error('A date was not read.');
    const problem = problemOf(name, reading, host);
    if (problem) problems[name] = problem;
    else if (Object.values(moments).includes(reading.moment)) {
      problems[name] = `${labels[name]} must differ from the other dates.`;
    }
    moments[name] = reading.moment;
  }
  return { problems, moments };
}

/** The organization's own link is the one that holds; it names one only where it has none. */
function linkProblem(own: string | null, named: string | null): string | undefined {
  if (own === null && named === null)
    return 'Google Meet link is required: your profile holds none.';
  if (own !== null && named !== null && named !== own) {
    return 'Google Meet link is taken from your profile and cannot be another one.';
  }
  return undefined;
}

/**
 * Reads what an organization wants to arrange, in its own zone.
 * @throws 400 with `fields`: a day or hour that does not exist, is past, is more than two years
 * away or stands twice; a link that is missing or is not the organization's.
 */
export async function readArrangement(
  db: Queryable,
  host: Host,
  body: InterviewScheduleBody,
): Promise<Arrangement> {
  const named = body.meet_link?.trim() || null;
  const { problems, moments } = await readDates(db, host, body);
  const problem = linkProblem(host.interviewLink, named);
  if (problem) problems['meet_link'] = problem;
  const { date, alt_date_1, alt_date_2 } = moments;
  const meetLink = host.interviewLink ?? named;
  const isGood = Object.keys(problems).length === 0;
  if (!isGood || !date || !alt_date_1 || !alt_date_2 || !meetLink) throw invalid(problems);
  return { date, alt_date_1, alt_date_2, timezone: host.timezone, meetLink };
}
