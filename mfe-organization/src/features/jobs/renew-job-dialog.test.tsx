import {
  apiError,
  apiServer,
  jobFactory,
  renderWithProviders,
  respond,
} from '@ifj/shared-api/testing';
import { today, Toasts } from '@ifj/shared-ui';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { RenewJobDialog } from './renew-job-dialog.tsx';

const job = jobFactory({ job_title: 'Analyst', state: 'expired' });

async function renew() {
  const onClose = jest.fn();
  const { user } = renderWithProviders(<RenewJobDialog job={job} onClose={onClose} />, {
    session: { role: 'organization' },
    wrapper: Toasts,
  });
  fireEvent.change(screen.getByLabelText(/^Application deadline/), {
    target: { value: today() },
  });
  await user.click(screen.getByRole('button', { name: 'Activate' }));
  return { user, onClose };
}

test('the new deadline is sent', async () => {
  const sent: unknown[] = [];
  apiServer.use(
    http.put('*/closeORopenJOB/:id/toggle-status', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ job, message: 'ok' });
    }),
  );
  const { onClose } = await renew();
  expect((await screen.findByText('Job activated successfully')).textContent).toBe(
    'Job  activated successfully',
  );
  expect(sent).toEqual([{ status: 1, deadline: today() }]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('while it is sent the dialog stays, for what the server says', async () => {
  const answers: (() => void)[] = [];
  apiServer.use(
    http.put('*/closeORopenJOB/:id/toggle-status', async () => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return HttpResponse.json(apiError('CONFLICT', 'It is deleted.'), { status: 409 });
    }),
  );
  const { user, onClose } = await renew();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.();
  expect(await screen.findByText('It is deleted.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled());
});

test('a refused one is asked for again', async () => {
  const refusal = apiError('VALIDATION_FAILED', 'Check it.', { deadline: 'Too early.' });
  apiServer.use(respond.put('/closeORopenJOB/:id/toggle-status', refusal, 400));
  const { onClose } = await renew();
  expect(await screen.findByText('An error occurred while activating job')).toBeVisible();
  expect(screen.getAllByText('Too early.')[0]).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
