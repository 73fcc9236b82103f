import { expect, test } from '@jest/globals';
import { listTimeZones, readersTimeZone, timeZoneInWords, wallTimeOf } from './time-zones.ts';

test.each([
  ['2026-12-05T13:30:00.000Z', 'Africa/Lagos', '2026-12-05 14:30'],
  ['2026-12-05T23:30:00.000Z', 'Africa/Lagos', '2026-12-06 00:30'],
  ['2026-07-05T13:30:00.000Z', 'Europe/London', '2026-07-05 14:30'],
  ['2026-07-05T06:30:00.000Z', 'America/Los_Angeles', '2026-07-04 23:30'],
  ['no moment', 'Africa/Lagos', ''],
  ['2026-12-05T13:30:00.000Z', 'Nowhere/Else', ''],
])('%s on the clocks of %s is %s', (moment, zone, wall) => {
  expect(wallTimeOf(moment, zone)).toBe(wall);
});

test.each([
  ['Africa/Lagos', 'West Africa Time (Africa/Lagos)'],
  ['America/Los_Angeles', 'Pacific Time (America/Los_Angeles)'],
  ['Nowhere/Else', 'Nowhere/Else'],
])('%s reads %s', (zone, words) => {
  expect(timeZoneInWords(zone, 'en')).toBe(words);
});

test('the list holds every zone once, the stored one too', () => {
  const zones = listTimeZones('Old/Zone');
  expect(zones).toEqual(expect.arrayContaining(['Africa/Lagos', 'UTC', 'Old/Zone']));
  expect(new Set(listTimeZones('UTC')).size).toBe(listTimeZones('UTC').length);
});

test('the reader’s zone is one that can be reckoned with', () => {
  expect(wallTimeOf('2026-12-05T13:30:00.000Z', readersTimeZone())).toMatch(/^2026-12-0[56] /);
});
