import { applicationFactory, renderWithProviders } from '@ifj/shared-api/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { Application } from '../../generated/operations.ts';
import { ApplicationCard } from './application-card.tsx';

const show = (given: Partial<Application>) =>
  renderWithProviders(
    <ApplicationCard application={applicationFactory(given)} onWithdraw={() => undefined} />,
  );

const download = {
  company_name: 'Kuda Works',
  kind: 'resume',
  at: '2026-05-03T10:00:00.000Z',
  times: 1,
} as const;

const nobody = 'Nobody has downloaded your files yet.';

test('a card says who downloaded which file, when last, and how often', () => {
  const again = {
    ...download,
    kind: 'internship_letter',
    at: '2026-05-02T23:30:00.000Z',
    times: 3,
  } as const;
  show({ status: 'Rejected', downloads: [download, again] });
  const list = screen.getByRole('list', {
    name: 'Downloads of your files for Data Analyst Intern',
  });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Resume downloaded by Kuda Works on May 3, 2026.',
    'Internship letter downloaded 3 times by Kuda Works, last on May 3, 2026.',
  ]);
  expect(screen.queryByText(nobody)).toBeNull();
});

test('that nobody did stands where the application was viewed', () => {
  show({ status: 'Viewed', downloads: [] });
  expect(screen.getByText(nobody)).toBeVisible();
});

test.each<Partial<Application>>([
  { status: 'Applied', downloads: [] },
  { status: 'Rejected', downloads: [] },
  { status: 'Viewed' },
])('and nowhere else, nor where it is not known: %j', (given) => {
  show(given);
  expect(screen.getByRole('article')).toBeVisible();
  expect(screen.queryByText(nobody)).toBeNull();
});
