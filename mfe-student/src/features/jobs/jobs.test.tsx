import {
  apiError,
  apiServer,
  jobFactory,
  renderWithProviders,
  respond,
} from '@ifj/shared-api/testing';
import { Toasts } from '@ifj/shared-ui';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import type { Job } from '@ifj/shared-api';
import ApplyPage from '../applications/apply.page.tsx';
import JobDetailPage from './job-detail.page.tsx';
import JobListPage from './job-list.page.tsx';

const page = (data: Job[], next: string | null = null) => ({
  jobs: { data },
  meta: { next_cursor: next },
});

const showList = (address = '/dashboard/jobs') =>
  renderWithProviders(<JobListPage />, {
    path: '/dashboard/jobs',
    address,
    session: { role: 'student' },
    wrapper: Toasts,
  });

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

test('a card tells what a job is and leads to it', async () => {
  const job = jobFactory({
    job_title: 'Data intern',
    stipend: 1,
    amount: '1000 - 2000 NGN per month',
  });
  apiServer.use(respond.get('/jobs', page([job])));
  showList();
  expect(await screen.findByRole('link', { name: 'View Job: Data intern' })).toHaveAttribute(
    'href',
    `/dashboard/jobs/${job.id}`,
  );
  expect(screen.getByText('₦1,000 – ₦2,000 per month')).toBeVisible();
  expect(screen.getByText('No more jobs')).toBeVisible();
});

test('choosing a filter replaces the former one, in the address and in the question', async () => {
  const asked: string[] = [];
  apiServer.use(
    http.get('*/jobs', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(page([]));
    }),
  );
  const { user, location } = showList('/dashboard/jobs?field=Art');
  expect(await screen.findByText('No job postings for this field')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Stipend'), 'Yes');
  expect(await screen.findByText('No Job under your selections')).toBeVisible();
  expect(location().search).toBe('?stipend=Yes');
  await waitFor(() => {
    expect(asked.at(-1)).toContain('stipend=1');
  });
  expect(asked.at(-1)).not.toContain('field');
});

test('words are searched for beside the filter, and both can be given up at once', async () => {
  const asked: string[] = [];
  apiServer.use(
    http.get('*/jobs', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(page([]));
    }),
  );
  const { user, location } = showList('/dashboard/jobs?field=Art');
  await user.type(screen.getByRole('searchbox', { name: 'Search jobs' }), ' data intern {Enter}');
  expect(await screen.findByText('You searched for “data intern”.')).toBeVisible();
  expect(location().search).toBe('?q=data+intern&field=Art');
  expect(asked.at(-1)).toBe('?field=Art&q=data+intern');
  await user.click(screen.getByRole('button', { name: 'Clear filter' }));
  expect(location().search).toBe('?q=data+intern');
  expect(await screen.findByText('No jobs found for this filter.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all jobs' }));
  expect(location().search).toBe('');
  expect(screen.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('');
});

test('the same filter once more is no further step of Back', async () => {
  apiServer.use(respond.get('/jobs', page([jobFactory()])));
  const { user, location } = showList();
  await screen.findByRole('article');
  const company = screen.getByLabelText('Company');
  await user.type(company, 'Nobody{Enter}');
  const { key } = location();
  expect(location().search).toBe('?company_name=Nobody');
  await user.type(company, '{Enter}');
  expect(location().key).toBe(key);
});

test('a search can be cleared', async () => {
  apiServer.use(respond.get('/jobs', page([jobFactory()])));
  const { user, location } = showList('/dashboard/jobs?q=data');
  expect(screen.getByRole('searchbox')).toHaveValue('data');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(location().search).toBe('');
});

test('how many jobs a filter leaves is announced', async () => {
  apiServer.use(
    http.get('*/jobs', ({ request }) =>
      HttpResponse.json(
        page(new URL(request.url).searchParams.has('stipend') ? [] : [jobFactory(), jobFactory()]),
      ),
    ),
  );
  const { user } = showList();
  expect(await screen.findByText('2 shown. No more jobs')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Stipend'), 'Yes');
  expect(await screen.findByText('0 shown')).toBeInTheDocument();
  expect(screen.queryByText('2 shown. No more jobs')).toBeNull();
});

test('an unreadable date asks for a valid one, without a call', async () => {
  showList('/dashboard/jobs?deadline=tomorrow');
  expect(await screen.findByText('Select a valid date')).toBeVisible();
});

test.each([
  ['?field=Art', 'No job postings for this field'],
  ['?deadline=tomorrow', 'Select a valid date'],
])('an empty list leads out of %s', async (search, text) => {
  apiServer.use(respond.get('/jobs', page([])));
  const { user, location } = showList(`/dashboard/jobs${search}`);
  await screen.findByText(text);
  const [, inList] = screen.getAllByRole('button', { name: 'Clear filter' });
  if (inList === undefined) throw new Error('Only the bar clears the filter');
  await user.click(inList);
  expect(location().search).toBe('');
  expect(await screen.findByText('No jobs available')).toBeVisible();
});

test('lists to choose from that failed can be asked for again', async () => {
  apiServer.use(
    respond.get('/jobs', page([])),
    respond.get('/company_names', apiError('INTERNAL', 'Down'), 500),
    respond.get('/locations', apiError('INTERNAL', 'Down'), 500),
  );
  const { user } = showList();
  expect(await screen.findByText(/to choose from could not be loaded/)).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Kano' })).toBeNull();
  apiServer.resetHandlers();
  apiServer.use(respond.get('/jobs', page([])));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Kano' })).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryByText(/to choose from could not be loaded/)).toBeNull();
  });
});

test('a failed list says so and can be tried again', async () => {
  apiServer.use(respond.get('/jobs', apiError('INTERNAL', 'Reference: r-1'), 500));
  const { user } = showList();
  expect(await screen.findByText('Failed to fetch jobs. Please try again.')).toBeVisible();
  apiServer.use(respond.get('/jobs', page([jobFactory({ job_title: 'Editor' })])));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Editor')).toBeVisible();
});

test('further pages load without losing the first', async () => {
  apiServer.use(
    http.get('*/jobs', ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.has('cursor')
          ? page([jobFactory({ job_title: 'Second page' })])
          : page([jobFactory({ job_title: 'First page' })], 'c-2'),
      ),
    ),
  );
  const { user } = showList();
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Second page')).toBeVisible();
  expect(screen.getByText('First page')).toBeVisible();
});

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

test.each([
  [{ state: 'closed' }, 'This job is closed and takes no more applications.'],
  [{ state: 'expired' }, 'The deadline of this job has passed.'],
  [{ application: ['me'] }, 'You have applied for this job.'],
] as const)('a job that cannot be applied for says why: %o', async (job, text) => {
  showDetail({ ...job, application: 'application' in job ? [...job.application] : [] }, 'me');
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Apply' })).toBeNull();
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
    respond.get('/jobs', page([job])),
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
  apiServer.use(respond.get('/jobs', page([job])), respond.get('/view/jobs/:id', { job }));
  const { user, location } = showBoth();
  await user.click(await screen.findByRole('link', { name: 'View Job: Editor' }));
  await user.click(screen.getByRole('link', { name: 'Apply' }));
  await user.click(await screen.findByRole('link', { name: 'Job' }));
  await user.click(await screen.findByRole('link', { name: 'Jobs' }));
  expect(location()).toMatchObject({ pathname: '/dashboard/jobs', search: '?field=Art' });
});

test('a listed job that is not answered stays, and can be asked for again', async () => {
  const job = jobFactory({ job_title: 'Editor', duration: '3 months' });
  apiServer.use(
    respond.get('/jobs', page([job])),
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
    respond.get('/jobs', page([jobFactory({ job_title: 'Editor' })])),
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
