import { expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { NotificationCard } from './notification-card.tsx';

function show(read: boolean) {
  const onOpen = jest.fn<() => void>();
  const onRead = jest.fn<() => void>();
  render(
    <MemoryRouter>
      <NotificationCard
        title="New application"
        message="Amina has applied."
        at={new Date().toISOString()}
        to="/dashboard/applications/1"
        {...{ read, onOpen, onRead }}
      />
    </MemoryRouter>,
  );
  return { onOpen, onRead, card: screen.getByRole('article', { name: 'New application' }) };
}

test('a new one says so, can be opened and be marked as read', async () => {
  const { card, onOpen, onRead } = show(false);
  expect(within(card).getByText('New')).toBeVisible();
  expect(within(card).getByText('Amina has applied.')).toBeVisible();
  expect(within(card).getByText('Today')).toBeVisible();
  await userEvent.click(within(card).getByRole('button', { name: /^Mark as read/ }));
  expect(onRead).toHaveBeenCalledTimes(1);
  expect(onOpen).not.toHaveBeenCalled();
  const link = within(card).getByRole('link', { name: 'Open: New application' });
  expect(link).toHaveAttribute('href', '/dashboard/applications/1');
  await userEvent.click(link);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('a read one only opens', () => {
  const { card } = show(true);
  expect(within(card).queryByText('New')).toBeNull();
  expect(within(card).queryByRole('button')).toBeNull();
  expect(within(card).getByRole('link')).toBeVisible();
});
