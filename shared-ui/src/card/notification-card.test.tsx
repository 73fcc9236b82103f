import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Toasts } from '../toasts/toasts.tsx';
import { NotificationCard } from './notification-card.tsx';

function show(read: boolean, problem: string | null = null) {
  const onRead = jest
    .fn<() => Promise<string | null>>()
    .mockResolvedValueOnce(problem)
    .mockResolvedValue(null);
  render(
    <MemoryRouter>
      <Toasts>
        <NotificationCard
          title="New application"
          message="Amina has applied."
          at={new Date().toISOString()}
          to="/dashboard/applications/1"
          {...{ read, onRead }}
        />
      </Toasts>
    </MemoryRouter>,
  );
  return { onRead, card: screen.getByRole('article', { name: 'New application' }) };
}

test('a new one says so, can be opened and be marked as read', async () => {
  const { card, onRead } = show(false);
  expect(within(card).getByText('New')).toBeVisible();
  expect(within(card).getByText('Amina has applied.')).toBeVisible();
  expect(within(card).getByText('Today')).toBeVisible();
  await userEvent.click(within(card).getByRole('button', { name: /^Mark as read/ }));
  expect(onRead).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
  const link = within(card).getByRole('link', { name: 'Open: New application' });
  expect(link).toHaveAttribute('href', '/dashboard/applications/1');
  await userEvent.click(link);
  expect(onRead).toHaveBeenCalledTimes(2);
});

test('says why it could not be marked as read, until that is mended', async () => {
  const { card } = show(false, 'Reference: r-7');
  await userEvent.click(within(card).getByRole('button', { name: /^Mark as read/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The notification could not be marked as read.Reference: r-7',
  );
  await userEvent.click(within(card).getByRole('button', { name: /^Mark as read/ }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('a read one only opens', async () => {
  const { card, onRead } = show(true);
  expect(within(card).queryByText('New')).toBeNull();
  expect(within(card).queryByRole('button')).toBeNull();
  await userEvent.click(within(card).getByRole('link'));
  expect(onRead).not.toHaveBeenCalled();
});
