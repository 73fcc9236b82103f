import {
  apiError,
  apiServer,
  applicationFactory,
  jobFactory,
  renderWithProviders,
  respond,
} from '@ifj/shared-api/testing';
import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link, Route, Routes } from 'react-router-dom';
import type { Application } from '../../generated/operations.ts';
import ApplicationListPage from './application-list.page.tsx';
import JobApplicationsPage from './job-applications.page.tsx';

const session = { role: 'organization', role_specific_id: 'own-id' } as const;

const answerList = (applications: Application[], next_cursor: string | null = null) =>
  respond.get('/ViewApplicationByOrg/:id', { applications, meta: { next_cursor } });

const showList = (given = {}) =>
  renderWithProviders(<ApplicationListPage />, {
    address: '/dashboard/applications',
    session: { ...session, ...given },
  });

const showOfJob = (id: string) =>
  renderWithProviders(
    <>
      <Link to="/dashboard/jobs/somebody-else/another">Another</Link>
      <JobApplicationsPage />
    </>,
    {
      path: '/dashboard/jobs/:orgId/:id',
      address: `/dashboard/jobs/somebody-else/${id}`,
      session,
    },
  );

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

describe('a card', () => {
  test('says who applied, for what and when, and leads to the application', async () => {
    const application = applicationFactory({ created_at: daysAgo(3), status: 'Interview' });
    apiServer.use(answerList([application]));
    showList();
    expect(await screen.findByRole('heading', { name: 'Amina Bello' })).toBeVisible();
    for (const text of [
      'University of Lagos',
      'Data Analyst Intern',
      application.cover_letter,
      '3 days ago',
      'Scheduled for Interview',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('link', { name: /View Application/ })).toHaveAttribute(
      'href',
      `/dashboard/applications/${application.id}`,
    );
  });

  test.each([
    [0, 'Today'],
    [1, 'Yesterday'],
    [30, '30 days ago'],
    [-2, 'In 2 days'],
  ])('of %i days ago says %s', async (days, words) => {
    apiServer.use(answerList([applicationFactory({ created_at: daysAgo(days) })]));
    showList();
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('names what is missing', async () => {
    const base = applicationFactory();
    const student = { full_name: '', university: '', course_of_study: '' };
    apiServer.use(
      answerList([
        { ...base, job_title: '', cover_letter: ' \n', user: { ...base.user, student } },
      ]),
    );
    showList();
    for (const text of [
      'Unknown Applicant',
      'Unknown University',
      'Unknown Job Title',
      'No cover letter provided.',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
  });

  test('of a deleted job says that it is gone', async () => {
    const job = { ...applicationFactory().job, available: false };
    apiServer.use(answerList([applicationFactory({ job })]));
    showList();
    expect(await screen.findByText('This job is no longer available')).toBeVisible();
  });
});

describe('what was received', () => {
  test('may be nothing yet; there is a way back and one to a new job', async () => {
    apiServer.use(answerList([]));
    const { user, location } = showList();
    expect((await screen.findAllByText('No applications found.'))[0]).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Job' })).toHaveAttribute(
      'href',
      '/dashboard/create-job',
    );
    await user.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(location().pathname).toBe('/dashboard/jobs');
  });

  test('is loaded page by page', async () => {
    apiServer.use(
      http.get('*/ViewApplicationByOrg/:id', ({ request }) => {
        const isFirst = !new URL(request.url).searchParams.has('cursor');
        return HttpResponse.json({
          applications: [applicationFactory({ job_title: isFirst ? 'First' : 'Second' })],
          meta: { next_cursor: isFirst ? 'c-2' : null },
        });
      }),
    );
    const { user } = showList();
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Second')).toBeVisible();
    expect(screen.getByText('First')).toBeVisible();
    expect(screen.getByText('No more applications')).toBeVisible();
  });

  test('that cannot be fetched gives its reason and a retry', async () => {
    apiServer.use(
      respond.get('/ViewApplicationByOrg/:id', apiError('INTERNAL', 'Reference: r-7'), 500),
    );
    const { user } = showList();
    expect(await screen.findByText('Error fetching Applications:')).toBeVisible();
    expect(screen.getByText('Reference: r-7')).toBeVisible();
    apiServer.use(answerList([applicationFactory()]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Amina Bello')).toBeVisible();
  });

  test('is looked at again when it comes into view', async () => {
    apiServer.use(answerList([applicationFactory({ job_title: 'First' })]));
    showList();
    expect(await screen.findByText('First')).toBeVisible();
    apiServer.use(answerList([applicationFactory({ job_title: 'Second' })]));
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText('Second')).toBeVisible();
  });

  test('is looked at again when somebody comes back to it', async () => {
    apiServer.use(answerList([applicationFactory({ job_title: 'First' })]));
    const { user } = renderWithProviders(
      <Routes>
        <Route path="/dashboard/applications" element={<ApplicationListPage />} />
        <Route path="*" element={<Link to="/dashboard/applications">Return</Link>} />
      </Routes>,
      { address: '/dashboard/applications', session },
    );
    expect(await screen.findByText('First')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Create Job' }));
    apiServer.use(answerList([applicationFactory({ job_title: 'Second' })]));
    await user.click(screen.getByRole('link', { name: 'Return' }));
    expect(await screen.findByText('Second')).toBeVisible();
  });

  test('needs an organization', async () => {
    showList({ role_specific_id: null });
    expect(await screen.findByText('Organization ID not found.')).toBeVisible();
  });
});

describe('what was received for one job', () => {
  test('is asked for by the session’s organization, and may be nothing', async () => {
    const asked: string[] = [];
    const job = jobFactory({ job_title: 'Analyst', org_id: 'own-id' });
    apiServer.use(
      respond.get('/view/jobs/:id', { job }),
      http.get('*/ViewApplicationByOrg/:org', ({ request, params }) => {
        asked.push(`${String(params['org'])} ${new URL(request.url).search}`);
        return HttpResponse.json({ applications: [], meta: { next_cursor: null } });
      }),
    );
    const { user, location } = showOfJob(job.id);
    expect((await screen.findAllByText('No applications found.'))[0]).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Analyst' })).toHaveAttribute(
      'href',
      `/dashboard/jobs/${job.id}`,
    );
    expect(asked).toEqual([`own-id ?job_id=${job.id}`]);
    await user.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(location().pathname).toBe('/dashboard/jobs');
  });

  test('does not stand under the name of the job before', async () => {
    const job = jobFactory({ job_title: 'Analyst', org_id: 'own-id' });
    apiServer.use(
      respond.get(`/view/jobs/${job.id}`, { job }),
      respond.get('/view/jobs/another', apiError('INTERNAL', 'Reference: r-7'), 500),
      answerList([]),
    );
    const { user } = showOfJob(job.id);
    expect(await screen.findByRole('link', { name: 'Analyst' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Another' }));
    expect(screen.queryByRole('link', { name: 'Analyst' })).toBeNull();
  });

  const refusals: [string, object, number][] = [
    ['an id that is none', apiError('VALIDATION_FAILED', 'Check it.', { job_id: 'No id.' }), 400],
    ['another organization’s job', apiError('NOT_FOUND', 'Not found.'), 404],
  ];
  test.each(refusals)('is nothing for %s, of which nothing is told', async (_, refusal, status) => {
    const job = jobFactory({ job_title: 'Analyst' });
    apiServer.use(
      respond.get('/view/jobs/:id', { job }),
      respond.get('/ViewApplicationByOrg/:id', { ...refusal }, status),
    );
    showOfJob(job.id);
    expect(await screen.findByText('There is nothing to show for this job')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to jobs' })).toHaveAttribute(
      'href',
      '/dashboard/jobs',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByText('Analyst')).toBeNull();
  });

  test('stays when the job is gone', async () => {
    apiServer.use(
      respond.get('/view/jobs/:id', apiError('NOT_FOUND', 'Gone'), 404),
      answerList([applicationFactory()]),
    );
    showOfJob('1');
    expect(await screen.findByText('Amina Bello')).toBeVisible();
    expect(await screen.findByText('This job is no longer available')).toBeVisible();
  });
});
