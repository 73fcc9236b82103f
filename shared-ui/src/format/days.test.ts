import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  daysUntil,
  deadlineInWords,
  formatDate,
  formatDateTime,
  formatShortDate,
  formatTime,
  relativeDay,
  today,
} from './days.ts';

const noon = new Date('2026-11-28T12:00:00Z');
const dayLength = 86_400_000;

describe('relativeDay', () => {
  it.each([
    ['2026-11-28T08:00:00Z', 'Today'],
    ['2026-11-27T08:00:00Z', 'Yesterday'],
    ['2026-11-25T23:30:00Z', '2 days ago'],
    ['2026-11-29T08:00:00Z', 'In 1 day'],
    ['2026-12-05T08:00:00Z', 'In 7 days'],
    ['nonsense', ''],
  ])('says of %s: %s', (value, words) => {
    expect(relativeDay(value, noon)).toBe(words);
  });

  it('counts calendar days of the zone, not spans of 24 hours', () => {
    const afterMidnightInLagos = new Date('2026-11-28T23:30:00Z');
    expect(relativeDay('2026-11-28T22:30:00Z', afterMidnightInLagos)).toBe('Yesterday');
    expect(relativeDay('2026-11-28T22:30:00Z', afterMidnightInLagos, 'UTC')).toBe('Today');
  });
});

describe('deadlineInWords', () => {
  it.each([
    ['2026-12-03', '5 days left'],
    ['2026-11-29', '1 day left'],
    ['2026-11-28', 'Last day today'],
    ['2026-11-27', 'Deadline passed'],
    ['', ''],
  ])('says of %s: %s', (deadline, words) => {
    expect(deadlineInWords(deadline, noon)).toBe(words);
  });

  it('leaves the whole last day in Lagos open', () => {
    expect(deadlineInWords('2026-11-28', new Date('2026-11-28T22:59:59Z'))).toBe('Last day today');
    expect(deadlineInWords('2026-11-28', new Date('2026-11-28T23:00:00Z'))).toBe('Deadline passed');
  });
});

describe('daysUntil', () => {
  it('grows by one with each day, over months and years', () => {
    const moments = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2090-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, fc.integer({ min: -900, max: 900 }), (now, days) => {
        const day = today(new Date(now.getTime() + days * dayLength));
        expect(daysUntil(day, now)).toBe(days);
      }),
    );
  });
});

describe('dates for readers', () => {
  it('writes a plain day as that day everywhere', () => {
    expect(formatDate('2026-12-05', 'en-GB')).toBe('5 December 2026');
    expect(formatDate('2026-12-05', 'en-GB', 'Pacific/Auckland')).toBe('5 December 2026');
  });

  it('writes a moment in the zone', () => {
    expect(formatDateTime('2026-12-05T13:00:00Z', 'en-GB')).toBe('Sat, 5 December 2026 at 14:00');
  });

  it('keeps a time in one line', () => {
    const evening = '2026-12-05T18:30:00Z';
    expect(formatDateTime(evening, 'en-US')).toBe('Sat, December 5, 2026 at 7:30\u00A0PM');
    expect(formatTime(new Date(evening), 'UTC', 'en-US')).toBe('6:30\u00A0PM');
  });

  it('leaves out this year in short dates', () => {
    expect(formatShortDate('2026-12-05', noon, 'en-GB')).toBe('5 Dec');
    expect(formatShortDate('2027-01-05', noon, 'en-GB')).toBe('5 Jan 2027');
  });

  it('shows what is no date as it is', () => {
    expect(formatDate('soon')).toBe('soon');
    expect(formatDateTime('soon')).toBe('soon');
    expect(formatShortDate('soon')).toBe('soon');
  });
});
