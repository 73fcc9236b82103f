import { apiServer, respond } from '@ifj/shared-api/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fill, findAnnounced, findOutcome, pdf, showApply, user } from '../../testing/applying.tsx';
import { answerUploads, uploadedText } from '../../testing/uploads.ts';

const letter = () => screen.getByLabelText(/^Cover letter/);
const resume = () => screen.getByLabelText(/^Resume/);
const apply = (hand: UserEvent) => hand.click(screen.getByRole('button', { name: 'Apply' }));

beforeEach(() => {
  apiServer.use(respond.get('/me', user));
});

test('the lines of a pasted letter are sent as typed ones', async () => {
  const { user: hand } = showApply();
  await fill(hand);
  const pasted = 'Dear all,\vI write\fto\u0085you\u2028about\u2029this.\n\nAda';
  fireEvent.change(letter(), { target: { value: pasted } });
  answerUploads({ status: 201, body: {} });
  await apply(hand);
  await findOutcome('Your application has been submitted!');
  expect(uploadedText('cover_letter')).toBe('Dear all,\nI write\nto\nyou\nabout\nthis.\n\nAda');
});

test('that an application was sent is heard', async () => {
  const { user: hand } = showApply();
  await fill(hand);
  answerUploads({ status: 201, body: {} });
  await apply(hand);
  expect(await findAnnounced('Your application has been submitted!')).toBeInTheDocument();
});

test.each([
  [{ application: [user.user_id] }, 'You have already applied for this job.'],
  [{ state: 'expired' as const }, 'The deadline of this job has passed.'],
])('that there is nothing to send is heard: %j', async (job, text) => {
  showApply(job);
  await findOutcome(text);
  expect(await findAnnounced(text)).toBeInTheDocument();
});

/** Chosen in place of the first resume; it cannot be read any more when it is sent. */
async function chooseAndLose(hand: UserEvent, name: string): Promise<void> {
  const file = pdf(name);
  await hand.upload(resume(), file);
  await screen.findByText(name);
  const arrayBuffer = () => Promise.reject(new Error('NotReadableError'));
  jest.spyOn(file, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer }));
}

test('a file that cannot be read any more is asked for again', async () => {
  const text = '“cv.pdf” could not be read. Choose it again.';
  const { user: hand } = showApply();
  await fill(hand);
  await chooseAndLose(hand, 'cv.pdf');
  answerUploads('no connection');
  await apply(hand);
  expect(await screen.findByRole('link', { name: text })).toBeVisible();
  expect(screen.getByRole('alert')).not.toHaveTextContent('Failed to submit the application.');
  expect(resume()).toHaveAccessibleDescription(new RegExp(text));
  expect(screen.getByLabelText(/^Internship letter/)).toBeValid();
  await hand.upload(resume(), pdf('cv.pdf'));
  await waitFor(() => expect(resume()).toBeValid());
});

test('files are looked at only where nothing was answered', async () => {
  const { user: hand } = showApply();
  await fill(hand);
  await chooseAndLose(hand, 'cv.pdf');
  answerUploads({ status: 502, body: 'Bad gateway' });
  await apply(hand);
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to submit the application.');
});
