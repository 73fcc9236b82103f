import {
  apiError,
  apiServer,
  applicationFactory,
  failToConnect,
  jobFactory,
  renderWithProviders,
  respond,
} from '@ifj/shared-api/testing';
import type { ApplicationStatus } from '@ifj/shared-api';
import { Toasts } from '@ifj/shared-ui';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const application = applicationFactory();
const tooLate = 'This application cannot be withdrawn any more.';

function showDialog() {
  const onClose = jest.fn();
  const page = renderWithProviders(<WithdrawDialog application={application} onClose={onClose} />, {
    session: { role: 'student' },
    wrapper: Toasts,
  });
  const press = async () =>
    page.user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  return { onClose, press };
}

const refuse = () =>
  respond.post('/applications/:id/withdraw', apiError('ILLEGAL_TRANSITION', tooLate), 409);

/** The first try gets no answer; the next one is refused, and the application stands so. */
async function tryTwice(status: ApplicationStatus) {
  const dialog = showDialog();
  apiServer.use(failToConnect('post', '/applications/:id/withdraw'));
  await dialog.press();
  expect(await screen.findByText(/could not reach the server/)).toBeVisible();
  const job = jobFactory({ id: application.job_id, application_status: status });
  apiServer.use(refuse(), respond.get(`/view/jobs/${job.id}`, { job }));
  await dialog.press();
  return dialog;
}

test('what a try without an answer has done is told as done', async () => {
  const { onClose } = await tryTwice('Withdrawn');
  expect(await screen.findByText('Application withdrawn.')).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(tooLate)).toBeNull();
});

test('what stands otherwise after it is told as refused', async () => {
  const { onClose } = await tryTwice('Rejected');
  expect(await screen.findByText(tooLate)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Withdraw' })).toBeEnabled());
});

test('a first try that is refused is told so without a further call', async () => {
  const { press } = showDialog();
  apiServer.use(refuse());
  await press();
  expect(await screen.findByText(tooLate)).toBeVisible();
});
