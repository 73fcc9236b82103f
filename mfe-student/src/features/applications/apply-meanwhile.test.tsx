import { apiError, apiServer, jobFactory, respond } from '@ifj/shared-api/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fill, findOutcome, showApply, user } from '../../testing/applying.tsx';
import { answerUploads, answerWaitingUploads } from '../../testing/uploads.ts';

const job = jobFactory({ job_title: 'Data intern' });
const closed = 'This job is closed and takes no more applications.';

/** The job changes, and whoever applies for it comes back to the tab. */
async function changeAndComeBack(answer: object, status = 200): Promise<void> {
  let isRead = false;
  apiServer.use(
    http.get(`*/view/jobs/${job.id}`, () => {
      isRead = true;
      return HttpResponse.json({ ...answer }, { status });
    }),
  );
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(isRead).toBe(true));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

const closeAndComeBack = () => changeAndComeBack({ job: { ...job, state: 'closed', status: 0 } });

beforeEach(() => {
  apiServer.use(respond.get('/me', user));
});

test('a job that closes while its form is open says so, and gives the letter back', async () => {
  const { user: hand } = showApply(job);
  await fill(hand);
  await closeAndComeBack();
  expect(await findOutcome(closed)).toBeVisible();
  const letter = screen.getByRole('region', { name: 'Your letter as you wrote it last' });
  expect(within(letter).getByText('Dear all')).toBeVisible();
});

test('a job that goes while its form is open says so, and gives the letter back', async () => {
  const { user: hand } = showApply(job);
  await fill(hand);
  await changeAndComeBack(apiError('NOT_FOUND', 'Not found'), 404);
  expect(await findOutcome('This job is no longer available.')).toBeVisible();
  expect(screen.getByText('Dear all')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
});

test('who has applied in another tab is told so, and keeps the letter of this one', async () => {
  const { user: hand } = showApply(job);
  await fill(hand);
  await changeAndComeBack({ job: { ...job, application: [user.user_id] } });
  expect(await findOutcome('You have already applied for this job.')).toBeVisible();
  expect(screen.getByText('Dear all')).toBeVisible();
});

test('an unchanged job that is looked at again leaves the form as it is', async () => {
  const { user: hand } = showApply(job);
  await fill(hand);
  const letter = screen.getByLabelText(/^Cover letter/);
  let isRead = false;
  apiServer.use(
    http.get(`*/view/jobs/${job.id}`, () => {
      isRead = true;
      return HttpResponse.json({ job });
    }),
  );
  fireEvent(document, new Event('visibilitychange'));
  await hand.type(letter, ', hello');
  await waitFor(() => expect(isRead).toBe(true));
  expect(letter).toBeInTheDocument();
  expect(letter).toHaveValue('Dear all, hello');
  expect(screen.getByText('letter.pdf')).toBeVisible();
});

test('what is under way when the job closes is waited for', async () => {
  const { user: hand } = showApply(job);
  await fill(hand);
  answerUploads('nothing yet');
  await hand.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByRole('button', { name: 'Cancel' });
  await closeAndComeBack();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  const tooLate = apiError('JOB_NOT_OPEN', 'Too late.');
  act(() => answerWaitingUploads({ status: 409, body: tooLate }));
  expect(await findOutcome(closed)).toBeVisible();
  expect(screen.getByText('Dear all')).toBeVisible();
  expect(screen.queryByText('What you sent was not saved.')).toBeNull();
});

test('a letter that was begun before a reload is given back where the job is closed by now', async () => {
  const { user: hand, unmount } = showApply(job);
  await fill(hand);
  fireEvent(window, new Event('pagehide'));
  unmount();
  showApply({ ...job, state: 'closed', status: 0 });
  expect(await findOutcome(closed)).toBeVisible();
  expect(screen.getByText('Dear all')).toBeVisible();
});
