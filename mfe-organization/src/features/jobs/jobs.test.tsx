import {
  apiError,
  apiServer,
  jobFactory,
  organizationFactory,
  renderWithProviders,
  respond,
  userFactory,
} from '@ifj/shared-api/testing';
import type { Job } from '@ifj/shared-api';
import { today, Toasts } from '@ifj/shared-ui';
import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import CreateJobPage from './create-job.page.tsx';
import EditJobPage from './edit-job.page.tsx';
import JobListPage from './job-list.page.tsx';

const session = { role: 'organization' } as const;
const counts = { active: 2, closed: 1, expired: 0 };

const answerJobs = (jobs: Job[]) =>
  respond.get('/jobs', { jobs: { data: jobs }, meta: { next_cursor: null, counts } });

const showList = (address = '/dashboard/jobs') =>
  renderWithProviders(<JobListPage />, { path: '*', address, session, wrapper: Toasts });

async function openMenu(user: { click: (element: Element) => Promise<void> }, title: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  return screen.findByRole('menu');
}

test('tabs carry their counts and ask for their state', async () => {
  const asked: (string | null)[] = [];
  apiServer.use(
    http.get('*/jobs', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('state'));
      return HttpResponse.json({ jobs: { data: [] }, meta: { next_cursor: null, counts } });
    }),
  );
  const { user, location } = showList();
  expect(await screen.findByText('You have no active jobs.')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /^Closed\s*1$/ }));
  expect(await screen.findByText('You have no closed jobs.')).toBeVisible();
  expect(location().search).toBe('?tab=closed');
  expect(asked).toEqual(['active', 'closed']);
});

test('an active job can be closed and leads to its applications; it cannot be activated', async () => {
  const job = jobFactory({ job_title: 'Analyst', state: 'active', status: 1 });
  apiServer.use(
    answerJobs([job]),
    respond.put('/closeORopenJOB/:id/toggle-status', { job, message: 'ok' }),
  );
  const { user } = showList();
  expect(await screen.findByRole('link', { name: /View Applications/ })).toHaveAttribute(
    'href',
    `/dashboard/jobs/${job.org_id}/${job.id}`,
  );
  const menu = await openMenu(user, 'Analyst');
  expect(within(menu).queryByText('Activate')).toBeNull();
  await user.click(within(menu).getByText('Close Job'));
  // Testing Library folds white space; the text itself has two.
  const toast = await screen.findByText('Job closed successfully');
  expect(toast.textContent).toContain('Job  closed successfully');
});

test('a closed job has no Close, and says when activating failed', async () => {
  apiServer.use(
    answerJobs([jobFactory({ job_title: 'Analyst', state: 'closed', status: 0 })]),
    respond.put('/closeORopenJOB/:id/toggle-status', apiError('INTERNAL', 'Reference: 1'), 500),
  );
  const { user } = showList('/dashboard/jobs?tab=closed');
  const menu = await openMenu(user, 'Analyst');
  expect(within(menu).queryByText('Close Job')).toBeNull();
  await user.click(within(menu).getByText('Activate'));
  expect(await screen.findByText(/An error occurred while activating job/)).toBeVisible();
});

test('an expired job has no applications link and asks for a new deadline', async () => {
  const sent: unknown[] = [];
  const job = jobFactory({ job_title: 'Analyst', state: 'expired', status: 1 });
  apiServer.use(
    answerJobs([job]),
    http.put('*/closeORopenJOB/:id/toggle-status', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ job, message: 'ok' });
    }),
  );
  const { user } = showList('/dashboard/jobs?tab=expired');
  const menu = await openMenu(user, 'Analyst');
  expect(screen.queryByRole('link', { name: /View Applications/ })).toBeNull();
  await user.click(within(menu).getByText('Activate'));
  const dialog = await screen.findByRole('dialog', { name: 'Activate with a new deadline' });
  fill(/^Application deadline/, today());
  await user.click(within(dialog).getByRole('button', { name: 'Activate' }));
  await waitFor(() => {
    expect(sent).toEqual([{ status: 1, deadline: today() }]);
  });
});

test('deleting asks first', async () => {
  apiServer.use(
    answerJobs([jobFactory({ job_title: 'Analyst' })]),
    respond.delete('/jobs/:id', { message: 'ok' }),
  );
  const { user } = showList();
  await user.click(await screen.findByRole('button', { name: 'Delete Analyst' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Delete' });
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Job deleted successfully')).toBeVisible();
});

test('a failed list says so and can be tried again', async () => {
  apiServer.use(respond.get('/jobs', apiError('INTERNAL', 'Reference: 1'), 500));
  showList();
  expect(await screen.findByText('Failed to fetch jobs. Please try again later.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

/** Each letter typed draws the whole form anew; what the fields do with letters is tested there. */
function fill(label: RegExp | string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

async function fillJob() {
  await screen.findByLabelText(/^Job title/);
  fill(/^Job title/, 'Analyst');
  fill(/^Department/, 'Finance');
  fill(/^Field/, 'Commercial');
  fill(/^Duration/, '6 months');
  fill(/^Work environment/, 'hybrid');
  fill(/^Application deadline/, today());
  fill(/^Job description/, 'You count.');
}

function showCreate() {
  const organization = organizationFactory({ company_name: 'Kuda Works', company_state: 'Lagos' });
  apiServer.use(respond.get('/me', userFactory({ organization })));
  return renderWithProviders(<CreateJobPage />, {
    path: '/dashboard/create-job',
    address: '/dashboard/create-job',
    session,
    wrapper: Toasts,
  });
}

test('a paid job asks for its amount; company and place are the record’s', async () => {
  const sent: unknown[] = [];
  apiServer.use(
    http.post('*/jobs', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ job: jobFactory(), message: 'ok' }, { status: 201 });
    }),
  );
  const { user, location } = showCreate();
  await fillJob();
  expect(screen.getByText('Kuda Works')).toBeVisible();
  expect(screen.queryByText('Amount Range')).toBeNull();
  await user.click(screen.getByLabelText('Yes'));
  await user.click(screen.getByRole('button', { name: 'Create Job' }));
  expect((await screen.findAllByText('Enter an amount.'))[0]).toBeVisible();
  fill('Minimum', '1000');
  fill('Maximum', '2000');
  await user.click(screen.getByRole('button', { name: 'Create Job' }));
  expect(await screen.findByText('Job Created')).toBeVisible();
  await waitFor(() => {
    expect(location().pathname).toBe('/dashboard/jobs');
  });
  expect(sent).toMatchObject([
    { job_title: 'Analyst', stipend: 1, amount: '1000 - 2000 NGN per month', env_mode: 'hybrid' },
  ]);
});

test('what the server refuses stands at its field, and nothing typed is lost', async () => {
  apiServer.use(
    respond.post(
      '/jobs',
      apiError('VALIDATION_FAILED', 'Check the form.', { department: 'Too short.' }),
      400,
    ),
  );
  const { user } = showCreate();
  await fillJob();
  await user.click(screen.getByLabelText('No'));
  await user.click(screen.getByRole('button', { name: 'Create Job' }));
  expect(await screen.findByText('An error occurred!')).toBeVisible();
  expect(screen.getAllByText('Too short.')[0]).toBeVisible();
  expect(screen.getByLabelText(/^Job title/)).toHaveValue('Analyst');
});

test('an edited job keeps its passed deadline unless another is chosen', async () => {
  const sent: unknown[] = [];
  const job = jobFactory({ deadline: '2020-01-31', stipend: 0, amount: null });
  apiServer.use(
    respond.get('/view/jobs/:id', { job }),
    http.put('*/jobs/:id', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ job, message: 'Job Edited Successfully' });
    }),
  );
  const { user } = renderWithProviders(<EditJobPage />, {
    path: '/edit-job/:id',
    address: `/edit-job/${job.id}`,
    session,
    wrapper: Toasts,
  });
  await screen.findByLabelText(/^Job title/);
  fill(/^Job title/, 'Senior intern');
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(await screen.findByText('Job Edited Successfully')).toBeVisible();
  expect(sent).toMatchObject([{ job_title: 'Senior intern', deadline: '2020-01-31' }]);
});
