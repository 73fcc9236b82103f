import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatZonedTime, instantOf } from './zoned-time.ts';

describe('instantOf', () => {
  it.each([
    ['2026-12-05 14:00', 'Africa/Lagos', '2026-12-05T13:00:00.000Z'],
    ['2026-07-05 14:00', 'Europe/London', '2026-07-05T13:00:00.000Z'],
    ['2026-12-05 14:00', 'America/Los_Angeles', '2026-12-05T22:00:00.000Z'],
    ['2026-01-01 00:30', 'Pacific/Auckland', '2025-12-31T11:30:00.000Z'],
    // On both sides of a change of clocks.
    ['2026-03-29 00:59', 'Europe/London', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29 02:00', 'Europe/London', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25 00:30', 'Europe/London', '2026-10-24T23:30:00.000Z'],
  ])('reads %s in %s', (wall, zone, instant) => {
    expect(instantOf(wall, zone)?.toISOString()).toBe(instant);
  });

  it('knows what it cannot read', () => {
    expect(instantOf('tomorrow', 'Africa/Lagos')).toBeNull();
    expect(instantOf('2026-12-05 14:00', 'Nowhere/Land')).toBeNull();
  });

  it('is one hour before UTC in Lagos at any time', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
        (moment) => {
          const wall = moment.toISOString().slice(0, 16).replace('T', ' ');
          const hourBefore = new Date(Date.parse(`${wall.replace(' ', 'T')}Z`) - 3_600_000);
          expect(instantOf(wall, 'Africa/Lagos')).toEqual(hourBefore);
        },
      ),
    );
  });
});

describe('formatZonedTime', () => {
  const seen = (readerZone: string) =>
    formatZonedTime('2026-12-05 00:30', 'Africa/Lagos', readerZone, 'en-GB');

  it('names the zone', () => {
    expect(seen('Africa/Lagos')).toBe('Sat, 5 December 2026 at 00:30, Lagos time');
  });

  it('needs no second time where the clocks show the same', () => {
    expect(seen('Africa/Luanda')).toBe('Sat, 5 December 2026 at 00:30, Lagos time');
  });

  it('gives a reader elsewhere theirs too, with its own day', () => {
    expect(seen('America/Los_Angeles')).toBe(
      'Sat, 5 December 2026 at 00:30, Lagos time (Fri, 4 December 2026 at 15:30, Los Angeles time)',
    );
  });

  it('says a day once where it is the same for both', () => {
    expect(seen('Asia/Tokyo')).toBe(
      'Sat, 5 December 2026 at 00:30, Lagos time (08:30, Tokyo time)',
    );
  });

  it('shows what it cannot read as it is', () => {
    expect(formatZonedTime('soon', 'Africa/Lagos')).toBe('soon');
  });
});
