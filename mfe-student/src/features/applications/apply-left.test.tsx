import { isSending } from '@ifj/shared-api';
import { apiError, apiServer, respond } from '@ifj/shared-api/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fill, showApply, user } from '../../testing/applying.tsx';
import { answerUploads, answerWaitingUploads } from '../../testing/uploads.ts';

/** Whether the browser would ask before the tab is closed. */
function asksBeforeClosing(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

/** The application is on its way while its form is left. */
async function leaveWhileSending() {
  apiServer.use(respond.get('/me', user));
  answerUploads('nothing yet');
  const page = showApply();
  await fill(page.user);
  await page.user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByRole('button', { name: 'Cancel' });
  expect(asksBeforeClosing()).toBe(true);
  await page.user.click(screen.getByRole('link', { name: 'Job' }));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  return page;
}

const draftKeys = () => Object.keys(localStorage).filter((key) => key.includes('apply:'));

test('an application goes on when its form is left, and the tab is held until it is sent', async () => {
  const { store } = await leaveWhileSending();
  expect(isSending(store)).toBe(true);
  expect(asksBeforeClosing()).toBe(true);
  answerWaitingUploads({ status: 201, body: {} });
  expect(
    await screen.findByText('Your application for “Data intern” has been submitted!'),
  ).toBeVisible();
  expect(isSending(store)).toBe(false);
  expect(asksBeforeClosing()).toBe(false);
  expect(draftKeys()).toEqual([]);
});

test.each([
  ['no connection' as const, 'Failed to submit the application.'],
  [{ status: 415, body: apiError('FILE_TYPE', 'The resume is no PDF.') }, 'The resume is no PDF.'],
  [{ status: 409, body: apiError('PROFILE_INCOMPLETE', 'Name missing.') }, 'Name missing.'],
])('that it failed is told elsewhere too, and the letter is kept: %j', async (answer, text) => {
  await leaveWhileSending();
  answerWaitingUploads(answer);
  expect((await screen.findAllByText(text))[0]).toBeVisible();
  expect(draftKeys()).toHaveLength(1);
});

test('that there is one already is told elsewhere too', async () => {
  await leaveWhileSending();
  const again = 'You have already applied for this job.';
  answerWaitingUploads({ status: 409, body: apiError('ALREADY_APPLIED', again) });
  expect((await screen.findAllByText(again))[0]).toBeVisible();
});
