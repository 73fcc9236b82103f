import {
  apiServer,
  applicationFactory,
  interviewFactory,
  organizationFactory,
  renderWithProviders,
  respond,
  userFactory,
} from '@ifj/shared-api/testing';
import { Toasts } from '@ifj/shared-ui';
import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { useGetApplicationQuery, type Application } from '../../generated/operations.ts';
import ApplicationReviewPage from '../applications/application-review.page.tsx';
import { RejectAfterInterview } from '../interviews/reject-after-interview.tsx';
import SetupInterviewPage from '../interviews/setup-interview.page.tsx';

const stored = applicationFactory({ status: 'Viewed' });
const interview = interviewFactory({ application_id: stored.id });
const letter = (text: string) => ({ subject: 'Your application', text });

function store(given: Partial<Application>, text = 'We are sorry.') {
  const application = { ...stored, ...given };
  apiServer.use(
    respond.get('/applications/:id', { application, rejection_letter: letter(text) }),
    respond.get('/me', userFactory({ organization: organizationFactory() })),
  );
}

const invitedTo = (date: string): Partial<Application> => ({
  status: 'Interview',
  interview: { ...interview, offered_at: { ...interview.offered_at, date } },
});

function Known() {
  const { data } = useGetApplicationQuery({ id: stored.id });
  return (
    <>
      {data && <p>{data.application.status} is known</p>}
      <Link to={`/dashboard/applications/${stored.id}`}>Review</Link>
      <Link to={`/setup-interview?id=${stored.id}`}>Set up</Link>
      <Link to="/reject">Reject</Link>
    </>
  );
}

/** A screen of an application that another screen has shown before. */
async function openKnown(screenName: string, meanwhile: () => void) {
  store({});
  const { user } = renderWithProviders(
    <Routes>
      <Route path="/dashboard/applications/:applicationId" element={<ApplicationReviewPage />} />
      <Route path="/setup-interview" element={<SetupInterviewPage />} />
      <Route
        path="/reject"
        element={<RejectAfterInterview interview={interview} onClose={() => undefined} />}
      />
      <Route path="*" element={<Known />} />
    </Routes>,
    { session: { role: 'organization' }, wrapper: Toasts },
  );
  await screen.findByText('Viewed is known');
  meanwhile();
  await user.click(screen.getByRole('link', { name: screenName }));
}

const lookAgain = () => fireEvent(document, new Event('visibilitychange'));
const firstDate = () => screen.findByLabelText('Preferred date and time');

describe('an application', () => {
  test('is reviewed as it stands now', async () => {
    await openKnown('Review', () => store({ status: 'Withdrawn' }));
    expect(await screen.findByText(/The student withdrew this application/)).toBeVisible();
  });

  test('is looked at again when its review comes into view', async () => {
    await openKnown('Review', () => undefined);
    await screen.findByText(stored.cover_letter);
    store({ status: 'Withdrawn' });
    lookAgain();
    expect(await screen.findByText(/The student withdrew this application/)).toBeVisible();
  });

  test('is not rejected with a letter of before', async () => {
    await openKnown('Reject', () => store({}, 'We regret it.'));
    expect(screen.queryByText('We are sorry.')).toBeNull();
    expect(await screen.findByText('We regret it.')).toBeVisible();
  });
});

describe('an interview', () => {
  test('is not arranged once the application has ended', async () => {
    await openKnown('Set up', () => store({ status: 'Withdrawn' }));
    expect((await screen.findAllByText('This application has ended'))[0]).toBeVisible();
  });

  test('is moved from where it is now, also by somebody else meanwhile', async () => {
    await openKnown('Set up', () => store(invitedTo('2099-12-05T13:00:00.000Z')));
    expect(await firstDate()).toHaveValue('2099-12-05T14:00');
    store(invitedTo('2099-12-08T13:00:00.000Z'));
    lookAgain();
    await waitFor(async () => expect(await firstDate()).toHaveValue('2099-12-08T14:00'));
    fireEvent.change(await firstDate(), { target: { value: '2099-12-09T14:00' } });
    store(invitedTo('2099-12-10T13:00:00.000Z'));
    lookAgain();
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(await firstDate()).toHaveValue('2099-12-09T14:00');
  });
});
