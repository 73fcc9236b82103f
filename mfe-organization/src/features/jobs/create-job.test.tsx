import {
  apiError,
  apiServer,
  jobFactory,
  organizationFactory,
  renderWithProviders,
  respond,
  userFactory,
} from '@ifj/shared-api/testing';
import { today, Toasts } from '@ifj/shared-ui';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fill, fillJob } from '../../testing/job-fields.ts';
import CreateJobPage from './create-job.page.tsx';

const session = { role: 'organization' } as const;
const organization = organizationFactory({ company_name: 'Kuda Works', company_state: 'Lagos' });

function showCreate() {
  apiServer.use(respond.get('/me', userFactory({ organization })));
  return renderWithProviders(<CreateJobPage />, {
    path: '/dashboard/create-job',
    address: '/dashboard/create-job',
    session,
    wrapper: Toasts,
  });
}

const create = () => screen.getByRole('button', { name: 'Create Job' });

/** A call that keeps what was sent. */
function recordJobs() {
  const sent: unknown[] = [];
  apiServer.use(
    http.post('*/jobs', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ job: jobFactory(), message: 'Job Created' });
    }),
  );
  return sent;
}

describe('a new job', () => {
  test('that is paid asks for its amount; company and place are the record’s', async () => {
    const sent = recordJobs();
    const { user, location } = showCreate();
    await fillJob('Analyst');
    expect(screen.getByText('Kuda Works')).toBeVisible();
    expect(screen.getByText('Lagos')).toBeVisible();
    expect(screen.getByText('Start each requirement with - or a bullet.')).toBeVisible();
    expect(screen.queryByText('Amount Range')).toBeNull();
    await user.click(screen.getByLabelText('Yes'));
    await user.click(create());
    expect((await screen.findAllByText('Enter an amount.'))[0]).toBeVisible();
    fill('Minimum', '1000');
    fill('Maximum', '2000');
    await user.click(create());
    expect(await screen.findByText('Job Created')).toBeVisible();
    await waitFor(() => {
      expect(location().pathname).toBe('/dashboard/jobs');
    });
    expect(sent).toMatchObject([
      { job_title: 'Analyst', stipend: 1, amount: '1000 - 2000 NGN per month', env_mode: 'hybrid' },
    ]);
  });

  test('has plain lines, also where they come from a word processor', async () => {
    const sent = recordJobs();
    const { user } = showCreate();
    await fillJob('Analyst');
    fill(/^Job description/, 'We build.\vYou learn.\u2028');
    fill(/^Role overview/, '- Rust\u0085- SQL');
    await user.click(screen.getByLabelText('No'));
    await user.click(create());
    expect(await screen.findByText('Job Created')).toBeVisible();
    expect(sent).toMatchObject([
      { job_description: 'We build.\nYou learn.', job_requirements: '- Rust\n- SQL' },
    ]);
  });

  test('needs every field but its requirements', async () => {
    const { user } = showCreate();
    await screen.findByLabelText(/^Job title/);
    await user.click(create());
    for (const label of [
      'Job title',
      'Department',
      'Field',
      'Duration',
      'Stipend',
      'Work environment',
      'Application deadline',
      'Job description',
    ]) {
      expect((await screen.findAllByText(`${label} is required.`))[0]).toBeVisible();
    }
    expect(screen.getByLabelText(/^Role overview/)).toBeValid();
  });

  test('cannot have a deadline before today', async () => {
    const { user } = showCreate();
    await fillJob('Analyst');
    expect(screen.getByLabelText(/^Application deadline/)).toHaveAttribute('min', today());
    fill(/^Application deadline/, '2020-01-31');
    await user.click(create());
    expect((await screen.findAllByText('The deadline must be today or later.'))[0]).toBeVisible();
  });

  test('that is refused says so at its field, and nothing typed is lost', async () => {
    const refusal = apiError('VALIDATION_FAILED', 'Check it.', { department: 'Too short.' });
    apiServer.use(respond.post('/jobs', refusal, 400));
    const { user } = showCreate();
    await fillJob('Analyst');
    await user.click(screen.getByLabelText('No'));
    await user.click(create());
    expect(await screen.findByText('An error occurred!')).toBeVisible();
    expect(screen.getAllByText('Too short.')[0]).toBeVisible();
    expect(screen.getByLabelText(/^Job title/)).toHaveValue('Analyst');
  });

  describe('has a key', () => {
    const keys: (string | null)[] = [];
    let isAnswered: boolean;

    beforeEach(() => {
      keys.length = 0;
      isAnswered = false;
      apiServer.use(
        http.post('*/jobs', ({ request }) => {
          keys.push(request.headers.get('Idempotency-Key'));
          return isAnswered
            ? HttpResponse.json({ job: jobFactory(), message: 'Job Created' })
            : HttpResponse.error();
        }),
      );
    });

    async function fillAndSend({ user }: ReturnType<typeof showCreate>) {
      await fillJob('Analyst');
      await user.click(screen.getByLabelText('No'));
      await user.click(create());
    }

    const expectToBeTried = async (times: number) => {
      await waitFor(() => expect(keys).toHaveLength(times));
      await waitFor(() => expect(create()).toBeEnabled());
    };

    test('under which it is sent again after its answer was lost, also after a reload', async () => {
      const first = showCreate();
      await fillAndSend(first);
      await expectToBeTried(1);
      await first.user.click(create());
      await expectToBeTried(2);
      window.dispatchEvent(new Event('pagehide'));
      first.unmount();
      const again = showCreate();
      expect(await screen.findByLabelText(/^Job title/)).toHaveValue('Analyst');
      await again.user.click(create());
      await expectToBeTried(3);
      expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
      expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    });

    test('of its own, once the one before it is created or given up', async () => {
      const first = showCreate();
      await fillAndSend(first);
      await expectToBeTried(1);
      await first.user.click(screen.getByRole('link', { name: 'Jobs' }));
      await first.user.click(await screen.findByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(first.location().pathname).toBe('/dashboard/jobs'));
      first.unmount();
      isAnswered = true;
      for (const times of [2, 3]) {
        const next = showCreate();
        await fillAndSend(next);
        await waitFor(() => expect(next.location().pathname).toBe('/dashboard/jobs'));
        expect(keys).toHaveLength(times);
        next.unmount();
      }
      expect(new Set(keys).size).toBe(3);
    });

    test.each([
      [
        'another job was created under the first',
        { code: 'JOB_DIFFERS', message: 'This job has already been created.', status: 409 },
        /^This job has already been created. Press “Create Job” again only if/,
      ],
      [
        'the job of the first was deleted since',
        { code: 'NOT_FOUND', message: 'This job is no longer available.', status: 404 },
        'This job was created before, and deleted. Press “Create Job” to create it again.',
      ],
    ])('of its own for the next try, where %s', async (_, { code, message, status }, text) => {
      const page = showCreate();
      apiServer.use(
        http.post('*/jobs', ({ request }) => {
          keys.push(request.headers.get('Idempotency-Key'));
          return keys.length === 1
            ? HttpResponse.json(apiError(code, message), { status })
            : HttpResponse.json({ job: jobFactory(), message: 'Job Created' });
        }),
      );
      await fillAndSend(page);
      expect(await screen.findByText(text)).toBeVisible();
      await page.user.click(create());
      await waitFor(() => expect(page.location().pathname).toBe('/dashboard/jobs'));
      expect(new Set(keys).size).toBe(2);
    });

    test('that is nothing to be lost: an empty form is left without a question', async () => {
      const first = showCreate();
      await first.user.type(await screen.findByLabelText(/^Job title/), 'A');
      await first.user.clear(screen.getByLabelText(/^Job title/));
      window.dispatchEvent(new Event('pagehide'));
      first.unmount();
      const again = showCreate();
      await screen.findByLabelText(/^Job title/);
      await again.user.click(screen.getByRole('link', { name: 'Jobs' }));
      await waitFor(() => expect(again.location().pathname).toBe('/dashboard/jobs'));
    });
  });

  test('comes back after a reload, and asks before it is left', async () => {
    const { user, unmount } = showCreate();
    await fillJob('Analyst');
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    renderWithProviders(<CreateJobPage />, { path: '*', address: '/dashboard/create-job' });
    await waitFor(() => {
      expect(screen.getByLabelText(/^Job title/)).toHaveValue('Analyst');
    });
    await user.click(screen.getByRole('link', { name: 'Jobs' }));
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  });

  test('needs an organization', async () => {
    apiServer.use(respond.get('/me', userFactory({ organization: null })));
    renderWithProviders(<CreateJobPage />, { session });
    expect(await screen.findByText('Organization ID not found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  test('cannot begin before the organization is known', async () => {
    apiServer.use(respond.get('/me', apiError('INTERNAL', 'Reference: 1'), 500));
    renderWithProviders(<CreateJobPage />, { session });
    expect(await screen.findByText('Failed to fetch user data')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('says beside the hint how much room is left', async () => {
    showCreate();
    await screen.findByLabelText(/^Duration/);
    fill(/^Duration/, 'x'.repeat(75));
    expect(await screen.findByText('For example: 6 months. 5 characters left.')).toBeVisible();
  });

  test('cannot begin for an account that is gone', async () => {
    apiServer.use(respond.get('/me', apiError('NOT_FOUND', 'Not found.'), 404));
    renderWithProviders(<CreateJobPage />, { session });
    expect(await screen.findByText('User not found')).toBeVisible();
  });
});
