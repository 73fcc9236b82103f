import type { Notification } from '@ifj/shared-api';
import {
  apiError,
  apiServer,
  interviewFactory,
  nextId,
  notificationFactory,
  renderWithProviders,
  respond,
} from '@ifj/shared-api/testing';
import { Toasts } from '@ifj/shared-ui';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import NotificationListPage from './notification-list.page.tsx';

const marked: unknown[] = [];

const answer = (notifications: Notification[]) =>
  respond.get('/view_notifications/:id', { notifications, meta: { next_cursor: null, unread: 1 } });

const invitation = notificationFactory({
  kind: 'interview-invitation',
  title: 'Interview invitation',
  message: 'Kuda Works invites you to an interview for “Editor”.',
  link: '/dashboard/applications?tab=Interview',
  interview: interviewFactory(),
});

const open = () =>
  renderWithProviders(<NotificationListPage />, {
    path: '/dashboard/Notifications',
    address: '/dashboard/Notifications',
    session: { role: 'student', user_id: nextId() },
    wrapper: Toasts,
  });

const takeMark = http.patch('*/notifications/:id', async ({ request, params }) => {
  marked.push([params['id'], await request.json()]);
  return HttpResponse.json({ notification: { ...invitation, read: true } });
});

const card = (name = 'Interview invitation') => screen.findByRole('article', { name });

beforeEach(() => {
  marked.length = 0;
});

test('each says what happened, whether it is new, and leads to where it is seen', async () => {
  apiServer.use(
    answer([
      invitation,
      notificationFactory({ title: 'Application viewed', read: true, interview: null }),
    ]),
    takeMark,
  );
  const { user, location } = open();
  const viewed = within(await card('Application viewed'));
  expect(viewed.queryByText('New')).toBeNull();
  expect(viewed.queryByRole('radio')).toBeNull();
  const invited = within(await card());
  expect(invited.getByText(/invites you to an interview/)).toBeVisible();
  expect(invited.getByText('New')).toBeVisible();
  await user.click(invited.getByRole('link', { name: /^Open/ }));
  expect(location()).toMatchObject({
    pathname: '/dashboard/applications',
    search: '?tab=Interview',
  });
  await waitFor(() => expect(marked).toEqual([[invitation.id, { read: true }]]));
});

test('an invitation is answered in its place, and is read by that', async () => {
  const { interview } = invitation;
  if (!interview) throw new Error('An invitation has its interview');
  apiServer.use(
    answer([invitation]),
    takeMark,
    http.patch(`*/interview/${interview.id}/update-date`, () => {
      const chosen = { ...interview, open: false, selected_date: 'alt_date_1' as const };
      apiServer.use(answer([{ ...invitation, read: true, interview: chosen }]));
      return HttpResponse.json({ interview: chosen, message: 'ok' });
    }),
  );
  const { user } = open();
  const [, second] = await within(await card()).findAllByRole('radio');
  if (second) await user.click(second);
  await user.click(screen.getByRole('button', { name: 'Confirm date' }));
  expect(await screen.findByText('Alternative date confirmed successfully!')).toBeVisible();
  expect(await screen.findByText(/your choice$/)).toBeVisible();
  expect(marked).toEqual([[invitation.id, { read: true }]]);
});

test('none', async () => {
  apiServer.use(answer([]));
  open();
  const [words] = await screen.findAllByText('No notifications available at the moment.');
  expect(words).toBeVisible();
});

test('a failure gives its reason and a retry', async () => {
  apiServer.use(
    respond.get('/view_notifications/:id', apiError('INTERNAL', 'Reference: r-7'), 500),
  );
  const { user } = open();
  expect(await screen.findByText('Reference: r-7')).toBeVisible();
  apiServer.use(answer([invitation]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card()).toBeVisible();
});

test('without an id of the user there is a way to log in', () => {
  renderWithProviders(<NotificationListPage />);
  expect(screen.getByText('User ID not found. Please log in again.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});
