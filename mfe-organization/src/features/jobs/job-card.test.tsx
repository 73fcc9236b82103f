import { jobFactory, renderWithProviders } from '@ifj/shared-api/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { JobCard } from './job-card.tsx';

test.each([
  ['active', true],
  ['expired', true],
  ['closed', false],
] as const)('a job that is %s tells on its card how long it is open: %s', (state, isTold) => {
  renderWithProviders(<JobCard job={jobFactory({ state, deadline: '2099-12-31' })} />);
  expect(screen.queryAllByText(/days left$/)).toHaveLength(isTold ? 1 : 0);
});
