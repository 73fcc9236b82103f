import {
  apiError,
  apiServer,
  applicationFactory,
  failToConnect,
  interviewFactory,
  organizationFactory,
  renderWithProviders,
  respond,
  userFactory,
} from '@ifj/shared-api/testing';
import { Toasts } from '@ifj/shared-ui';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Application } from '../../generated/operations.ts';
import { daysAhead, fillDates, typedDates } from '../../testing/interview-dates.ts';
import SetupInterviewPage from './setup-interview.page.tsx';

const link = 'https://meet.google.com/abc-defg-hij';
const sent: unknown[] = [];

interface Given {
  application?: Partial<Application>;
  organization?: Parameters<typeof organizationFactory>[0];
}

function show({ application: given = {}, organization = { interview_link: link } }: Given = {}) {
  const application = applicationFactory({ status: 'Viewed', ...given });
  apiServer.use(
    respond.get('/applications/:id', { application }),
    respond.get(
      '/me',
      userFactory({ organization: organizationFactory({ id: 'org-1', ...organization }) }),
    ),
  );
  return { application, ...open(`?id=${application.id}`) };
}

const open = (query: string) =>
  renderWithProviders(<SetupInterviewPage />, {
    path: '/setup-interview',
    address: `/setup-interview${query}`,
    session: { role: 'organization' },
    wrapper: Toasts,
  });

const takeSchedule = () =>
  http.post('*/interviews/schedule', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({
      interview: interviewFactory(),
      message: 'Interview scheduled successfully.',
    });
  });

/** A date's field takes a whole value, as the device's picker gives it. */
async function pick(label: string, value: string) {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
}

/** The words of an empty state, which are announced as well. */
const emptyWords = async (text: string) => (await screen.findAllByText(text))[0];

afterEach(() => {
  sent.length = 0;
});

describe('setting up an interview', () => {
  test('sends three dates on the organization’s clocks, and leads to the interviews', async () => {
    apiServer.use(takeSchedule());
    const { user, location, application } = show();
    expect(
      await screen.findByText(/Times are in West Africa Time \(Africa\/Lagos\)/),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Set up interview' })).toBeVisible();
    const meet = screen.getByLabelText('Google Meet link');
    expect(meet).toHaveValue(link);
    expect(meet).toHaveAttribute('readonly');
    await fillDates();
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(location().pathname).toBe('/dashboard/interviews'));
    expect(screen.getByRole('status')).toHaveTextContent('Interview scheduled successfully.');
    expect(sent).toEqual([
      {
        application_id: application.id,
        date: `${daysAhead(5)} 14:00`,
        alt_date_1: `${daysAhead(6)} 10:00`,
        alt_date_2: `${daysAhead(7)} 16:30`,
        meet_link: link,
      },
    ]);
  });

  test('shows a reader elsewhere both clocks', async () => {
    show({ organization: { interview_link: link, timezone: 'Asia/Tokyo' } });
    await pick('Preferred date and time', typedDates.date);
    const field = screen.getByLabelText('Preferred date and time');
    expect(field).toHaveAccessibleDescription(/Tokyo time \(.+\)/);
    expect(screen.getByText(/Times are in .*\(Asia\/Tokyo\).*your own clock/)).toBeVisible();
  });

  test('asks for all three, in the future, within two years, each another one', async () => {
    const { user } = show();
    const finish = await screen.findByRole('button', { name: 'Finish' });
    await user.click(finish);
    for (const label of ['Preferred date and time', 'First alternative', 'Second alternative']) {
      expect(await screen.findByRole('link', { name: `${label} is required.` })).toBeVisible();
    }
    await pick('Preferred date and time', '2020-12-05T14:00');
    await pick('First alternative', typedDates.alt_date_1);
    await pick('Second alternative', typedDates.alt_date_1);
    expect(
      await screen.findByRole('link', { name: 'Preferred date and time must be in the future.' }),
    ).toBeVisible();
    expect(
      await screen.findByRole('link', {
        name: 'Second alternative must differ from the other dates.',
      }),
    ).toBeVisible();
    await pick('Second alternative', `${daysAhead(740)}T10:00`);
    expect(
      await screen.findByRole('link', {
        name: 'Second alternative must lie within 2 years from now.',
      }),
    ).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('asks an organization without a link for one of Google Meet', async () => {
    apiServer.use(takeSchedule());
    const { user } = show({ organization: { interview_link: null } });
    await fillDates();
    const meet = screen.getByLabelText('Google Meet link');
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(
      await screen.findByRole('link', { name: 'Google Meet link is required.' }),
    ).toBeVisible();
    await user.click(meet);
    await user.paste('https://meet.google.com.evil.example/abc');
    expect(await screen.findByRole('link', { name: /Enter a Google Meet link/ })).toBeVisible();
    await user.clear(meet);
    await user.paste(link);
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(sent).toMatchObject([{ meet_link: link }]));
  });

  test('a failure stands inline until it is mended, with what was typed', async () => {
    apiServer.use(failToConnect('post', '/interviews/schedule'));
    const { user, location } = show();
    await fillDates();
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    const failure = await screen.findByRole('alert', {
      name: 'Failed to schedule interview. Please try again later. We could not reach the server.',
    });
    jest.useFakeTimers();
    jest.advanceTimersByTime(10_000);
    jest.useRealTimers();
    expect(failure).toBeVisible();
    expect(screen.getByLabelText('First alternative')).toHaveValue(typedDates.alt_date_1);
    apiServer.use(takeSchedule());
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() => expect(location().pathname).toBe('/dashboard/interviews'));
  });

  test('what the api refuses stands at its field', async () => {
    const text = 'Second alternative must lie within two years from now.';
    apiServer.use(
      respond.post(
        '/interviews/schedule',
        apiError('VALIDATION_FAILED', 'Please correct the marked fields.', { alt_date_2: text }),
        400,
      ),
    );
    const { user } = show();
    await fillDates();
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Second alternative')).toHaveAccessibleDescription(
        new RegExp(text),
      ),
    );
  });

  test('a refusal is told in the words of the api', async () => {
    apiServer.use(
      respond.post('/interviews/schedule', apiError('DATE_PASSED', 'A date is past.'), 409),
    );
    const { user } = show();
    await fillDates();
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(await screen.findByRole('alert', { name: 'A date is past.' })).toBeVisible();
    expect(screen.getByLabelText('First alternative')).toHaveValue(typedDates.alt_date_1);
  });

  test('what is typed survives a reload', async () => {
    const application = applicationFactory({ status: 'Viewed' });
    const first = show({ application });
    await fillDates();
    // Leaving the page keeps the draft at once.
    fireEvent(window, new Event('pagehide'));
    first.unmount();
    show({ application });
    expect(await screen.findByLabelText('First alternative')).toHaveValue(typedDates.alt_date_1);
  });
});

describe('arranging it anew', () => {
  test('begins with what is offered, on the organization’s clocks of now', async () => {
    const { user: _user, job: _job, ...interview } = interviewFactory();
    show({
      application: { status: 'Interview', interview },
      organization: { interview_link: link, timezone: 'Europe/London' },
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Reschedule interview' }),
    ).toBeVisible();
    expect(await screen.findByLabelText('Preferred date and time')).toHaveValue('2099-12-05T13:00');
    expect(screen.getByLabelText('Second alternative')).toHaveValue('2099-12-07T15:30');
  });

  test('an interview that was called off is set up from the start', async () => {
    const { user: _user, job: _job, ...interview } = interviewFactory();
    show({ application: { status: 'Viewed', interview: { ...interview, cancelled: true } } });
    expect(await screen.findByLabelText('Preferred date and time')).toHaveValue('');
    expect(screen.getByRole('heading', { level: 1, name: 'Set up interview' })).toBeVisible();
  });
});

describe('there is nobody to invite', () => {
  test('without an id', () => {
    open('');
    expect(screen.getByText('No application is chosen')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to applications' })).toBeVisible();
  });

  test('when the application is gone', async () => {
    apiServer.use(respond.get('/applications/:id', apiError('NOT_FOUND', 'Not found'), 404));
    open('?id=1');
    expect(await screen.findByText('This application is not available')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to applications' })).toBeVisible();
  });

  test.each(['Accepted', 'Rejected', 'Withdrawn'] as const)(
    'once the application is %s',
    async (status) => {
      const { application } = show({ application: { status } });
      expect(await emptyWords('This application has ended')).toBeVisible();
      expect(screen.getByText(status)).toBeVisible();
      expect(screen.getByRole('link', { name: 'View Application' })).toHaveAttribute(
        'href',
        `/dashboard/applications/${application.id}`,
      );
    },
  );

  test('when it ends while the form is open', async () => {
    const { user, application } = show();
    await fillDates();
    apiServer.use(
      respond.post('/interviews/schedule', apiError('ILLEGAL_TRANSITION', 'Too late.'), 409),
      respond.get('/applications/:id', { application: { ...application, status: 'Withdrawn' } }),
    );
    await user.click(screen.getByRole('button', { name: 'Finish' }));
    expect(await emptyWords('This application has ended')).toBeVisible();
  });

  test.each([
    ['/applications/:id', 'Error fetching Applications:'],
    ['/me', 'Failed to fetch user data'],
  ])('a failing %s can be tried again', async (path, title) => {
    const { unmount, application } = show();
    unmount();
    apiServer.use(respond.get(path, apiError('INTERNAL', 'Reference: r-7'), 500));
    const { user } = open(`?id=${application.id}`);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText('Reference: r-7')).toBeVisible();
    const organization = organizationFactory({ interview_link: link });
    apiServer.use(
      respond.get('/applications/:id', { application }),
      respond.get('/me', userFactory({ organization })),
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('First alternative')).toBeVisible();
  });
});
