/** Where deadlines are counted: a job is open through the whole of its day here. */
export const productTimeZone = 'Africa/Lagos';

const dayLength = 86_400_000;

function dayNumber(date: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(date);
  const part = (type: string) => Number(parts.find((candidate) => candidate.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day')) / dayLength;
}

const plainDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A `YYYY-MM-DD` is that calendar day everywhere; anything else is a moment seen in the zone. */
function dayOf(value: string | Date, timeZone: string): number {
  const match = typeof value === 'string' ? plainDate.exec(value) : null;
  if (match) return Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) / dayLength;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? Number.NaN : dayNumber(date, timeZone);
}

/**
 * Calendar days from `now` to a day: 0 today, 1 tomorrow, -1 yesterday; NaN when unreadable.
 * @param value `YYYY-MM-DD`, an ISO moment or a Date
 */
export function daysUntil(
  value: string | Date,
  now: Date = new Date(),
  timeZone: string = productTimeZone,
): number {
  return dayOf(value, timeZone) - dayNumber(now, timeZone);
}

/**
 * Today, Yesterday, "N days ago" or "In N days", counted in calendar days of a time zone.
 * @returns an empty text when the value is no date
 */
export function relativeDay(
  value: string | Date,
  now: Date = new Date(),
  timeZone: string = productTimeZone,
): string {
  const days = daysUntil(value, now, timeZone);
  if (Number.isNaN(days)) return '';
  if (days === 0) return 'Today';
  if (days === -1) return 'Yesterday';
  if (days < 0) return `${-days} days ago`;
  return days === 1 ? 'In 1 day' : `In ${days} days`;
}

/**
 * How long a deadline leaves: "5 days left", "1 day left", "Last day today", "Deadline passed".
 * @returns an empty text when the value is no date
 */
export function deadlineInWords(
  deadline: string,
  now: Date = new Date(),
  timeZone: string = productTimeZone,
): string {
  const days = daysUntil(deadline, now, timeZone);
  if (Number.isNaN(days)) return '';
  if (days < 0) return 'Deadline passed';
  if (days === 0) return 'Last day today';
  return days === 1 ? '1 day left' : `${days} days left`;
}

/**
 * A day in the reader's own way of writing, "5 December 2026".
 * @returns the value itself when it is no date
 */
export function formatDate(
  value: string | Date,
  locale?: string,
  timeZone: string = productTimeZone,
): string {
  const day = dayOf(value, timeZone);
  if (Number.isNaN(day)) return String(value);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    day * dayLength,
  );
}

/**
 * A day in few letters, "5 Dec", with the year when it is not this one.
 * @returns the value itself when it is no date
 */
export function formatShortDate(
  value: string | Date,
  now: Date = new Date(),
  locale?: string,
  timeZone: string = productTimeZone,
): string {
  const day = dayOf(value, timeZone);
  if (Number.isNaN(day)) return String(value);
  const date = new Date(day * dayLength);
  const isThisYear = today(now, timeZone).startsWith(String(date.getUTCFullYear()));
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(date);
}

/** A time stays in one line with the half of the day that it belongs to. */
const unbroken = (time: string): string => time.replace(/\s(?=[AP]M$)/i, '\u00A0');

/** The time of a moment, "14:00", as the clocks of a time zone show it. */
export function formatTime(date: Date, timeZone: string, locale?: string): string {
  return unbroken(new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(date));
}

/**
 * A moment with its weekday and time, "Sat, 5 December 2026 at 14:00", in a time zone.
 * @returns the value itself when it is no date
 */
export function formatDateTime(
  value: string | Date,
  locale?: string,
  timeZone: string = productTimeZone,
): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return String(value);
  const inParts = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone }).format(date);
  // No style of a whole date has the short weekday.
  const day = inParts({ weekday: 'short' });
  return unbroken(`${day}, ${inParts({ dateStyle: 'long', timeStyle: 'short' })}`);
}

/** Today as `YYYY-MM-DD` in a time zone, the least value of a deadline's input. */
export function today(now: Date = new Date(), timeZone: string = productTimeZone): string {
  return new Date(dayNumber(now, timeZone) * dayLength).toISOString().slice(0, 10);
}
