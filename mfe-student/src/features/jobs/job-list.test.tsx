import {
  apiError,
  apiServer,
  jobFactory,
  nextId,
  renderWithProviders,
  respond,
} from '@ifj/shared-api/testing';
import { Toasts } from '@ifj/shared-ui';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useNavigate } from 'react-router-dom';
import { jobPage } from '../../testing/job-pages.ts';
import JobListPage from './job-list.page.tsx';

const userId = nextId();

const showList = (address = '/dashboard/jobs') =>
  renderWithProviders(<JobListPage />, {
    path: '/dashboard/jobs',
    address,
    session: { role: 'student', user_id: userId },
    wrapper: Toasts,
  });

test('a card tells what a job is and leads to it', async () => {
  const job = jobFactory({
    job_title: 'Data intern',
    stipend: 1,
    amount: '1000 - 2000 NGN per month',
  });
  apiServer.use(respond.get('/jobs', jobPage([job])));
  showList();
  expect(await screen.findByRole('link', { name: 'View Job: Data intern' })).toHaveAttribute(
    'href',
    `/dashboard/jobs/${job.id}`,
  );
  expect(screen.getByText('₦1,000 – ₦2,000 per month')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Share Data intern' })).toBeVisible();
  expect(screen.getByText('No more jobs')).toBeVisible();
});

test('a card says that its reader has applied, and no other', async () => {
  const applied = jobFactory({ job_title: 'Data intern', application: [userId] });
  const open = jobFactory({ job_title: 'Editor' });
  apiServer.use(respond.get('/jobs', jobPage([applied, open])));
  showList();
  const card = (name: string) => screen.findByRole('article', { name });
  expect(within(await card('Data intern')).getByText('Applied')).toBeVisible();
  expect(within(await card('Editor')).queryByText('Applied')).toBeNull();
});

test('choosing a filter replaces the former one, in the address and in the question', async () => {
  const asked: string[] = [];
  apiServer.use(
    http.get('*/jobs', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(jobPage([]));
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
      return HttpResponse.json(jobPage([]));
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
  apiServer.use(respond.get('/jobs', jobPage([jobFactory()])));
  const { user, location } = showList();
  await screen.findByRole('article');
  const company = screen.getByLabelText('Company');
  expect(company).toHaveAttribute('maxlength', '160');
  await user.type(company, 'Nobody{Enter}');
  const { key } = location();
  expect(location().search).toBe('?company_name=Nobody');
  await user.type(company, '{Enter}');
  expect(location().key).toBe(key);
});

test('another value of the same filter is no further step of Back, another filter is', async () => {
  apiServer.use(respond.get('/jobs', jobPage([])));
  function Back() {
    const navigate = useNavigate();
    return <button onClick={() => void navigate(-1)}>Back</button>;
  }
  const { user, location } = renderWithProviders(
    <>
      <Back />
      <JobListPage />
    </>,
    { address: '/dashboard/jobs', session: { role: 'student', user_id: userId } },
  );
  for (const field of ['Art', 'Science']) {
    await user.selectOptions(screen.getByLabelText('Field'), field);
  }
  for (const stipend of ['Yes', 'No']) {
    await user.selectOptions(screen.getByLabelText('Stipend'), stipend);
  }
  expect(location().search).toBe('?stipend=No');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(location().search).toBe('?field=Science');
  await user.selectOptions(screen.getByLabelText('Field'), '');
  expect(location().search).toBe('');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(location().search).toBe('?field=Science');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(location().search).toBe('');
});

test('a part of several companies’ names is no filter yet', async () => {
  apiServer.use(
    respond.get('/jobs', jobPage([])),
    respond.get('/company_names', { data: ['Kuda Bank', 'Kuda Works'] }),
  );
  const { user, location } = showList();
  await waitFor(() => {
    const options = screen.getAllByRole('option', { hidden: true });
    expect(options.map((option) => option.getAttribute('value'))).toContain('Kuda Bank');
  });
  await user.type(screen.getByLabelText('Company'), 'kuda{Enter}');
  expect(screen.getByLabelText('Company')).toHaveAccessibleDescription(
    '2 companies fit. Choose one.',
  );
  expect(location().search).toBe('');
  expect(await screen.findByText('No jobs available')).toBeVisible();
});

test('a search can be cleared', async () => {
  apiServer.use(respond.get('/jobs', jobPage([jobFactory()])));
  const { user, location } = showList('/dashboard/jobs?q=data');
  expect(screen.getByRole('searchbox')).toHaveValue('data');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(location().search).toBe('');
});

test('how many jobs a filter leaves is announced', async () => {
  apiServer.use(
    http.get('*/jobs', ({ request }) =>
      HttpResponse.json(
        jobPage(
          new URL(request.url).searchParams.has('stipend') ? [] : [jobFactory(), jobFactory()],
        ),
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
  expect(screen.queryByText(/until this day or longer/)).toBeNull();
});

test('a date says what it means for the jobs', async () => {
  apiServer.use(respond.get('/jobs', jobPage([jobFactory()])));
  showList('/dashboard/jobs?deadline=2026-12-01');
  expect(
    await screen.findByText('Jobs that you can apply for until this day or longer.'),
  ).toBeVisible();
});

test.each([
  ['?field=Art', 'No job postings for this field'],
  ['?deadline=tomorrow', 'Select a valid date'],
])('an empty list leads out of %s', async (search, text) => {
  apiServer.use(respond.get('/jobs', jobPage([])));
  const { user, location } = showList(`/dashboard/jobs${search}`);
  await screen.findByText(text);
  await user.click(screen.getByRole('button', { name: 'Show all jobs' }));
  expect(location().search).toBe('');
  expect(await screen.findByText('No jobs available')).toBeVisible();
});

test('lists to choose from that failed can be asked for again', async () => {
  apiServer.use(
    respond.get('/jobs', jobPage([])),
    respond.get('/company_names', apiError('INTERNAL', 'Down'), 500),
    respond.get('/locations', apiError('INTERNAL', 'Down'), 500),
  );
  const { user } = showList();
  expect(await screen.findByText(/to choose from could not be loaded/)).toBeVisible();
  expect(screen.queryByRole('option', { name: 'Kano' })).toBeNull();
  apiServer.resetHandlers();
  apiServer.use(respond.get('/jobs', jobPage([])));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'Kano' })).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryByText(/to choose from could not be loaded/)).toBeNull();
  });
});

test('a place in the address stands in its filter also while no places could be loaded', async () => {
  apiServer.use(
    respond.get('/jobs', jobPage([])),
    respond.get('/locations', apiError('INTERNAL', 'Down'), 500),
  );
  showList('/dashboard/jobs?location=Oyo');
  expect(await screen.findByText(/to choose from could not be loaded/)).toBeVisible();
  expect(screen.getByLabelText('Location')).toHaveDisplayValue('Oyo');
});

test('a place in the address that is listed is there once', async () => {
  apiServer.use(respond.get('/jobs', jobPage([])));
  showList('/dashboard/jobs?location=Oyo');
  expect(await screen.findByRole('option', { name: 'Kano' })).toBeInTheDocument();
  expect(screen.getAllByRole('option', { name: 'Oyo' })).toHaveLength(1);
});

test('a failed list says so and can be tried again', async () => {
  apiServer.use(respond.get('/jobs', apiError('INTERNAL', 'Reference: r-1'), 500));
  const { user } = showList();
  expect(await screen.findByText('Failed to fetch jobs. Please try again.')).toBeVisible();
  apiServer.use(respond.get('/jobs', jobPage([jobFactory({ job_title: 'Editor' })])));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Editor')).toBeVisible();
});

test('further pages load without losing the first', async () => {
  apiServer.use(
    http.get('*/jobs', ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.has('cursor')
          ? jobPage([jobFactory({ job_title: 'Second page' })])
          : jobPage([jobFactory({ job_title: 'First page' })], 'c-2'),
      ),
    ),
  );
  const { user } = showList();
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('Second page')).toBeVisible();
  expect(screen.getByText('First page')).toBeVisible();
});
