import { describe, expect, test } from '@jest/globals';
import { applicationSteps, type ApplicationStatus } from '../index.ts';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T09:00:00.000Z`;

/** An application that had these statuses, one each day; with its steps as short texts. */
function stepsAfter(...statuses: ApplicationStatus[]): string[] {
  const history = statuses.map((status, index) => ({ status, at: day(index + 1) }));
  const status = statuses.at(-1) ?? 'Applied';
  return applicationSteps({ status, created_at: day(1), history }).map(({ label, at, state }) =>
    [label, state, at?.slice(8, 10)].filter(Boolean).join(' '),
  );
}

describe('the steps of an application', () => {
  test.each<[ApplicationStatus[], string[]]>([
    [['Applied'], ['Applied current 01', 'Viewed ahead', 'Interview ahead', 'Decision ahead']],
    [
      ['Applied', 'Viewed'],
      ['Applied done 01', 'Viewed current 02', 'Interview ahead', 'Decision ahead'],
    ],
    [
      ['Applied', 'Viewed', 'Interview'],
      ['Applied done 01', 'Viewed done 02', 'Interview current 03', 'Decision ahead'],
    ],
    [
      ['Applied', 'Viewed', 'Interview', 'Accepted'],
      ['Applied done 01', 'Viewed done 02', 'Interview done 03', 'Accepted done 04'],
    ],
  ])('%j lead on', (statuses, steps) => {
    expect(stepsAfter(...statuses)).toEqual(steps);
  });

  test('a decision ends the way, without the steps that were not taken', () => {
    expect(stepsAfter('Applied', 'Rejected')).toEqual(['Applied done 01', 'Rejected failed 02']);
    expect(stepsAfter('Applied', 'Viewed', 'Withdrawn')).toEqual([
      'Applied done 01',
      'Viewed done 02',
      'Withdrawn failed 03',
    ]);
    expect(stepsAfter('Applied', 'Viewed', 'Accepted').at(-1)).toBe('Accepted done 03');
  });

  test('a rescheduled interview counts from its last date, a cancelled one not at all', () => {
    expect(stepsAfter('Applied', 'Viewed', 'Interview', 'Interview')[2]).toBe(
      'Interview current 04',
    );
    expect(stepsAfter('Applied', 'Viewed', 'Interview', 'Viewed')).toEqual([
      'Applied done 01',
      'Viewed current 02',
      'Interview ahead',
      'Decision ahead',
    ]);
    expect(stepsAfter('Applied', 'Viewed', 'Interview', 'Viewed', 'Rejected')).not.toContain(
      'Interview done 03',
    );
  });

  test('older data without a history begins where it was made', () => {
    expect(applicationSteps({ status: 'Open', created_at: day(1), history: [] })).toEqual([
      { label: 'Applied', at: day(1), state: 'done' },
      { label: 'Rejected', at: null, state: 'failed' },
    ]);
  });
});
