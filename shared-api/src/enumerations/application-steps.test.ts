import { describe, expect, test } from '@jest/globals';
import { applicationSteps, type ApplicationStatus } from '../index.ts';

const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T09:00:00.000Z`;

const standing = { date: '2026-11-20 23:30' };

/** The steps of an application that had these statuses, one each day, as short texts. */
function stepsAfter(...statuses: ApplicationStatus[]): string[] {
  return stepsWith(statuses.includes('Interview') ? standing : null, ...statuses);
}

function stepsWith(interview: { date: string } | null, ...statuses: ApplicationStatus[]): string[] {
  const history = statuses.map((status, index) => ({ status, at: day(index + 1) }));
  const status = statuses.at(-1) ?? 'Applied';
  return applicationSteps({ status, created_at: day(1), history, interview }).map(
    ({ label, at, state }) => [label, state, at?.slice(8, 10)].filter(Boolean).join(' '),
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
      ['Applied done 01', 'Viewed done 02', 'Interview current 20', 'Decision ahead'],
    ],
    [
      ['Applied', 'Viewed', 'Interview', 'Accepted'],
      ['Applied done 01', 'Viewed done 02', 'Interview done 20', 'Accepted done 04'],
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

  test('an interview has its own day, not the one on which it was arranged', () => {
    expect(stepsWith({ date: '2026-12-24 00:15' }, 'Applied', 'Interview')[2]).toBe(
      'Interview current 24',
    );
    expect(stepsWith(standing, 'Applied', 'Interview', 'Rejected')).toEqual([
      'Applied done 01',
      'Interview done 20',
      'Rejected failed 03',
    ]);
  });

  test('an interview that was called off is no step', () => {
    expect(stepsWith(null, 'Applied', 'Viewed', 'Interview', 'Viewed')).toEqual([
      'Applied done 01',
      'Viewed current 02',
      'Interview ahead',
      'Decision ahead',
    ]);
    expect(stepsWith(null, 'Applied', 'Viewed', 'Interview', 'Withdrawn')).toEqual([
      'Applied done 01',
      'Viewed done 02',
      'Withdrawn failed 04',
    ]);
  });

  test('older data without a history begins where it was made', () => {
    expect(
      applicationSteps({ status: 'Open', created_at: day(1), history: [], interview: null }),
    ).toEqual([
      { label: 'Applied', at: day(1), state: 'done' },
      { label: 'Rejected', at: null, state: 'failed' },
    ]);
  });
});
