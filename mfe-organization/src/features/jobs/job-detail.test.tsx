import {
  apiError,
  apiServer,
  failToConnect,
  jobFactory,
  renderWithProviders,
  respond,
} from '@ifj/shared-api/testing';
import { rememberedJob, type Job } from '@ifj/shared-api';
import { formatDate } from '@ifj/shared-ui';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import JobDetailPage from './job-detail.page.tsx';

const show = (id: string, owner: string | null) =>
  renderWithProviders(
    <>
      <Link to="/dashboard/jobs/gone">Another</Link>
      <JobDetailPage />
    </>,
    {
      path: '/dashboard/jobs/:id',
      address: `/dashboard/jobs/${id}`,
      session: { role: 'organization', role_specific_id: owner },
    },
  );

function showJob(given: Partial<Job> = {}, owner?: string) {
  const job = jobFactory({ applications_count: 3, ...given });
  apiServer.use(respond.get('/view/jobs/:id', { job }));
  show(job.id, owner ?? job.org_id);
  return job;
}

test('says all of a job, with its requirements as lines', async () => {
  const job = showJob({ job_requirements: 'You join us.\nFluent in English\nAble to travel' });
  expect(await screen.findByRole('heading', { level: 1, name: job.job_title })).toBeVisible();
  for (const text of [
    'Kuda Works',
    'people@kuda.example',
    'Analytics',
    'Paid, ₦50,000 – ₦80,000 per month',
    'Hybrid',
    '6 months',
    formatDate('2099-12-31'),
    job.job_description,
  ]) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByText('You join us.').tagName).toBe('P');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Fluent in English',
    'Able to travel',
  ]);
  expect(screen.getByRole('link', { name: 'Create Job' })).toHaveAttribute(
    'href',
    '/dashboard/create-job',
  );
  expect(rememberedJob()).toBe(job.id);
});

test('an own active job leads to its applications and its form', async () => {
  const job = showJob();
  expect(await screen.findByText('3 applications')).toBeVisible();
  expect(screen.getByText('Active')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Applications' })).toHaveAttribute(
    'href',
    `/dashboard/jobs/${job.org_id}/${job.id}`,
  );
  expect(screen.getByRole('link', { name: 'Edit Job' })).toHaveAttribute(
    'href',
    `/edit-job/${job.id}`,
  );
});

test('an own active job is shared by its public address', async () => {
  const { id, job_title: title } = showJob();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await userEvent.click(await screen.findByRole('button', { name: `Share ${title}` }));
  expect(copied).toHaveBeenCalledWith(`http://localhost/jobs/${id}`);
});

test.each([
  ['closed', 'Closed'],
  ['expired', 'Expired'],
] as const)('an own job that is %s has no applications link', async (state, label) => {
  showJob({ state, stipend: 0, amount: null, applications_count: 1 });
  expect(await screen.findByText(label)).toBeVisible();
  expect(screen.getByText('1 application')).toBeVisible();
  expect(screen.getByText('Unpaid')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'View Applications' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Share/ })).toBeNull();
});

test('another organization’s job is read, not edited', async () => {
  showJob({}, 'somebody-else');
  expect(await screen.findByText('people@kuda.example')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Edit Job' })).toBeNull();
  expect(screen.queryByText('3 applications')).toBeNull();
});

test('a job that is gone says so', async () => {
  apiServer.use(respond.get('/view/jobs/:id', apiError('NOT_FOUND', 'Gone'), 404));
  show('1', '2');
  expect(await screen.findByText('This job is no longer available')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to jobs' })).toBeVisible();
});

test('a job that is gone does not show as the one before it', async () => {
  const job = jobFactory({ job_title: 'Analyst' });
  apiServer.use(
    respond.get(`/view/jobs/${job.id}`, { job }),
    respond.get('/view/jobs/gone', apiError('NOT_FOUND', 'Gone'), 404),
  );
  const { user } = show(job.id, job.org_id);
  expect(await screen.findByRole('heading', { level: 1, name: 'Analyst' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Another' }));
  expect(await screen.findByText('This job is no longer available')).toBeVisible();
  expect(screen.queryByText('Analyst')).toBeNull();
});

test('a job is looked at again when it comes into view', async () => {
  const job = showJob();
  expect(await screen.findByText('3 applications')).toBeVisible();
  apiServer.use(respond.get('/view/jobs/:id', { job: { ...job, applications_count: 4 } }));
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('4 applications')).toBeVisible();
  apiServer.use(respond.get('/view/jobs/:id', apiError('NOT_FOUND', 'Gone'), 404));
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('This job is no longer available')).toBeVisible();
});

test('a job that cannot be read again says so beside what was read before', async () => {
  const job = showJob();
  expect(await screen.findByText('3 applications')).toBeVisible();
  apiServer.use(failToConnect('get', '/view/jobs/:id'));
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('Failed to fetch jobs. Please try again later.')).toBeVisible();
  expect(screen.getByText('3 applications')).toBeVisible();
  apiServer.use(respond.get('/view/jobs/:id', { job: { ...job, applications_count: 4 } }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('4 applications')).toBeVisible();
  expect(screen.queryByText('Failed to fetch jobs. Please try again later.')).toBeNull();
});

test('a job needs an organization', async () => {
  show('1', null);
  expect(await screen.findByText('Organization ID not found.')).toBeVisible();
});

test('a job that cannot be loaded says so and can be tried again', async () => {
  apiServer.use(failToConnect('get', '/view/jobs/:id'));
  const { user } = show('1', '2');
  expect(await screen.findByText('Failed to fetch jobs. Please try again later.')).toBeVisible();
  apiServer.use(respond.get('/view/jobs/:id', { job: jobFactory({ job_title: 'Analyst' }) }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Analyst' })).toBeVisible();
});
