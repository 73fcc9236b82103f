import {
  apiError,
  apiServer,
  jobFactory,
  organizationFactory,
  renderWithProviders,
  respond,
  userFactory,
} from '@ifj/shared-api/testing';
import { Toasts } from '@ifj/shared-ui';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { fillJob } from '../../testing/job-fields.ts';
import CreateJobPage from '../jobs/create-job.page.tsx';
import { useToggleJob } from '../jobs/use-toggle-job.ts';

const session = { role: 'organization' } as const;
const signedOut = apiError('UNAUTHENTICATED', 'Please log in.');

/** Long enough for whatever would be said. */
const expectSilence = async () => {
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.queryByText(/An error occurred/)).toBeNull();
};

test('a job that cannot be closed because the session is over is no error of the job', async () => {
  const job = jobFactory();
  function Close() {
    const { close } = useToggleJob(job);
    return <button onClick={() => void close()}>Close</button>;
  }
  apiServer.use(respond.put('/closeORopenJOB/:id/toggle-status', signedOut, 401));
  const { user, store } = renderWithProviders(<Close />, { session, wrapper: Toasts });
  await user.click(screen.getByText('Close'));
  await waitFor(() => expect(store.getState().session.ended).toBe('expired'));
  await expectSilence();
});

test('a job that is not created because the session is over keeps its draft', async () => {
  const organization = organizationFactory();
  apiServer.use(
    respond.get('/me', userFactory({ organization })),
    respond.post('/jobs', signedOut, 401),
  );
  const { user, store } = renderWithProviders(<CreateJobPage />, { session, wrapper: Toasts });
  await fillJob('Analyst');
  await user.click(screen.getByLabelText('No'));
  await user.click(screen.getByRole('button', { name: 'Create Job' }));
  await waitFor(() => expect(store.getState().session.ended).toBe('expired'));
  await expectSilence();
  expect(sessionStorage.getItem(`ifj-draft:create-job:${organization.id}`)).toContain('Analyst');
});
