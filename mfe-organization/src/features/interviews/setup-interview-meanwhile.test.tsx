import { useGetMeQuery } from '@ifj/shared-api';
import {
  apiError,
  apiServer,
  applicationFactory,
  interviewFactory,
  organizationFactory,
  renderWithProviders,
  respond,
  userFactory,
} from '@ifj/shared-api/testing';
import { Toasts } from '@ifj/shared-ui';
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fillDates, typedDates } from '../../testing/interview-dates.ts';
import SetupInterviewPage from './setup-interview.page.tsx';

const link = 'https://meet.google.com/abc-defg-hij';
const other = 'https://meet.google.com/xyz-abcd-efg';
const application = applicationFactory({ status: 'Viewed' });
const organization = organizationFactory();
const sent: unknown[] = [];

/** The link that the company's profile holds by now. */
const storeLink = (interview_link: string | null) =>
  apiServer.use(
    respond.get('/me', userFactory({ organization: { ...organization, interview_link } })),
  );

beforeEach(() => {
  sent.length = 0;
  storeLink(null);
  apiServer.use(
    respond.get('/applications/:id', { application }),
    http.post('*/interviews/schedule', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ interview: interviewFactory(), message: 'ok' });
    }),
  );
});

/** The shell's frame, which looks at `me` again. */
function Frame() {
  useGetMeQuery(undefined, { refetchOnFocus: true });
  return <SetupInterviewPage />;
}

const open = () =>
  renderWithProviders(<Frame />, {
    path: '/setup-interview',
    address: `/setup-interview?id=${application.id}`,
    session: { role: 'organization' },
    wrapper: Toasts,
  });

const meet = () => screen.getByLabelText('Google Meet link');
const lookAgain = () => fireEvent(document, new Event('visibilitychange'));

test('a link that the profile gets while dates are typed stands in the form, which is sent', async () => {
  const { user, location } = open();
  await fillDates();
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(await screen.findByRole('link', { name: 'Google Meet link is required.' })).toBeVisible();
  storeLink(link);
  lookAgain();
  await waitFor(() => expect(meet()).toHaveValue(link));
  expect(meet()).toHaveAttribute('readonly');
  expect(screen.getByLabelText('First alternative')).toHaveValue(typedDates.alt_date_1);
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(location().pathname).toBe('/dashboard/interviews'));
  expect(sent).toMatchObject([{ meet_link: link }]);
});

test('a link that the profile gets while another one is sent is told of, and stands there then', async () => {
  let refuse: () => void = () => undefined;
  apiServer.use(
    http.post(
      '*/interviews/schedule',
      async () => {
        await new Promise<void>((resolve) => {
          refuse = resolve;
        });
        const fields = { meet_link: 'The link is taken from your profile.' };
        return HttpResponse.json(apiError('VALIDATION_FAILED', 'Check it.', fields), {
          status: 400,
        });
      },
      { once: true },
    ),
  );
  const { user, location } = open();
  await fillDates();
  fireEvent.change(meet(), { target: { value: other } });
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  storeLink(link);
  lookAgain();
  await waitFor(() => expect(meet()).toHaveAccessibleDescription('From your company’s profile.'));
  expect(meet()).toHaveValue(other);
  refuse();
  expect(await screen.findByText(/The link is taken from your profile.$/)).toBeVisible();
  await waitFor(() => expect(meet()).toHaveValue(link));
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(location().pathname).toBe('/dashboard/interviews'));
  expect(sent).toMatchObject([{ meet_link: link }]);
});

test('a link that the profile loses is asked for', async () => {
  storeLink(link);
  const { user } = open();
  await fillDates();
  storeLink(null);
  lookAgain();
  await waitFor(() => expect(meet()).not.toHaveAttribute('readonly'));
  await user.clear(meet());
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  expect(await screen.findByRole('link', { name: 'Google Meet link is required.' })).toBeVisible();
  expect(sent).toEqual([]);
});

test('what was typed before comes back with the link of now', async () => {
  const { unmount } = open();
  await fillDates();
  fireEvent.change(meet(), { target: { value: other } });
  fireEvent(window, new Event('pagehide'));
  unmount();
  storeLink(link);
  const { user, location } = open();
  await waitFor(() => expect(meet()).toHaveValue(link));
  expect(screen.getByLabelText('First alternative')).toHaveValue(typedDates.alt_date_1);
  await user.click(screen.getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(location().pathname).toBe('/dashboard/interviews'));
  expect(sent).toMatchObject([{ meet_link: link }]);
});
