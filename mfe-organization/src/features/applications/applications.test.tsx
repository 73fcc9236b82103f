import {
  apiError,
  apiServer,
  applicationFactory,
  jobFactory,
  renderWithProviders,
  respond,
} from '@ifj/shared-api/testing';
import { Toasts } from '@ifj/shared-ui';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Application } from '../../generated/operations.ts';
import ApplicationListPage from './application-list.page.tsx';
import ApplicationReviewPage from './application-review.page.tsx';
import JobApplicationsPage from './job-applications.page.tsx';

const session = { role: 'organization' } as const;

const answerList = (applications: Application[]) =>
  respond.get('/ViewApplicationByOrg/:id', { applications, meta: { next_cursor: null } });

const showList = () =>
  renderWithProviders(<ApplicationListPage />, { address: '/dashboard/applications', session });

function showReview(given: Partial<Application> = {}) {
  const application = applicationFactory({ status: 'Viewed', ...given });
  apiServer.use(
    respond.get('/applications/:id', {
      application,
      rejection_letter: { subject: 'Your application', text: 'We are sorry.' },
    }),
  );
  return renderWithProviders(<ApplicationReviewPage />, {
    path: '/dashboard/applications/:applicationId',
    address: `/dashboard/applications/${application.id}`,
    session,
    wrapper: Toasts,
  });
}

test('what is missing of an applicant is named', async () => {
  const base = applicationFactory();
  apiServer.use(
    answerList([
      {
        ...base,
        job_title: '',
        cover_letter: '',
        user: { ...base.user, student: { full_name: '', university: '', course_of_study: '' } },
      },
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
  expect(screen.getByRole('link', { name: /View Application/ })).toHaveAttribute(
    'href',
    `/dashboard/applications/${base.id}`,
  );
  expect(screen.getByRole('link', { name: 'Create Job' })).toBeVisible();
});

test('one job without applications offers the way back; its organization is the session’s', async () => {
  const asked: string[] = [];
  const job = jobFactory({ job_title: 'Analyst' });
  apiServer.use(
    respond.get('/view/jobs/:id', { job }),
    http.get('*/ViewApplicationByOrg/:org', ({ request, params }) => {
      asked.push(`${String(params['org'])} ${new URL(request.url).search}`);
      return HttpResponse.json({ applications: [], meta: { next_cursor: null } });
    }),
  );
  renderWithProviders(<JobApplicationsPage />, {
    path: '/dashboard/jobs/:orgId/:id',
    address: `/dashboard/jobs/somebody-else/${job.id}`,
    session: { ...session, role_specific_id: 'own-id' },
  });
  expect(await screen.findByText('No applications found.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
  expect(asked).toEqual([`own-id ?job_id=${job.id}`]);
});

test('a failed list gives its reason and a retry', async () => {
  apiServer.use(
    respond.get('/ViewApplicationByOrg/:id', apiError('INTERNAL', 'Reference: r-7'), 500),
  );
  showList();
  expect(await screen.findByText('Error fetching Applications:')).toBeVisible();
  expect(screen.getByText('Reference: r-7')).toBeVisible();
});

test.each([
  ['Applied', 1],
  ['Viewed', 0],
] as const)('opening an application that is %s reviews it %i times', async (status, times) => {
  const reviewed: string[] = [];
  apiServer.use(
    http.put('*/ReviewApplicationByOrg/:id', ({ params }) => {
      reviewed.push(String(params['id']));
      return HttpResponse.json({ application: applicationFactory(), message: 'ok' });
    }),
  );
  showReview({ status });
  await screen.findByRole('button', { name: 'Reject Application' });
  await waitFor(() => {
    expect(reviewed).toHaveLength(times);
  });
});

test('missing files are N/A', async () => {
  showReview({ resume: null, internship_letter: null });
  expect(await screen.findAllByText('N/A')).toHaveLength(2);
});

test('rejecting shows the letter first, then returns to the list', async () => {
  apiServer.use(
    respond.put('/RejectApplicationByOrg/:id', {
      application: applicationFactory({ status: 'Rejected' }),
      message: 'ok',
    }),
  );
  const { user, location } = showReview();
  await user.click(await screen.findByRole('button', { name: 'Reject Application' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Rejection Card' });
  expect(within(dialog).getByText('We are sorry.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => {
    expect(location().pathname).toBe('/dashboard/applications');
  });
});

test('accepting asks, and says when it worked', async () => {
  apiServer.use(
    respond.put('/AcceptApplicationByOrg/:id', {
      application: applicationFactory({ status: 'Accepted' }),
      message: 'ok',
    }),
  );
  const { user } = showReview();
  await user.click(await screen.findByRole('button', { name: 'Accept Application' }));
  const dialog = await screen.findByRole('dialog', { name: 'Accept Candidate?' });
  await user.click(within(dialog).getByRole('button', { name: 'Yes' }));
  expect(await screen.findByRole('heading', { name: 'Successful!' })).toBeVisible();
  expect(await screen.findByText('Application has been accepted')).toBeVisible();
});

test('a refused decision says why', async () => {
  apiServer.use(
    respond.put(
      '/AcceptApplicationByOrg/:id',
      apiError('ILLEGAL_TRANSITION', 'The student has withdrawn.'),
      409,
    ),
  );
  const { user } = showReview();
  await user.click(await screen.findByRole('button', { name: 'Accept Application' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('The student has withdrawn.')).toBeVisible();
});

test('a decided application offers nothing more', async () => {
  showReview({ status: 'Rejected' });
  expect(await screen.findByText('Rejected')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Application$/ })).toBeNull();
});

test('an application that is not there says so', async () => {
  apiServer.use(respond.get('/applications/:id', apiError('NOT_FOUND', 'Not found'), 404));
  renderWithProviders(<ApplicationReviewPage />, {
    path: '/dashboard/applications/:applicationId',
    address: '/dashboard/applications/1',
    session,
  });
  expect(await screen.findByText('No application details...')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Go Back' })).toBeVisible();
});
