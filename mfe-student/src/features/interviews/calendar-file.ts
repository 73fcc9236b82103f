import type { ApplicationInterview } from '../../generated/operations.ts';

/** How long an interview is kept free in a calendar; the invitations by mail say the same. */
const minutes = 60;

/** The longest line that iCalendar takes, in bytes (RFC 5545, 3.1). */
const longestLine = 75;

const inUtc = (moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');

/** Longer lines go on in the next one, after a space; no letter is cut in two. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  let text = '';
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (length + size > longestLine) {
      text += '\r\n ';
      length = 1;
    }
    text += letter;
    length += size;
  }
  return text;
}

/**
 * An interview as iCalendar. Its UID, SEQUENCE and name are those of the latest invitation by mail:
 * both are one event, and neither is older than the other.
 *
 * @param now when the file is made
 */
export function calendarFile(
  { id, sequence, event, starts_at: startsAt, meet_link: link }: ApplicationInterview,
  now: Date = new Date(),
): string {
  const start = new Date(startsAt);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//IFJ//Interviews//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${inUtc(now)}`,
    `DTSTART:${inUtc(start)}`,
    `DTEND:${inUtc(new Date(start.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escaped(event)}`,
    `DESCRIPTION:${escaped(`Google Meet: ${link}`)}`,
    `LOCATION:${escaped(link)}`,
    `URL:${link}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
