import { renderWithProviders } from '@ifj/shared-api/testing';
import { Toasts } from '@ifj/shared-ui';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Logout } from './logout.tsx';

const draft = 'ifj-draft:correction:org-1';

/** An organization that waits asks for the way out, with a correction that is not sent. */
const ask = async () => {
  const page = renderWithProviders(<Logout />, {
    path: '/unverified-company',
    address: '/unverified-company',
    session: { role: 'organization', verified: 0 },
    wrapper: Toasts,
  });
  sessionStorage.setItem(draft, '{"company_cac_number":"RC999999"}');
  await page.user.click(screen.getByRole('button', { name: 'Logout' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Logout Confirmation' });
  expect(within(dialog).getByText('Are you sure you want to logout?')).toBeVisible();
  return { ...page, press: (name: string) => page.user.click(within(dialog).getByText(name)) };
};

test('whoever thinks better of logging out stays, with what was typed', async () => {
  const { press, location } = await ask();
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(location().pathname).toBe('/unverified-company');
  expect(localStorage.getItem('authToken')).not.toBeNull();
  expect(sessionStorage.getItem(draft)).not.toBeNull();
});

test('whoever confirms it is logged out, and told so', async () => {
  const { press, location } = await ask();
  await press('Confirm');
  await waitFor(() => expect(location().pathname).toBe('/login'));
  expect(localStorage.getItem('authToken')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('You have been logged out successfully!');
});
