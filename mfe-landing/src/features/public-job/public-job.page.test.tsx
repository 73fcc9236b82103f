import {
  apiError,
  apiServer,
  failToConnect,
  renderWithProviders,
  respond,
} from '@ifj/shared-api/testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { PublicJob } from '../../generated/operations.ts';
import PublicJobPage from './public-job.page.tsx';

const job: PublicJob = {
  id: '7',
  address: 'http://localhost/jobs/7',
  org_id: '3',
  job_title: 'Data intern',
  company_name: 'Kuda Works',
  deadline: '2031-12-05',
  deadline_text: '5 December 2031',
  time_left: '5 days left',
  department: 'Analytics',
  field: 'Science',
  stipend: 'Paid, ₦50,000 – ₦80,000 per month',
  environment: 'Hybrid',
  location: 'Lagos',
  duration: '6 months',
  description: ['You count.\nYou weigh.', 'You write it down.'],
  requirements: {
    groups: [
      { paragraphs: ['You join us.'], list: { bullets: ['Python', 'Patience'] } },
      { paragraphs: ['And last:'], list: null },
    ],
  },
  share: { title: 'Data intern – Kuda Works', description: 'Internship: Analytics.' },
  structured_data: {},
};

const answer = () => {
  apiServer.use(respond.get('/public/jobs/:id', job));
};

const show = (session?: { role: 'student' | 'organization' }) =>
  renderWithProviders(<PublicJobPage />, {
    path: '/jobs/:id',
    address: '/jobs/7',
    ...(session && { session }),
  });

test('a visitor reads all of a job, and may sign up or log in to apply', async () => {
  answer();
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Data intern' })).toBeVisible();
  expect(document.title).toBe('Data intern – Kuda Works · IFJ');
  const main = within(screen.getByRole('main'));
  for (const text of ['Kuda Works', 'Analytics', 'Science', job.stipend, 'Hybrid', 'Lagos']) {
    expect(main.getByText(text)).toBeVisible();
  }
  expect(main.getByText('5 days left. Apply by 5 December 2031.')).toBeVisible();
  expect(
    main.getByText('Verified organization. We checked its name and CAC number.'),
  ).toBeVisible();
  expect(main.getByText('You write it down.')).toBeVisible();
  const requirements = within(
    screen.getByRole('region', { name: 'Role overview and requirements' }),
  );
  expect(requirements.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Python',
    'Patience',
  ]);
  expect(requirements.getByText('And last:')).toBeVisible();
  for (const [name, path] of [
    ['Sign up to apply', '/register'],
    ['Log in to apply', '/login'],
  ] as const) {
    const way = main.getByRole('link', { name });
    expect(way).toHaveAttribute('href', `${path}?next=/dashboard/jobs/7/apply/3`);
  }
  expect(main.queryByRole('link', { name: 'Apply' })).toBeNull();
});

test('a student applies without signing up; an organization is not asked to apply', async () => {
  answer();
  const { unmount } = show({ role: 'student' });
  expect(await screen.findByRole('link', { name: 'Apply' })).toHaveAttribute(
    'href',
    '/dashboard/jobs/7/apply/3',
  );
  expect(screen.queryByRole('link', { name: /to apply$/ })).toBeNull();
  unmount();
  show({ role: 'organization' });
  expect(await screen.findByText('You write it down.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /apply$/i })).toBeNull();
});

test.each([
  [410, 'JOB_GONE', 'The deadline of this job has passed.', 'The deadline of this job has passed.'],
  [404, 'NOT_FOUND', 'There is no such job.', 'There is no such job'],
])('a job that is not there (%i) says so and leads on', async (status, code, message, text) => {
  apiServer.use(respond.get('/public/jobs/:id', apiError(code, message), status));
  const { unmount } = show();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign up to see open jobs' })).toHaveAttribute(
    'href',
    '/register?next=/dashboard/jobs',
  );
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
  unmount();
  show({ role: 'student' });
  expect(await screen.findByRole('link', { name: 'See open jobs' })).toHaveAttribute(
    'href',
    '/dashboard/jobs',
  );
});

test('a job that cannot be loaded can be asked for again', async () => {
  apiServer.use(failToConnect('get', '/public/jobs/:id'));
  const { user } = show();
  expect(screen.getByText('Loading the job…')).toBeInTheDocument();
  expect(await screen.findByText('The job could not be loaded.')).toBeVisible();
  answer();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Data intern' })).toBeVisible();
});
