import {
  apiError,
  apiServer,
  applicationFactory,
  interviewFactory,
  jobFactory,
  organizationFactory,
  renderWithProviders,
  userFactory,
  respond,
} from '@ifj/shared-api/testing';
import { isSending } from '@ifj/shared-api';
import { Toasts } from '@ifj/shared-ui';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link, Route, Routes } from 'react-router-dom';
import { fillDates } from '../../testing/interview-dates.ts';
import { fill, fillJob } from '../../testing/job-fields.ts';
import ApplicationReviewPage from '../applications/application-review.page.tsx';
import SetupInterviewPage from '../interviews/setup-interview.page.tsx';
import CreateJobPage from '../jobs/create-job.page.tsx';
import ProfilePage from '../profile/profile.page.tsx';

const organization = organizationFactory({
  interview_link: 'https://meet.google.com/abc-defg-hij',
});
const application = applicationFactory({ status: 'Viewed' });
const reason = 'Reference: r-7';

let answer: (isDone: boolean) => void;

/** Calls that change something are answered when the test says so. */
beforeEach(() => {
  const done = {
    job: jobFactory(),
    application,
    interview: interviewFactory(),
    organization,
    message: 'ok',
  };
  const answerLater = () =>
    new Promise<Response>((resolve) => {
      answer = (isDone) => {
        resolve(
          isDone
            ? HttpResponse.json(done)
            : HttpResponse.json(apiError('INTERNAL', reason), { status: 500 }),
        );
      };
    });
  apiServer.use(
    http.post('*', answerLater),
    http.put('*', answerLater),
    respond.get('/me', userFactory({ organization })),
    respond.get('/applications/:id', { application }),
  );
});

function show(address: string) {
  return renderWithProviders(
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="/dashboard/create-job">Another job</Link>
      <Routes>
        <Route path="/dashboard/create-job" element={<CreateJobPage />} />
        <Route path="/dashboard/profile" element={<ProfilePage />} />
        <Route path="/dashboard/applications/:applicationId" element={<ApplicationReviewPage />} />
        <Route path="/setup-interview" element={<SetupInterviewPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { address, session: { role: 'organization' }, wrapper: Toasts },
  );
}

type Shown = ReturnType<typeof show>;

async function send({ user }: Shown, button: string, busyText: string) {
  await user.click(screen.getByRole('button', { name: button }));
  await screen.findByRole('button', { name: busyText });
}

async function leave({ user, location }: Shown) {
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(location().pathname).toBe('/elsewhere'));
}

const heard = (role: 'alert' | 'status', text: string) =>
  waitFor(() => expect(screen.getByRole(role)).toHaveTextContent(text));

/** Nobody has been led anywhere, also a moment later. */
async function expectToStayAt(address: string, { location }: Pick<Shown, 'location'>) {
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(location().pathname).toBe(address);
}

async function sendJobAndLeave() {
  const shown = show('/dashboard/create-job');
  await fillJob('First job');
  await shown.user.click(screen.getByLabelText('No'));
  await send(shown, 'Create Job', 'Creating…');
  await leave(shown);
  return shown;
}

describe('a job whose page was left while it was sent', () => {
  test('takes nobody away from the next one, and leaves its draft', async () => {
    const shown = await sendJobAndLeave();
    await shown.user.click(screen.getByRole('link', { name: 'Another job' }));
    await screen.findByLabelText(/^Job title/);
    fill(/^Job title/, 'Second job');
    answer(true);
    await heard('status', 'Job Created');
    await expectToStayAt('/dashboard/create-job', shown);
    expect(sessionStorage.getItem(`ifj-draft:create-job:${organization.id}`)).toContain(
      'Second job',
    );
  });

  test('says wherever one is that it was not saved', async () => {
    await sendJobAndLeave();
    answer(false);
    expect(await screen.findByText('What you sent was not saved.')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
  });
});

test('an interview whose page was left while it was sent leads nobody away', async () => {
  const shown = show(`/setup-interview?id=${application.id}`);
  await fillDates();
  await send(shown, 'Finish', 'Sending the invitation…');
  await leave(shown);
  answer(true);
  await heard('status', 'Interview scheduled successfully.');
  await expectToStayAt('/elsewhere', shown);
});

describe('a profile that is being saved', () => {
  async function change() {
    const shown = show('/dashboard/profile?edit');
    await screen.findByLabelText('Street address');
    fill('Street address', '1 Broad Street');
    await send(shown, 'Save Changes', 'Saving…');
    return shown;
  }

  test('cannot be cancelled any more', async () => {
    await change();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    answer(true);
    await heard('status', 'Profile Edited Successfully');
  });

  test('leads nobody back who has left', async () => {
    const shown = await change();
    await leave(shown);
    answer(true);
    await heard('status', 'Profile Edited Successfully');
    await expectToStayAt('/elsewhere', shown);
  });
});

describe('a rejection whose page was left while it was sent', () => {
  async function rejectAndLeave() {
    const shown = show(`/dashboard/applications/${application.id}`);
    await shown.user.click(await screen.findByRole('button', { name: 'Reject Application' }));
    await screen.findByRole('alertdialog');
    await send(shown, 'Confirm', 'Rejecting…');
    // As by the browser's Back: the dialog lies over the links.
    fireEvent.click(screen.getByText('Elsewhere'));
    await waitFor(() => expect(shown.location().pathname).toBe('/elsewhere'));
    return shown;
  }

  test('says that it is done, and leads nobody away', async () => {
    const shown = await rejectAndLeave();
    answer(true);
    await heard('status', 'Application has been rejected');
    await waitFor(() => expect(isSending(shown.store)).toBe(false));
    await expectToStayAt('/elsewhere', shown);
  });

  test('says wherever one is that it failed', async () => {
    await rejectAndLeave();
    answer(false);
    expect(await screen.findByText('The application was not rejected.')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
  });
});
