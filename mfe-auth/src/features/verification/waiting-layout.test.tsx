import {
  apiError,
  apiServer,
  organizationFactory,
  renderWithProviders,
  respond,
  userFactory,
} from '@ifj/shared-api/testing';
import { Toasts } from '@ifj/shared-ui';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { WaitingLayout } from './waiting-layout.tsx';

type Verification = ReturnType<typeof organizationFactory>['verification'];

const answerMe = (verification: Verification, given: { has_password?: boolean } = {}) =>
  respond.get(
    '/me',
    userFactory({ verified: 0, organization: organizationFactory({ verification }), ...given }),
  );

const show = () =>
  renderWithProviders(
    <WaitingLayout>
      <p>Your company</p>
    </WaitingLayout>,
    {
      path: '/unverified-company',
      address: '/unverified-company',
      session: { role: 'organization', verified: 0 },
      wrapper: Toasts,
    },
  );

const open = (verification: Verification = 'pending', given?: { has_password?: boolean }) => {
  apiServer.use(answerMe(verification, given));
  return show();
};

describe('an organization that waits', () => {
  test.each(['pending', 'refused'] as const)(
    'has its own account below what it corrects: %s',
    async (verification) => {
      open(verification);
      const account = await screen.findByRole('region', { name: 'Account' });
      for (const name of [
        'Change password',
        'Sign out everywhere',
        'Download our data',
        'Delete account',
      ]) {
        expect(within(account).getByRole('button', { name })).toBeVisible();
      }
      const order = screen.getByText('Your company').compareDocumentPosition(account);
      expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  test('deletes it with its password, and the session goes with it', async () => {
    apiServer.use(respond.delete('/me', null, 204));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete account?' });
    expect(within(dialog).getByText(/your request for approval/)).toBeVisible();
    await user.type(within(dialog).getByLabelText('Password'), 'correct horse');
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText('Your account has been deleted.')).toBeVisible();
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  test('without a password chooses one by a link', async () => {
    open('pending', { has_password: false });
    const way = await screen.findByRole('link', { name: 'Choose a password' });
    expect(way).toHaveAttribute('href', '/reset');
  });
});

test('an account that could not be loaded is not shown', async () => {
  apiServer.use(respond.get('/me', apiError('INTERNAL', 'Reference r-1'), 500));
  const { store } = show();
  await waitFor(() =>
    expect(Object.values(store.getState().api.queries)).toMatchObject([{ status: 'rejected' }]),
  );
  expect(screen.queryByRole('region', { name: 'Account' })).toBeNull();
});
