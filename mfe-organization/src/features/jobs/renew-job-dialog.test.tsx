import {
  apiError,
  apiServer,
  jobFactory,
  renderWithProviders,
  respond,
} from '@ifj/shared-api/testing';
import { today, Toasts } from '@ifj/shared-ui';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
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
  return { onClose };
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

test('a refused one is asked for again', async () => {
  const refusal = apiError('VALIDATION_FAILED', 'Check it.', { deadline: 'Too early.' });
  apiServer.use(respond.put('/closeORopenJOB/:id/toggle-status', refusal, 400));
  const { onClose } = await renew();
  expect(await screen.findByText('An error occurred while activating job')).toBeVisible();
  expect(screen.getAllByText('Too early.')[0]).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
