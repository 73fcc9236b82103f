import {
  apiError,
  apiServer,
  failToConnect,
  interviewFactory,
  renderWithProviders,
  respond,
} from '@ifj/shared-api/testing';
import { Toasts } from '@ifj/shared-ui';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { InterviewInvitation } from './interview-invitation.tsx';

type Given = Parameters<typeof interviewFactory>[0];

const sent: unknown[] = [];

function show(given: Given = {}) {
  const interview = interviewFactory({ timezone: 'America/New_York', ...given });
  const onChosen = jest.fn();
  const page = renderWithProviders(
    <InterviewInvitation interview={interview} onChosen={onChosen} />,
    { session: { role: 'student' }, wrapper: Toasts },
  );
  const confirm = async () => {
    await page.user.click(await screen.findByRole('button', { name: 'Confirm date' }));
  };
  return { ...page, interview, onChosen, confirm };
}

const takeChoice = http.patch('*/interview/:id/update-date', async ({ request }) => {
  sent.push(await request.json());
  return HttpResponse.json({ interview: interviewFactory(), message: 'ok' });
});

beforeEach(() => {
  sent.length = 0;
});

describe('an open invitation', () => {
  test('offers its three dates, each on both clocks with their names', async () => {
    show();
    const offers = await screen.findAllByRole('radio');
    expect(offers).toHaveLength(3);
    for (const offer of offers) expect(offer).not.toBeChecked();
    expect(
      screen.getByRole('radio', {
        name: /^Sat, December 5, 2099 at 2:00\sPM, New York time \(.+\)$/,
      }),
    ).toBeVisible();
    expect(
      screen.getByText(/^Until you confirm one, it is on Sat, December 5, 2099/),
    ).toBeVisible();
  });

  test('offers no date that is past', async () => {
    const { offered_at } = interviewFactory();
    show({ offered_at: { ...offered_at, date: '2024-12-05T13:00:00.000Z' } });
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
    expect(screen.queryByRole('radio', { name: /^Sat, December 5/ })).toBeNull();
  });

  test('asks for one of them before it is confirmed', async () => {
    const { confirm } = show();
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please select an alternative date before confirming.',
    );
    expect(sent).toEqual([]);
  });

  test.each([
    [0, 'date', '2099-12-05 14:00'],
    [2, 'alt_date_2', '2099-12-07 16:30'],
  ] as const)('takes the one that is picked', async (index, name, date) => {
    apiServer.use(takeChoice);
    const { user, confirm, onChosen } = show();
    const offer = (await screen.findAllByRole('radio'))[index];
    if (offer) await user.click(offer);
    await confirm();
    expect(await screen.findByText('Alternative date confirmed successfully!')).toBeVisible();
    const starts_at = interviewFactory().offered_at[name];
    expect(sent).toEqual([{ selected_date: name, date, starts_at }]);
    expect(onChosen).toHaveBeenCalledTimes(1);
  });

  const failed = 'Failed to confirm the alternative date. Please try again.';

  test.each([
    [
      failToConnect('patch', '/interview/:id/update-date'),
      `${failed} We could not reach the server.`,
    ],
    [
      respond.patch('/interview/:id/update-date', apiError('INTERNAL', 'Reference: r-7'), 500),
      `${failed} Reference: r-7`,
    ],
    [
      respond.patch('/interview/:id/update-date', apiError('FORBIDDEN', 'It is not yours.'), 403),
      'It is not yours.',
    ],
    // The toast has its reason on a line of its own.
    [
      respond.patch('/interview/:id/update-date', apiError('OFFER_CHANGED', 'Look again.'), 409),
      `${failed}Look again.`,
    ],
  ])('says when and why that failed, and keeps what was picked', async (handler, text) => {
    apiServer.use(handler);
    const { user, confirm, onChosen } = show();
    const [offer] = await screen.findAllByRole('radio');
    if (offer) await user.click(offer);
    await confirm();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(offer).toBeChecked();
    expect(onChosen).not.toHaveBeenCalled();
  });

  test('offers no longer what the api refused as past', async () => {
    const past = apiError('DATE_PASSED', 'It is past.');
    apiServer.use(respond.patch('/interview/:id/update-date', past, 409));
    const { user, confirm } = show();
    await user.click(await screen.findByRole('radio', { name: /^Sun, December 6/ }));
    await confirm();
    const left = await screen.findByRole('radio');
    expect(left).not.toBeChecked();
    expect(left).toHaveAccessibleName(expect.stringMatching(/^Mon, December 7/));
  });

  test('drops what was picked once other dates are offered, and says so', async () => {
    const interview = interviewFactory();
    const offered = { ...interview.offered, alt_date_1: '2099-12-08 10:00' };
    function Rescheduled() {
      const [isChanged, setChanged] = useState(false);
      return (
        <>
          <button onClick={() => setChanged(true)}>reschedule</button>
          <InterviewInvitation interview={isChanged ? { ...interview, offered } : interview} />
        </>
      );
    }
    const { user } = renderWithProviders(<Rescheduled />);
    await user.click(await screen.findByRole('radio', { name: /^Sun, December 6/ }));
    await user.click(screen.getByText('reschedule'));
    expect(screen.getByText('The dates to choose from have changed.')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Tue, December 8/ })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Confirm date' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please select');
    expect(sent).toEqual([]);
  });
});

describe('an answered one', () => {
  test('shows the choice among what was offered, and the way in', () => {
    show({ open: false, selected_date: 'alt_date_1', date: '2099-12-06 10:00' });
    expect(screen.getByText(/^Sun, December 6, 2099 .*, your choice$/)).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText(/^It is on Sun, December 6, 2099 at 10:00/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Join interview/ })).toHaveAttribute(
      'href',
      'https://meet.google.com/abc-defg-hij',
    );
  });

  test('leads nowhere but to Google Meet', () => {
    show({ open: false, meet_link: 'https://meet.example.com/x' });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('its file for a calendar', () => {
  test('is saved, under the name that the mail has', async () => {
    const made: Blob[] = [];
    // The browser of the tests has no addresses of blobs.
    URL.createObjectURL = (content) => {
      made.push(content as Blob);
      return '#';
    };
    const { user } = show({ open: false, event: 'Interview: Editor at Kuda Works' });
    await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(made).toHaveLength(1));
    expect(made[0]?.type).toBe('text/calendar');
    expect(await made[0]?.text()).toContain('SUMMARY:Interview: Editor at Kuda Works');
  });
});

const calledOff = { cancelled: true, open: false } as const;
const past = { category: 'completed', open: false, date: '2024-12-06 10:00' } as const;
const day = 'The interview was on December 6, 2024.';

test.each([
  [{ ...calledOff, application: { status: 'Viewed' } }, 'This interview does not take place.'],
  [
    { ...calledOff, application: { status: 'Rejected' } },
    'This interview does not take place. Your application was rejected.',
  ],
  [
    { ...calledOff, application: { status: 'Withdrawn' } },
    'This interview does not take place. You withdrew your application.',
  ],
  [
    { ...calledOff, application: { status: 'Open' } },
    'This interview does not take place. Your application was rejected.',
  ],
  [past, `${day} The organization has not decided yet.`],
  [{ ...past, application: { status: 'Accepted' } }, `${day} Your application was accepted.`],
  [{ ...past, application: { status: 'Rejected' } }, `${day} Your application was rejected.`],
  [{ ...past, application: { status: 'Open' } }, `${day} Your application was rejected.`],
  [{ ...past, application: { status: 'Withdrawn' } }, `${day} You withdrew your application.`],
] as const)('one that is over says what became of it: %o', (given, text) => {
  show(given);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
