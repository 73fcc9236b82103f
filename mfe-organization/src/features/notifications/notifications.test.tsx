import type { Notification } from '@ifj/shared-api';
import {
  apiError,
  apiServer,
  nextId,
  notificationFactory,
  renderWithProviders,
  respond,
} from '@ifj/shared-api/testing';
import { Toasts } from '@ifj/shared-ui';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import NotificationListPage from './notification-list.page.tsx';

const userId = nextId();
const marked: unknown[] = [];

const answer = (notifications: Notification[]) =>
  respond.get('/view_notifications/:id', {
    notifications,
    meta: { next_cursor: null, unread: notifications.filter(({ read }) => !read).length },
  });

const open = () =>
  renderWithProviders(<NotificationListPage />, {
    path: '/dashboard/Notifications',
    address: '/dashboard/Notifications',
    session: { role: 'organization', user_id: userId },
    wrapper: Toasts,
  });

/** Marks it, and lists it so from then on. */
const takeMark = (notification: Notification) =>
  http.patch('*/notifications/:id', async ({ request, params }) => {
    marked.push([params['id'], await request.json()]);
    const read = { ...notification, read: true };
    apiServer.use(answer([read]));
    return HttpResponse.json({ notification: read });
  });

const card = () => screen.findByRole('article', { name: 'New application' });

/** The words of an empty state, which are announced as well. */
const emptyWords = async (text: string) => (await screen.findAllByText(text))[0];

beforeEach(() => {
  marked.length = 0;
});

test('says what happened and when, and which is new', async () => {
  apiServer.use(
    answer([
      notificationFactory({ created_at: new Date().toISOString() }),
      notificationFactory({ title: 'Application withdrawn', read: true }),
    ]),
  );
  open();
  const first = within(await card());
  expect(first.getByText(/Amina Bello has applied/)).toBeVisible();
  expect(first.getByText('Today')).toBeVisible();
  expect(first.getByText('New')).toBeVisible();
  const second = within(screen.getByRole('article', { name: 'Application withdrawn' }));
  expect(second.queryByText('New')).toBeNull();
  expect(second.getByText(/days ago|^\d/)).toBeVisible();
});

test('following its link makes it read', async () => {
  const notification = notificationFactory();
  apiServer.use(answer([notification]), takeMark(notification));
  const { user, location } = open();
  await user.click(within(await card()).getByRole('link', { name: /^Open/ }));
  expect(location().pathname).toBe(notification.link);
  await waitFor(() => expect(marked).toEqual([[notification.id, { read: true }]]));
});

test('following the link of a read one tells nobody', async () => {
  apiServer.use(answer([notificationFactory({ read: true })]));
  const { user, location } = open();
  await user.click(within(await card()).getByRole('link', { name: /^Open/ }));
  expect(location().pathname).toMatch(/applications/);
  expect(marked).toEqual([]);
});

describe('its button', () => {
  test('makes it read', async () => {
    const notification = notificationFactory();
    apiServer.use(answer([notification]), takeMark(notification));
    const { user } = open();
    await user.click(within(await card()).getByRole('button', { name: /^Mark as read/ }));
    await waitFor(() => expect(screen.queryByText('New')).toBeNull());
    expect(marked).toEqual([[notification.id, { read: true }]]);
  });

  test('says when that failed', async () => {
    apiServer.use(
      answer([notificationFactory()]),
      respond.patch('/notifications/:id', apiError('INTERNAL', 'Reference: r-7'), 500),
    );
    const { user } = open();
    await user.click(within(await card()).getByRole('button', { name: /^Mark as read/ }));
    const failure = await screen.findByRole('alert');
    expect(failure).toHaveTextContent(
      'The notification could not be marked as read.Reference: r-7',
    );
    expect(screen.getByText('New')).toBeVisible();
  });
});

test('none', async () => {
  apiServer.use(answer([]));
  open();
  expect(await emptyWords('No notifications available at the moment.')).toBeVisible();
});

test('a failure gives its reason and a retry', async () => {
  apiServer.use(
    respond.get('/view_notifications/:id', apiError('INTERNAL', 'Reference: r-7'), 500),
  );
  const { user } = open();
  expect(await screen.findByText('Reference: r-7')).toBeVisible();
  apiServer.use(answer([notificationFactory()]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card()).toBeVisible();
});

test('without an id of the user there is a way to log in', () => {
  renderWithProviders(<NotificationListPage />);
  expect(screen.getByText('User ID not found. Please log in again.')).toBeVisible();
  expect(screen.getByText('You need to be signed in to see this page.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});
