import { apiError, apiServer, jobFactory, respond } from '@ifj/shared-api/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { fill, findAnnounced, findOutcome, showApply, user } from '../../testing/applying.tsx';
import { answerUploads } from '../../testing/uploads.ts';

const job = jobFactory({ job_title: 'Data intern' });
const submitted = 'Your application has been submitted!';
const arrivedEarlier = 'Your application has already arrived as you sent it first.';

/** The job then carries the application. */
const arrive = () => {
  apiServer.use(
    respond.get(`/view/jobs/${job.id}`, {
      job: { ...job, application: [user.user_id], application_status: 'Viewed' },
    }),
  );
};

const letter = () => screen.getByLabelText(/^Cover letter/);
const pressApply = () => screen.getByRole('button', { name: 'Apply' });

beforeEach(() => {
  apiServer.use(respond.get('/me', user));
});

test.each([['no connection' as const], [{ status: 502, body: 'Bad gateway' }]])(
  'what arrived is told so, whatever its answer was: %j',
  async (answer) => {
    const { user: hand } = showApply(job);
    await fill(hand);
    arrive();
    answerUploads(answer);
    await hand.click(pressApply());
    expect(await findOutcome(submitted)).toBeVisible();
    expect(Object.keys(localStorage).join()).not.toContain('apply:');
  },
);

test('what arrived although it was cancelled is told so', async () => {
  const { user: hand } = showApply(job);
  await fill(hand);
  answerUploads('nothing yet');
  await hand.click(pressApply());
  arrive();
  await hand.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await findOutcome(submitted)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my applications' })).toHaveAttribute(
    'href',
    '/dashboard/applications?tab=Viewed',
  );
});

test('what arrived without an answer is seen once there is a line again', async () => {
  const { user: hand } = showApply(job);
  await fill(hand);
  answerUploads('no connection');
  await hand.click(pressApply());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to submit the application.');
  arrive();
  fireEvent(window, new Event('online'));
  expect(await findOutcome(submitted)).toBeVisible();
  expect(Object.keys(localStorage).join()).not.toContain('apply:');
});

/** The first version is sent, and its answer lost; then the letter is changed. */
async function changeAfterLostAnswer() {
  const { user: hand } = showApply(job);
  await fill(hand);
  answerUploads('no connection');
  await hand.click(pressApply());
  await screen.findByRole('alert');
  await hand.type(letter(), ', with more reasons');
  return hand;
}

test('a letter that was changed after a lost answer is never taken for the one that arrived', async () => {
  const hand = await changeAfterLostAnswer();
  answerUploads({ status: 409, body: apiError('APPLICATION_DIFFERS', arrivedEarlier) });
  arrive();
  await hand.click(pressApply());
  expect(await findOutcome(arrivedEarlier)).toBeVisible();
  expect(await findAnnounced(arrivedEarlier)).toBeInTheDocument();
  expect(screen.getByText('Dear all, with more reasons')).toBeVisible();
  expect(screen.queryByText(submitted)).toBeNull();
  expect(await screen.findByRole('link', { name: 'See my applications' })).toHaveAttribute(
    'href',
    '/dashboard/applications?tab=Viewed',
  );
});

test('nor when the first one is seen while the change is being written', async () => {
  await changeAfterLostAnswer();
  arrive();
  fireEvent(window, new Event('online'));
  expect(await findOutcome(arrivedEarlier)).toBeVisible();
  expect(screen.getByText('Dear all, with more reasons')).toBeVisible();
});

test('which of two versions arrived is left to the api to tell', async () => {
  const hand = await changeAfterLostAnswer();
  await hand.click(pressApply());
  await screen.findByRole('alert');
  arrive();
  fireEvent(window, new Event('online'));
  answerUploads({ status: 201, body: {} });
  expect(letter()).toHaveValue('Dear all, with more reasons');
  await hand.click(pressApply());
  expect(await findOutcome(submitted)).toBeVisible();
});

test('an application of another tab is told at once, and leads to where it stands', async () => {
  const { user: hand } = showApply(job);
  await fill(hand);
  answerUploads({ status: 409, body: apiError('ALREADY_APPLIED', 'Again?') });
  arrive();
  await hand.click(pressApply());
  expect(await findOutcome('You have already applied for this job.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'See my applications' })).toHaveAttribute(
    'href',
    '/dashboard/applications?tab=Viewed',
  );
});
