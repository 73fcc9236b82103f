import {
  apiError,
  apiServer,
  jobFactory,
  renderWithProviders,
  respond,
} from '@ifj/shared-api/testing';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import type { Job } from '@ifj/shared-api';
import { jobPage } from '../../testing/job-pages.ts';
import ApplyPage from '../applications/apply.page.tsx';
import JobDetailPage from './job-detail.page.tsx';
import JobListPage from './job-list.page.tsx';

const showDetail = (job: Partial<Job>, userId?: string) => {
  const shown = jobFactory(job);
  apiServer.use(respond.get('/view/jobs/:id', { job: shown }));
  renderWithProviders(<JobDetailPage />, {
    path: '/dashboard/jobs/:id',
    address: `/dashboard/jobs/${shown.id}`,
    session: { role: 'student', ...(userId !== undefined && { user_id: userId }) },
  });
  return shown;
};

test('a job shows its facts, its requirements as bullets, and the way to apply', async () => {
  const job = showDetail({
    job_title: 'Data intern',
    company_email: 'people@kuda.example',
    stipend: 0,
    amount: null,
    job_requirements: 'You join us.\n- Python',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Data intern' })).toBeVisible();
  expect(screen.getByText('people@kuda.example')).toBeVisible();
  expect(screen.getByText('Unpaid')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Python');
  expect(screen.getByRole('link', { name: 'Apply' })).toHaveAttribute(
    'href',
    `/dashboard/jobs/${job.id}/apply/${job.org_id}`,
  );
  expect(localStorage.getItem('job_id')).toBe(job.id);
});

test('an open job is shared by its public address', async () => {
  const { id } = showDetail({ job_title: 'Data intern' });
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await userEvent.click(await screen.findByRole('button', { name: 'Share Data intern' }));
  expect(copied).toHaveBeenCalledWith(`http://localhost/jobs/${id}`);
});

test.each([
  [{ state: 'closed' }, 'This job is closed and takes no more applications.'],
  [{ state: 'expired' }, 'The deadline of this job has passed.'],
  [{ application: ['me'] }, 'You have applied for this job.'],
] as const)('a job that cannot be applied for says why: %o', async (job, text) => {
  showDetail({ ...job, application: 'application' in job ? [...job.application] : [] }, 'me');
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull();
  const isOver = 'state' in job;
  expect(screen.queryByRole('button', { name: /^Share/ }) === null).toBe(isOver);
  expect(screen.queryByText(/days left$/) === null).toBe(isOver);
});

test.each([
  ['Viewed', 'You have applied for this job.', 'Viewed'],
  ['Interview', 'You have applied for this job.', 'Interview'],
  ['Withdrawn', 'You have withdrawn your application for this job.', 'Rejected'],
  [undefined, 'You have applied for this job.', null],
] as const)('an own application that is %s stands on its job’s page', async (status, text, tab) => {
  showDetail({ application: ['me'], ...(status && { application_status: status }) }, 'me');
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See my applications' })).toHaveAttribute(
    'href',
    tab === null ? '/dashboard/applications' : `/dashboard/applications?tab=${tab}`,
  );
});

/** The list and a job, between which one goes to and fro. */
const showBoth = (address = '/dashboard/jobs?field=Art') =>
  renderWithProviders(
    <Routes>
      <Route path="/dashboard/jobs" element={<JobListPage />} />
      <Route path="/dashboard/jobs/:id" element={<JobDetailPage />} />
      <Route path="/dashboard/jobs/:id/apply/:orgId" element={<ApplyPage />} />
    </Routes>,
    { address, session: { role: 'student' } },
  );

test('a job shows at once what the list knows of it, and Back leads to the same list', async () => {
  const job = jobFactory({ job_title: 'Editor', duration: '3 months' });
  apiServer.use(
    respond.get('/jobs', jobPage([job])),
    http.get('*/view/jobs/:id', async () => {
      await delay(300);
      return HttpResponse.json({ job: { ...job, duration: '9 months' } });
    }),
  );
  const { user, location } = showBoth();
  await user.click(await screen.findByRole('link', { name: 'View Job: Editor' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Editor' })).toBeVisible();
  expect(screen.getByText('3 months')).toBeVisible();
  expect(await screen.findByText('9 months')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Jobs' }));
  expect(location()).toMatchObject({ pathname: '/dashboard/jobs', search: '?field=Art' });
  expect(screen.getByRole('link', { name: 'View Job: Editor' })).toBeVisible();
});

test('from applying, Back leads over the job to the same list', async () => {
  const job = jobFactory({ job_title: 'Editor' });
  apiServer.use(respond.get('/jobs', jobPage([job])), respond.get('/view/jobs/:id', { job }));
  const { user, location } = showBoth();
  await user.click(await screen.findByRole('link', { name: 'View Job: Editor' }));
  await user.click(screen.getByRole('link', { name: 'Apply' }));
  await user.click(await screen.findByRole('link', { name: 'Job' }));
  await user.click(await screen.findByRole('link', { name: 'Jobs' }));
  expect(location()).toMatchObject({ pathname: '/dashboard/jobs', search: '?field=Art' });
});

const closed = 'This job is closed and takes no more applications.';

test('a job that closes while it is on the screen says so when its tab is looked at again', async () => {
  const job = showDetail({ job_title: 'Editor' });
  expect(await screen.findByRole('link', { name: 'Apply' })).toBeVisible();
  apiServer.use(respond.get('/view/jobs/:id', { job: { ...job, state: 'closed' } }));
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText(closed)).toBeVisible();
});

test('a job that has closed since it was read says so to who goes on to apply', async () => {
  const job = jobFactory({ job_title: 'Editor' });
  apiServer.use(respond.get('/view/jobs/:id', { job }));
  const { user } = showBoth(`/dashboard/jobs/${job.id}`);
  const apply = await screen.findByRole('link', { name: 'Apply' });
  apiServer.use(respond.get('/view/jobs/:id', { job: { ...job, state: 'closed' } }));
  await user.click(apply);
  expect(await screen.findByText(closed)).toBeVisible();
});

test('a listed job that is not answered stays, and can be asked for again', async () => {
  const job = jobFactory({ job_title: 'Editor', duration: '3 months' });
  apiServer.use(
    respond.get('/jobs', jobPage([job])),
    respond.get('/view/jobs/:id', apiError('INTERNAL', 'Reference: r-1'), 500),
  );
  const { user } = showBoth();
  await user.click(await screen.findByRole('link', { name: 'View Job: Editor' }));
  expect(await screen.findByText('Failed to fetch jobs. Please try again.')).toBeVisible();
  expect(screen.getByText('3 months')).toBeVisible();
  apiServer.use(respond.get('/view/jobs/:id', { job: { ...job, duration: '9 months' } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('9 months')).toBeVisible();
  expect(screen.queryByText('Failed to fetch jobs. Please try again.')).toBeNull();
});

test('a listed job that has gone since says so', async () => {
  apiServer.use(
    respond.get('/jobs', jobPage([jobFactory({ job_title: 'Editor' })])),
    respond.get('/view/jobs/:id', apiError('NOT_FOUND', 'Not found'), 404),
  );
  const { user } = showBoth();
  await user.click(await screen.findByRole('link', { name: 'View Job: Editor' }));
  expect(await screen.findByText('This job is no longer available')).toBeVisible();
});

test('a job that is gone says so', async () => {
  apiServer.use(respond.get('/view/jobs/:id', apiError('NOT_FOUND', 'Not found'), 404));
  renderWithProviders(<JobDetailPage />, {
    path: '/dashboard/jobs/:id',
    address: '/dashboard/jobs/1',
    session: { role: 'student' },
  });
  expect(await screen.findByText('This job is no longer available')).toBeVisible();
});
