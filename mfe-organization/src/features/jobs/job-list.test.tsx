import {
  apiError,
  apiServer,
  failToConnect,
  jobFactory,
  renderWithProviders,
  respond,
} from '@ifj/shared-api/testing';
import type { Job, JobState } from '@ifj/shared-api';
import { Toasts } from '@ifj/shared-ui';
import { describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import JobListPage from './job-list.page.tsx';

const session = { role: 'organization' } as const;

/** The api's jobs, as they are stored there. */
function answerJobs(stored: Job[]) {
  const inState = (state: unknown) => stored.filter((job) => job.state === state);
  const counts = {
    active: inState('active').length,
    closed: inState('closed').length,
    expired: inState('expired').length,
  };
  return http.get('*/jobs', ({ request }) => {
    const data = inState(new URL(request.url).searchParams.get('state'));
    return HttpResponse.json({ jobs: { data }, meta: { next_cursor: null, counts } });
  });
}

const jobIn = (state: JobState, job_title: string, given: Partial<Job> = {}) =>
  jobFactory({ job_title, state, status: state === 'closed' ? 0 : 1, ...given });

const showList = (address = '/dashboard/jobs', given = {}) =>
  renderWithProviders(<JobListPage />, {
    path: '*',
    address,
    session: { ...session, ...given },
    wrapper: Toasts,
  });

const tab = (name: string, count: number) =>
  screen.findByRole('tab', { name: new RegExp(`^${name}\\s*${count}$`) });

async function openMenu(user: UserEvent, title: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  return screen.findByRole('menu');
}

/** An answer that comes when the test lets it. */
function answerLater() {
  let release: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { waiting, release: () => release() };
}

/** What an empty list says is announced beside it. */
async function expectEmpty(text: string) {
  expect((await screen.findAllByText(text))[0]).toBeVisible();
}

/** Testing Library folds white space; the specified texts have two spaces. */
async function expectExactly(text: string) {
  const shown = await screen.findByText(text.replace('  ', ' '));
  expect(shown.textContent).toBe(text);
}

describe('the tabs', () => {
  test('carry their counts, stand in the address and ask for their state', async () => {
    apiServer.use(answerJobs([jobIn('closed', 'Editor')]));
    const { user, location } = showList();
    await expectEmpty('You have no active jobs.');
    expect(screen.getAllByRole('link', { name: 'Create Job' })[1]).toBeVisible();
    await user.click(await tab('Closed', 1));
    expect(await screen.findByText('Editor')).toBeVisible();
    expect(location().search).toBe('?tab=closed');
    await user.click(await tab('Expired', 0));
    await expectEmpty('You have no expired jobs.');
  });

  test('say that no job is closed', async () => {
    apiServer.use(answerJobs([]));
    showList('/dashboard/jobs?tab=closed');
    await expectEmpty('You have no closed jobs.');
    expect(screen.getByRole('link', { name: 'See active jobs' })).toBeVisible();
  });

  test('say when the list cannot be loaded, and try again', async () => {
    apiServer.use(respond.get('/jobs', apiError('INTERNAL', 'Reference: 1'), 500));
    const { user } = showList();
    expect(await screen.findByText('Failed to fetch jobs. Please try again later.')).toBeVisible();
    expect(screen.getByText('Reference: 1')).toBeVisible();
    apiServer.use(answerJobs([jobIn('active', 'Analyst')]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Analyst')).toBeVisible();
  });

  test('are looked at again when they come into view', async () => {
    const job = jobIn('active', 'Analyst', { applications_count: 1 });
    apiServer.use(answerJobs([job]));
    showList();
    expect(await screen.findByText('1 application')).toBeVisible();
    apiServer.use(answerJobs([{ ...job, applications_count: 2 }]));
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText('2 applications')).toBeVisible();
  });

  test('are not asked for without an organization', async () => {
    showList('/dashboard/jobs', { role_specific_id: null });
    expect(await screen.findByText('Organization ID not found.')).toBeVisible();
  });
});

describe('a card', () => {
  test('of an active job leads to the job, its applications and its form, and can be closed', async () => {
    const job = jobIn('active', 'Analyst');
    apiServer.use(answerJobs([job]));
    const { user } = showList();
    expect(await screen.findByRole('link', { name: 'Analyst' })).toHaveAttribute(
      'href',
      `/dashboard/jobs/${job.id}`,
    );
    expect(screen.getByRole('link', { name: /View Applications/ })).toHaveAttribute(
      'href',
      `/dashboard/jobs/${job.org_id}/${job.id}`,
    );
    const menu = await openMenu(user, 'Analyst');
    expect(within(menu).getByText('Close Job')).toBeVisible();
    expect(within(menu).queryByText('Activate')).toBeNull();
    expect(within(menu).getByText('Share Job')).toBeVisible();
    expect(within(menu).getByRole('menuitem', { name: 'Edit Job' })).toHaveAttribute(
      'href',
      `/edit-job/${job.id}`,
    );
  });

  test.each(['closed', 'expired'] as const)(
    'of a job that is %s has no applications link and can be activated',
    async (state) => {
      apiServer.use(answerJobs([jobIn(state, 'Analyst')]));
      const { user } = showList(`/dashboard/jobs?tab=${state}`);
      const menu = await openMenu(user, 'Analyst');
      expect(within(menu).getByText('Activate')).toBeVisible();
      expect(within(menu).queryByText('Close Job') === null).toBe(state === 'closed');
      expect(screen.queryByRole('link', { name: /View Applications/ })).toBeNull();
    },
  );
});

describe('a change', () => {
  const older = jobIn('closed', 'Older', { created_at: '2026-01-01T00:00:00.000Z' });
  const job = jobIn('active', 'Analyst', { created_at: '2026-02-01T00:00:00.000Z' });
  const newer = jobIn('closed', 'Newer', { created_at: '2026-03-01T00:00:00.000Z' });
  const stored = [job, newer, older];
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map((h) => h.textContent);

  /** The active jobs, with the closed ones seen before. */
  async function showBoth() {
    apiServer.use(answerJobs(stored));
    const { user } = showList('/dashboard/jobs?tab=closed');
    await screen.findByText('Newer');
    await user.click(await tab('Active', 1));
    await screen.findByText('Analyst');
    return user;
  }

  test('shows at once in both tabs and their counts', async () => {
    const { waiting, release } = answerLater();
    const closed = { ...job, state: 'closed', status: 0 } as const;
    apiServer.use(
      http.put('*/closeORopenJOB/:id/toggle-status', async () => {
        await waiting;
        return HttpResponse.json({ job: closed, message: 'ok' });
      }),
    );
    const user = await showBoth();
    await user.click(within(await openMenu(user, 'Analyst')).getByText('Close Job'));
    await expectEmpty('You have no active jobs.');
    expect(await tab('Active', 0)).toHaveFocus();
    await user.click(await tab('Closed', 3));
    expect(titles()).toEqual(['Newer', 'Analyst', 'Older']);
    expect(screen.queryByText('Job closed successfully')).toBeNull();
    apiServer.use(answerJobs([closed, newer, older]));
    release();
    await expectExactly('Job  closed successfully');
  });

  test('is taken back when it fails', async () => {
    const { waiting, release } = answerLater();
    apiServer.use(
      http.put('*/closeORopenJOB/:id/toggle-status', async () => {
        await waiting;
        return HttpResponse.json(apiError('INTERNAL', 'Reference: 2'), { status: 500 });
      }),
    );
    const user = await showBoth();
    // What comes back is what was there, not what a further question would bring.
    apiServer.use(failToConnect('get', '/jobs'));
    await user.click(within(await openMenu(user, 'Analyst')).getByText('Close Job'));
    expect(await tab('Closed', 3)).toBeVisible();
    release();
    await expectExactly('An error occurred while closing job');
    expect(screen.getByText('Reference: 2')).toBeVisible();
    expect(screen.getByText('Analyst')).toBeVisible();
    expect(await tab('Active', 1)).toBeVisible();
    expect(await tab('Closed', 2)).toBeVisible();
  });

  test('to active moves a closed job', async () => {
    apiServer.use(
      answerJobs(stored),
      respond.put('/closeORopenJOB/:id/toggle-status', { job: newer, message: 'ok' }),
    );
    const { user } = showList('/dashboard/jobs?tab=closed');
    await user.click(within(await openMenu(user, 'Newer')).getByText('Activate'));
    await expectExactly('Job  activated successfully');
  });

  test('to active that fails says so, until it is mended', async () => {
    apiServer.use(answerJobs(stored), failToConnect('put', '/closeORopenJOB/:id/toggle-status'));
    const { user } = showList('/dashboard/jobs?tab=closed');
    await user.click(within(await openMenu(user, 'Newer')).getByText('Activate'));
    await expectExactly('An error occurred while activating job');
    expect(screen.getByText('Newer')).toBeVisible();
    apiServer.use(respond.put('/closeORopenJOB/:id/toggle-status', { job: newer, message: 'ok' }));
    await user.click(within(await openMenu(user, 'Newer')).getByText('Activate'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

test('activating an expired job asks for a new deadline', async () => {
  apiServer.use(answerJobs([jobIn('expired', 'Analyst')]));
  const { user } = showList('/dashboard/jobs?tab=expired');
  await user.click(within(await openMenu(user, 'Analyst')).getByText('Activate'));
  const dialog = await screen.findByRole('dialog', { name: 'Activate with a new deadline' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('deleting', () => {
  const jobs = [jobIn('active', 'Analyst'), jobIn('active', 'Editor')];

  async function askToDelete(answer: 'Cancel' | 'Confirm') {
    apiServer.use(answerJobs(jobs));
    const { user } = showList();
    await ask(user, answer);
    return user;
  }

  async function ask(user: UserEvent, answer: 'Cancel' | 'Confirm') {
    await user.click(await screen.findByRole('button', { name: 'Delete Analyst' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Delete' });
    expect(dialog).toHaveTextContent(/Interviews that are still to come are cancelled/);
    await user.click(within(dialog).getByRole('button', { name: answer }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  }

  test('asks first', async () => {
    await askToDelete('Cancel');
    expect(screen.getByText('Analyst')).toBeVisible();
  });

  test('takes the job away before it is answered', async () => {
    const { waiting, release } = answerLater();
    apiServer.use(
      http.delete('*/jobs/:id', async () => {
        await waiting;
        return HttpResponse.json({ message: 'ok' });
      }),
    );
    await askToDelete('Confirm');
    await waitFor(() => expect(screen.queryByText('Analyst')).toBeNull());
    expect(await tab('Active', 1)).toBeVisible();
    release();
    await expectExactly('Job deleted successfully');
  });

  test('brings it back when it failed, and says so until it is mended', async () => {
    apiServer.use(respond.delete('/jobs/:id', apiError('INTERNAL', 'Reference: 3'), 500));
    const user = await askToDelete('Confirm');
    await expectExactly('An error occurred while deleting the job.');
    expect(await screen.findByText('Analyst')).toBeVisible();
    expect(await tab('Active', 2)).toBeVisible();
    apiServer.use(respond.delete('/jobs/:id', { message: 'ok' }));
    await ask(user, 'Confirm');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
