import { apiError, apiServer, respond } from '@ifj/shared-api/testing';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { answerReview, showReview } from '../../testing/reviewing.tsx';

const button = (name: string) => screen.findByRole('button', { name });

test('an application that cannot be read again says so beside what was read before', async () => {
  const { user, application } = showReview();
  await button('Reject Application');
  apiServer.use(respond.get('/applications/:id', apiError('INTERNAL', 'Reference: 4'), 500));
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('Error fetching Applications: Reference: 4')).toBeVisible();
  expect(screen.getByText('resume.pdf')).toBeVisible();
  apiServer.use(answerReview({ ...application, status: 'Accepted' }));
  await user.click(await button('Try again'));
  await waitFor(() => expect(screen.queryByText(/^Error fetching/)).toBeNull());
  expect(screen.queryByRole('button', { name: 'Reject Application' })).toBeNull();
});

test.each([
  ['Reject', 'Reject Application', 'Confirm'],
  ['Accept', 'Schedule Interview', 'Yes'],
] as const)('a refused %s shows how the application stands by now', async (call, first, last) => {
  const why = 'This application cannot be changed any more.';
  const { user, application } = showReview();
  await user.click(await button(first));
  if (call === 'Accept') await user.click(await button('No, skip interview'));
  apiServer.use(
    respond.put(`/${call}ApplicationByOrg/:id`, apiError('ILLEGAL_TRANSITION', why), 409),
    answerReview({ ...application, status: 'Withdrawn' }),
  );
  await user.click(await button(last));
  expect(await screen.findByText(why)).toBeVisible();
  expect(await screen.findByText(/The student withdrew this application/)).toBeInTheDocument();
});
