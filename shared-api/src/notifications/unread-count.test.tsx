import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useGetMeQuery } from '../generated/operations.ts';
import { apiServer, nextId, renderWithStore, respond, userFactory } from '../testing/index.ts';
import { useNotificationList } from './use-notification-list.ts';

const userId = nextId();

function List() {
  const { isSuccess } = useNotificationList(userId);
  return <p>{isSuccess ? 'listed' : 'waiting'}</p>;
}

function Menu() {
  const { data } = useGetMeQuery();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>{data && `${data.counters['unread_notifications'] ?? 0} unread`}</p>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && <List />}
    </>
  );
}

test('the number in the menu is that of the list which was read last', async () => {
  apiServer.use(
    respond.get('/me', userFactory({ counters: { unread_notifications: 2 } })),
    respond.get('/view_notifications/:id', {
      notifications: [],
      meta: { next_cursor: null, unread: 3 },
    }),
  );
  renderWithStore(<Menu />);
  expect(await screen.findByText('2 unread')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('listed')).toBeVisible();
  expect(screen.getByText('3 unread')).toBeVisible();
});
