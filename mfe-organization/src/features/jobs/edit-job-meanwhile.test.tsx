import { apiServer, jobFactory, renderWithProviders, respond } from '@ifj/shared-api/testing';
import type { Job } from '@ifj/shared-api';
import { Toasts } from '@ifj/shared-ui';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fill } from '../../testing/job-fields.ts';
import EditJobPage from './edit-job.page.tsx';

const stored = jobFactory({ job_title: 'Analyst', stipend: 0, amount: null });
const sent: unknown[] = [];

/** The job as somebody else leaves it. */
const store = (changes: Partial<Job> = {}) =>
  apiServer.use(respond.get('/view/jobs/:id', { job: { ...stored, ...changes } }));

beforeEach(() => {
  sent.length = 0;
  store();
  apiServer.use(
    http.put('*/jobs/:id', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ job: stored, message: 'Job Edited Successfully' });
    }),
  );
});

async function edit() {
  const page = renderWithProviders(<EditJobPage />, {
    path: '/edit-job/:id',
    address: `/edit-job/${stored.id}`,
    session: { role: 'organization', role_specific_id: stored.org_id },
    wrapper: Toasts,
  });
  await screen.findByLabelText(/^Job title/);
  const finish = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Finish' }));
    await screen.findByText('Job Edited Successfully');
  };
  return { ...page, finish };
}

describe('what somebody else changes while a job is edited', () => {
  test('stays: only what was changed here is sent', async () => {
    const { finish } = await edit();
    fill(/^Department/, 'Finance');
    store({ job_title: 'Senior analyst', deadline: '2099-01-01' });
    fireEvent(document, new Event('visibilitychange'));
    await finish();
    expect(sent).toEqual([{ department: 'Finance' }]);
  });

  test('stays also when what was typed before comes back', async () => {
    const { unmount } = await edit();
    fill(/^Department/, 'Finance');
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    store({ job_title: 'Senior analyst' });
    const { finish } = await edit();
    await waitFor(() => expect(screen.getByLabelText(/^Department/)).toHaveValue('Finance'));
    await finish();
    expect(sent).toEqual([{ department: 'Finance' }]);
  });
});

test('a stipend and its amount are sent together', async () => {
  store({ stipend: 1, amount: '1000 - 2000 NGN per month' });
  const { finish } = await edit();
  fill('Maximum', '3000');
  await finish();
  expect(sent).toEqual([{ stipend: 1, amount: '1000 - 3000 NGN per month' }]);
});

test('a job that is paid no more loses its amount', async () => {
  store({ stipend: 1, amount: '1000 - 2000 NGN per month' });
  const { user, finish } = await edit();
  await user.click(screen.getByLabelText('No'));
  await finish();
  expect(sent).toEqual([{ stipend: 0, amount: null }]);
});
