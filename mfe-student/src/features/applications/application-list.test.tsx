import { useViewJobQuery } from '@ifj/shared-api';
import {
  apiError,
  apiServer,
  applicationFactory,
  jobFactory,
  nextId,
  renderWithProviders,
  respond,
} from '@ifj/shared-api/testing';
import { Toasts } from '@ifj/shared-ui';
import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router-dom';
import type { Application } from '../../generated/operations.ts';
import JobDetailPage from '../jobs/job-detail.page.tsx';
import ApplicationListPage from './application-list.page.tsx';

const page = (data: Application[]) => ({ applications: { data }, meta: { next_cursor: null } });

const answer = (data: Application[]) => respond.get('/user-applications-job/:id', page(data));

const showList = (address = '/dashboard/applications') =>
  renderWithProviders(<ApplicationListPage />, {
    path: '/dashboard/applications',
    address,
    session: { role: 'student', user_id: nextId() },
    wrapper: Toasts,
  });

test('each tab asks for its statuses; cards show badge, age and a cut description', async () => {
  const asked: (string | null)[] = [];
  apiServer.use(
    http.get('*/user-applications-job/:id', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('status'));
      const application = applicationFactory({
        status: 'Interview',
        created_at: new Date().toISOString(),
        job: { job_title: 'Data intern', job_description: 'x'.repeat(200), available: true },
      });
      return HttpResponse.json(page([application]));
    }),
  );
  const { user: hand } = showList();
  expect(await screen.findByText('Scheduled for Interview')).toBeVisible();
  expect(screen.getByText('Today')).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent(/Applied: Today/);
  expect(screen.getByText(`${'x'.repeat(150)}…`)).toBeVisible();
  await hand.click(screen.getByRole('tab', { name: 'Rejected' }));
  await screen.findByText('Scheduled for Interview');
  expect(asked).toEqual(['Accepted,Applied', 'Rejected,Withdrawn,Open']);
});

test('a card shows where the application stands, step by step with dates', async () => {
  const application = applicationFactory({
    status: 'Viewed',
    job: { job_title: 'Data intern', job_description: 'Text', available: true },
    history: [
      { status: 'Applied', at: '2024-11-02T09:00:00.000Z' },
      { status: 'Viewed', at: '2024-11-04T09:00:00.000Z' },
    ],
  });
  apiServer.use(answer([application]));
  showList('/dashboard/applications?tab=Viewed');
  const steps = await screen.findByRole('list', { name: /application for Data intern stands/ });
  expect(
    within(steps)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Applied, doneNov 2, 2024',
    'Viewed, now hereNov 4, 2024',
    'Interview, still ahead',
    'Decision, still ahead',
  ]);
});

test('an accepted one says how it goes on, and no other does', async () => {
  const accepted = applicationFactory({ status: 'Accepted', job_title: 'Editor' });
  apiServer.use(answer([accepted, applicationFactory({ status: 'Applied' })]));
  showList();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(
    screen.getByText('Kuda Works will get in touch with you by email at amina@example.com.'),
  ).toBeVisible();
});

test('an application of a deleted job stays, without a link', async () => {
  const application = applicationFactory({
    job: { job_title: 'Gone', job_description: 'Text', available: false },
  });
  apiServer.use(answer([application]));
  showList();
  expect(await screen.findByText('This job is no longer available')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Gone' })).toBeNull();
});

test('an empty tab and a failed one say so', async () => {
  apiServer.use(answer([]));
  const { user: hand } = showList();
  expect(await screen.findByText('No applications match the selected filter.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'See open jobs' })).toBeVisible();
  apiServer.use(respond.get('/user-applications-job/:id', apiError('INTERNAL', 'Reason'), 500));
  await hand.click(screen.getByRole('tab', { name: 'Viewed' }));
  expect(
    await screen.findByText('Failed to load applications. Please try again later.'),
  ).toBeVisible();
});

test('an empty tab leads to those that hold something', async () => {
  const interview = applicationFactory({ status: 'Interview', interview: null });
  apiServer.use(
    http.get('*/user-applications-job/:id', ({ request }) => {
      const asked = new URL(request.url).searchParams.get('status');
      return HttpResponse.json(page(asked === null || asked === 'Interview' ? [interview] : []));
    }),
  );
  const { user, location } = showList();
  await user.click(await screen.findByRole('button', { name: 'Show Interview' }));
  expect(await screen.findByText('Scheduled for Interview')).toBeVisible();
  expect(location().search).toBe('?tab=Interview');
  expect(screen.getByRole('tab', { name: 'Interview' })).toHaveFocus();
  expect(screen.queryByText('You have applications under other tabs.')).toBeNull();
});

test('an empty tab looks again where applications are when it comes into view', async () => {
  const answerUnfiltered = (data: Application[]) =>
    http.get('*/user-applications-job/:id', ({ request }) =>
      HttpResponse.json(page(new URL(request.url).searchParams.has('status') ? [] : data)),
    );
  apiServer.use(answerUnfiltered([]));
  showList();
  expect(await screen.findByRole('link', { name: 'See open jobs' })).toBeVisible();
  apiServer.use(answerUnfiltered([applicationFactory({ status: 'Viewed' })]));
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByRole('button', { name: 'Show Viewed' })).toBeVisible();
});

test('from the job of an application, the way back leads to its tab', async () => {
  const job = jobFactory({ job_title: 'Editor' });
  const application = applicationFactory({
    job_id: job.id,
    status: 'Viewed',
    job: { job_title: 'Editor', job_description: 'Text', available: true },
  });
  apiServer.use(answer([application]), respond.get('/view/jobs/:id', { job }));
  const { user, location } = renderWithProviders(
    <Routes>
      <Route path="/dashboard/applications" element={<ApplicationListPage />} />
      <Route path="/dashboard/jobs/:id" element={<JobDetailPage />} />
    </Routes>,
    {
      address: '/dashboard/applications?tab=Viewed',
      session: { role: 'student', user_id: nextId() },
    },
  );
  await user.click(await screen.findByRole('link', { name: 'Editor' }));
  await user.click(await screen.findByRole('link', { name: 'Applications' }));
  expect(location()).toMatchObject({ pathname: '/dashboard/applications', search: '?tab=Viewed' });
});

test('without an id of the user there is a way to log in', () => {
  renderWithProviders(<ApplicationListPage />);
  expect(screen.getByText('Please log in.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

describe('withdrawing', () => {
  const application = applicationFactory({ status: 'Interview' });

  async function ask() {
    apiServer.use(answer([application]));
    const list = showList('/dashboard/applications?tab=Interview');
    await list.user.click(await screen.findByRole('button', { name: /^Withdraw/ }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Withdraw application?' }),
    );
    return { ...list, dialog };
  }

  test('asks first, says what goes with it, and leaves the list', async () => {
    const { user, dialog } = await ask();
    expect(dialog.getByText(/Kuda Works hears .* is cancelled/)).toBeVisible();
    apiServer.use(
      http.post(`*/applications/${application.id}/withdraw`, () => {
        apiServer.use(answer([]));
        const withdrawn = { ...application, status: 'Withdrawn' };
        return HttpResponse.json({ application: withdrawn, message: 'Withdrawn' });
      }),
    );
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Application withdrawn.')).toBeVisible();
    expect(await screen.findByText('No applications match the selected filter.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Interview' })).toHaveFocus());
  });

  test('leaves no page of its job as it was', async () => {
    const job = jobFactory({ id: application.job_id });
    const saved = { application: { ...application, status: 'Withdrawn' }, message: 'ok' };
    apiServer.use(
      answer([application]),
      respond.get('/view/jobs/:id', { job: { ...job, duration: '3 months' } }),
      respond.post('/applications/:id/withdraw', saved),
    );
    function Duration() {
      return <p>{useViewJobQuery({ id: job.id }).data?.job.duration}</p>;
    }
    const { user } = renderWithProviders(
      <>
        <Duration />
        <ApplicationListPage />
      </>,
      { session: { role: 'student', user_id: nextId() } },
    );
    expect(await screen.findByText('3 months')).toBeVisible();
    apiServer.use(respond.get('/view/jobs/:id', { job: { ...job, duration: '9 months' } }));
    await user.click(await screen.findByRole('button', { name: /^Withdraw/ }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('9 months')).toBeInTheDocument();
  });

  test('can be thought better of', async () => {
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Keep application' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('button', { name: /^Withdraw/ })).toHaveFocus();
  });

  test('that is refused says why, and the list is looked at again', async () => {
    const { user, dialog } = await ask();
    const text = 'This application cannot be withdrawn any more.';
    apiServer.use(
      respond.post('/applications/:id/withdraw', apiError('ILLEGAL_TRANSITION', text), 409),
      answer([]),
    );
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(await dialog.findByText(text)).toBeVisible();
    expect(
      await screen.findByText('No applications match the selected filter.'),
    ).toBeInTheDocument();
  });

  test.each(['Accepted', 'Rejected', 'Withdrawn', 'Open'] as const)(
    'is no way out of %s',
    async (status) => {
      apiServer.use(answer([applicationFactory({ status })]));
      showList();
      expect(await screen.findByRole('article')).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Withdraw/ })).toBeNull();
    },
  );
});
