import {
  apiError,
  apiServer,
  failToConnect,
  jobFactory,
  organizationFactory,
  renderWithProviders,
  respond,
  userFactory,
} from '@ifj/shared-api/testing';
import { useViewJobQuery, type Job } from '@ifj/shared-api';
import { Toasts } from '@ifj/shared-ui';
import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link, Route, Routes } from 'react-router-dom';
import { fill } from '../../testing/job-fields.ts';
import EditJobPage from './edit-job.page.tsx';

const session = { role: 'organization' } as const;

/** A call that keeps what was sent. */
function recordJobs(message: string) {
  const sent: unknown[] = [];
  apiServer.use(
    http.put('*/jobs/:id', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ job: jobFactory(), message });
    }),
  );
  return sent;
}

describe('an edited job', () => {
  function showEdit(given: Partial<Job> = {}, owner?: string | null) {
    const job = jobFactory({ stipend: 0, amount: null, ...given });
    apiServer.use(respond.get('/view/jobs/:id', { job }));
    return renderWithProviders(
      <>
        <Link to="/edit-job/gone">Another</Link>
        <EditJobPage />
      </>,
      {
        path: '/edit-job/:id',
        address: `/edit-job/${job.id}`,
        session: { ...session, role_specific_id: owner === undefined ? job.org_id : owner },
        wrapper: Toasts,
      },
    );
  }
  const finish = () => screen.getByRole('button', { name: 'Finish' });

  test('keeps its passed deadline unless another is chosen, and leads back after 2 seconds', async () => {
    const sent = recordJobs('Job Edited Successfully');
    const { user, location } = showEdit({ deadline: '2020-01-31' });
    await screen.findByLabelText(/^Job title/);
    fill(/^Job title/, 'Senior intern');
    const started = Date.now();
    await user.click(finish());
    expect(await screen.findByText('Job Edited Successfully')).toBeVisible();
    expect(sent).toEqual([{ job_title: 'Senior intern' }]);
    expect(location().pathname).toMatch(/^\/edit-job/);
    await waitFor(() => {
      expect(location().pathname).toBe('/dashboard/jobs');
    });
    expect(Date.now() - started).toBeGreaterThanOrEqual(1990);
  });

  test('keeps its deadline where none is given', async () => {
    const sent = recordJobs('Job Edited Successfully');
    const { user } = showEdit({ deadline: '2099-01-31' });
    expect(await screen.findByText(/Left empty, it stays/)).toBeVisible();
    fill(/^Application deadline/, '');
    await user.click(finish());
    expect(await screen.findByText('Job Edited Successfully')).toBeVisible();
    expect(sent).toEqual([{}]);
  });

  test('shows the organization’s place as it will be stored', async () => {
    const organization = organizationFactory({ company_state: 'Oyo' });
    apiServer.use(respond.get('/me', userFactory({ organization })));
    showEdit({ location: 'Kano' });
    expect(await screen.findByText('Oyo')).toBeVisible();
    expect(screen.queryByText('Kano')).toBeNull();
  });

  test('says what the server says', async () => {
    recordJobs('Saved, and shown from tomorrow.');
    const { user } = showEdit();
    await screen.findByLabelText(/^Job title/);
    await user.click(finish());
    expect(await screen.findByText('Saved, and shown from tomorrow.')).toBeVisible();
  });

  test('needs an amount only when it is paid', async () => {
    const { user } = showEdit({ stipend: 1, amount: '1000 - 2000 NGN' });
    expect(await screen.findByLabelText('Minimum')).toHaveValue('1000');
    expect(screen.getByText('For example: 1000 - 2000 NGN')).toBeVisible();
    fill('Minimum', '');
    fill('Maximum', '');
    await user.click(finish());
    expect((await screen.findAllByText('Enter an amount.'))[0]).toBeVisible();
    await user.click(screen.getByLabelText('No'));
    expect(screen.queryByLabelText('Minimum')).toBeNull();
  });

  test('shows an amount in words as it is, and keeps it', async () => {
    const sent = recordJobs('Job Edited Successfully');
    const { user } = showEdit({ stipend: 1, amount: 'negotiable' });
    expect(await screen.findByText(/^Stored as “negotiable”/)).toBeVisible();
    expect(screen.getByText('For example: 1000 - 2000 NGN')).toBeVisible();
    expect(screen.queryByText(/^Now: negotiable/)).toBeNull();
    await user.click(finish());
    await screen.findByText('Job Edited Successfully');
    expect(sent).toEqual([{}]);
  });

  test('that the server refuses says why', async () => {
    apiServer.use(respond.put('/jobs/:id', apiError('INTERNAL', 'Reference: 9'), 500));
    const { user } = showEdit();
    await screen.findByLabelText(/^Job title/);
    await user.click(finish());
    expect(await screen.findByText('Reference: 9')).toBeVisible();
  });

  test('is the organization’s own', async () => {
    showEdit({}, 'somebody-else');
    expect(await screen.findByText('This job is no longer available')).toBeVisible();
    expect(screen.queryByLabelText(/^Job title/)).toBeNull();
  });

  test('needs an organization', async () => {
    showEdit({}, null);
    expect(await screen.findByText('Organization ID not found.')).toBeVisible();
  });

  test('that is gone does not show as the one before it', async () => {
    const { user } = showEdit();
    await screen.findByLabelText(/^Job title/);
    apiServer.use(respond.get('/view/jobs/gone', apiError('NOT_FOUND', 'Gone'), 404));
    await user.click(screen.getByRole('link', { name: 'Another' }));
    expect(await screen.findByText('This job is no longer available')).toBeVisible();
    expect(screen.queryByLabelText(/^Job title/)).toBeNull();
  });

  test('can be neither changed nor sent again while it leads back', async () => {
    const sent = recordJobs('Job Edited Successfully');
    const { user } = showEdit();
    await screen.findByLabelText(/^Job title/);
    fill(/^Job title/, 'Senior intern');
    await user.click(finish());
    await screen.findByText('Job Edited Successfully');
    expect(screen.getByLabelText(/^Job title/)).toBeDisabled();
    await user.click(finish());
    expect(sent).toHaveLength(1);
  });

  test('that was left in time does not lead back later', async () => {
    recordJobs('Job Edited Successfully');
    const { user, location } = showEdit();
    await screen.findByLabelText(/^Job title/);
    await user.click(finish());
    await screen.findByText('Job Edited Successfully');
    await user.click(screen.getByRole('link', { name: 'Jobs' }));
    const { key } = location();
    await new Promise((resolve) => setTimeout(resolve, 2200));
    expect(location().key).toBe(key);
  });
});

describe('what is edited', () => {
  const stored = jobFactory({ job_title: 'Analyst', stipend: 0, amount: null });
  const store = (job_title: string) =>
    apiServer.use(respond.get('/view/jobs/:id', { job: { ...stored, job_title } }));

  function Known() {
    const { data } = useViewJobQuery({ id: stored.id });
    return <Link to={`/edit-job/${stored.id}`}>Edit {data?.job.job_title}</Link>;
  }

  /** The form of a job that another screen has shown before. */
  async function editKnown() {
    store('Analyst');
    const { user } = renderWithProviders(
      <Routes>
        <Route path="/edit-job/:id" element={<EditJobPage />} />
        <Route path="*" element={<Known />} />
      </Routes>,
      { session: { ...session, role_specific_id: stored.org_id }, wrapper: Toasts },
    );
    const edit = await screen.findByRole('link', { name: 'Edit Analyst' });
    return () => user.click(edit);
  }
  const title = () => screen.findByLabelText(/^Job title/);
  const lookAgain = () => fireEvent(document, new Event('visibilitychange'));

  test('is the job as it stands now', async () => {
    const open = await editKnown();
    store('Senior analyst');
    await open();
    expect(await title()).toHaveValue('Senior analyst');
  });

  test('is no older one where it cannot be asked for', async () => {
    const open = await editKnown();
    apiServer.use(failToConnect('get', '/view/jobs/:id'));
    await open();
    expect(await screen.findByText('Failed to fetch jobs. Please try again later.')).toBeVisible();
    expect(screen.queryByLabelText(/^Job title/)).toBeNull();
  });

  test('follows a change elsewhere as long as nothing is typed', async () => {
    const open = await editKnown();
    await open();
    expect(await title()).toHaveValue('Analyst');
    store('Senior analyst');
    lookAgain();
    await waitFor(() => expect(screen.getByLabelText(/^Job title/)).toHaveValue('Senior analyst'));
    fill(/^Department/, 'Finance');
    store('Chief analyst');
    lookAgain();
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(await title()).toHaveValue('Senior analyst');
    expect(screen.getByLabelText(/^Department/)).toHaveValue('Finance');
  });
});
