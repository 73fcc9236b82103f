import { formatDateTime, formatTime } from './days.ts';
import { readersTimeZone, wallTimeOf } from './time-zones.ts';

const wallTime = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})$/;

/** What a clock in the zone shows at an instant, as if it were UTC (milliseconds). */
function clockAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/**
 * The instant at which the clocks of a zone show a time.
 * @param wall `YYYY-MM-DD HH:mm`; a time that a change of clocks leaves out is the one after it
 * @param timeZone an IANA name, `Africa/Lagos`
 * @returns null when either cannot be read
 */
export function instantOf(wall: string, timeZone: string): Date | null {
  const match = wallTime.exec(wall);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  const clock = Date.UTC(year, month - 1, day, hour, minute);
  try {
    // The second step is right where the clocks change between the first guess and the time.
    const guess = clock - (clockAt(clock, timeZone) - clock);
    return new Date(guess - (clockAt(guess, timeZone) - clock));
  } catch {
    return null;
  }
}

/** `America/Los_Angeles` → "Los Angeles time" */
function zoneInWords(timeZone: string): string {
  const city = timeZone.split('/').at(-1) ?? timeZone;
  return city === 'UTC' ? city : `${city.replaceAll('_', ' ')} time`;
}

/**
 * A time with its zone, "Sat, 5 December 2026 at 14:00, Lagos time". Where the reader's clocks show
 * another time, that follows with theirs, and with their day where it is another one.
 * @param wall `YYYY-MM-DD HH:mm` on the clocks of `timeZone`
 * @returns the value itself when it cannot be read
 */
export function formatZonedTime(
  wall: string,
  timeZone: string,
  readerZone: string = readersTimeZone(),
  locale?: string,
): string {
  const instant = instantOf(wall, timeZone);
  if (instant === null) return wall;
  const there = `${formatDateTime(instant, locale, timeZone)}, ${zoneInWords(timeZone)}`;
  const [day, hour] = wallTimeOf(instant, timeZone).split(' ');
  const [readersDay, readersHour] = wallTimeOf(instant, readerZone).split(' ');
  if (day === readersDay && hour === readersHour) return there;
  const here =
    day === readersDay
      ? formatTime(instant, readerZone, locale)
      : formatDateTime(instant, locale, readerZone);
  return `${there} (${here}, ${zoneInWords(readerZone)})`;
}
