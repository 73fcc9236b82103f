import { interviewFactory } from '@ifj/shared-api/testing';
import { expect, test } from '@jest/globals';
import { calendarFile } from './calendar-file.ts';

const interview = interviewFactory({
  id: 'interview-1',
  sequence: 2,
  event: 'Interview; Kuda, Works',
});
const now = new Date('2099-11-01T08:00:00.000Z');

test('an interview is one event of an hour, under the UID of its invitations', () => {
  expect(calendarFile(interview, now).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//IFJ//Interviews//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:interview-1',
    'SEQUENCE:2',
    'DTSTAMP:20991101T080000Z',
    'DTSTART:20991205T130000Z',
    'DTEND:20991205T140000Z',
    'SUMMARY:Interview\\; Kuda\\, Works',
    'DESCRIPTION:Google Meet: https://meet.google.com/abc-defg-hij',
    'LOCATION:https://meet.google.com/abc-defg-hij',
    'URL:https://meet.google.com/abc-defg-hij',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('no line is longer than 75 bytes, and none begins anew inside a letter', () => {
  const event = `Ìmọ̀ràn\n${'ọ́'.repeat(60)}`;
  const file = calendarFile({ ...interview, event }, now);
  const sizes = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:Ìmọ̀ràn\\n${'ọ́'.repeat(60)}`);
});
