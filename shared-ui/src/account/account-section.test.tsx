import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SubmitError } from '../form/submit-error.ts';
import { AccountSection } from './account-section.tsx';
import type { AccountSectionProps } from './account-section-props.ts';

const refuse = (message: string, fields?: Record<string, string>) => () =>
  Promise.reject(new SubmitError({ message, fields }));

async function show(given: Partial<AccountSectionProps> = {}) {
  const done = () => jest.fn<(...given: unknown[]) => Promise<void>>().mockResolvedValue();
  const works = {
    onChangePassword: done(),
    onSignOutEverywhere: done(),
    onDownload: done(),
    onDelete: done(),
    onSignInAgain: done(),
  };
  const goes = ['Your jobs.', 'Your files.'];
  render(
    <MemoryRouter>
      <AccountSection
        hasPassword
        passwordLength={{ minLength: 8, maxLength: 128 }}
        goes={goes}
        downloadText="Download our data"
        {...works}
        {...given}
      />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const press = async (name: string) => {
    await user.click(await screen.findByRole('button', { name }));
  };
  return { user, press, works };
}

describe('changing the password', () => {
  test('asks for both, sends them, and closes', async () => {
    const { user, press, works } = await show();
    await press('Change password');
    const dialog = await screen.findByRole('dialog', { name: 'Change password' });
    await user.click(within(dialog).getByRole('button', { name: 'Change password' }));
    expect(
      await within(dialog).findByRole('link', { name: 'Current password is required.' }),
    ).toBeVisible();
    await user.type(within(dialog).getByLabelText('Current password'), 'correct horse');
    await user.type(within(dialog).getByLabelText('New password'), 'short');
    await user.click(within(dialog).getByRole('button', { name: 'Change password' }));
    expect(
      await within(dialog).findByRole('link', { name: /needs at least 8 characters/ }),
    ).toBeVisible();
    await user.type(within(dialog).getByLabelText('New password'), ' of another kind');
    await user.click(within(dialog).getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(works.onChangePassword).toHaveBeenCalledWith({
      current_password: 'correct horse',
      new_password: 'short of another kind',
    });
  });

  test('shows at its field what was refused, and keeps what was typed', async () => {
    const { user, press } = await show({
      onChangePassword: refuse('Please correct the marked fields.', {
        current_password: 'This is not your password.',
      }),
    });
    await press('Change password');
    const current = await screen.findByLabelText('Current password');
    await user.type(current, 'wrong');
    await user.type(screen.getByLabelText('New password'), 'battery staple');
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Change password' }),
    );
    await waitFor(() => expect(current).toHaveAccessibleDescription(/This is not your password\./));
    expect(current).toHaveValue('wrong');
  });
});

test.each([
  ['Change password', 'dialog'],
  ['Delete account', 'alertdialog'],
])('%s can be thought better of', async (button, role) => {
  const { user, press, works } = await show();
  await press(button);
  await user.click(within(await screen.findByRole(role)).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
  for (const work of Object.values(works)) expect(work).not.toHaveBeenCalled();
});

describe('signing out everywhere', () => {
  test('asks first', async () => {
    const { user, press, works } = await show();
    await press('Sign out everywhere');
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(works.onSignOutEverywhere).not.toHaveBeenCalled();
  });

  test('says why it failed', async () => {
    const { user, press } = await show({ onSignOutEverywhere: refuse('No connection.') });
    await press('Sign out everywhere');
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('No connection.');
  });
});

test('a download that fails says why, and can be tried again', async () => {
  const onDownload = jest
    .fn<() => Promise<void>>()
    .mockImplementationOnce(refuse('No connection.'))
    .mockResolvedValue();
  const { press } = await show({ onDownload });
  await press('Download our data');
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
  await press('Download our data');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(onDownload).toHaveBeenCalledTimes(2);
});

describe('whoever signs in with Google alone', () => {
  test('can choose a password by a link', async () => {
    await show({ hasPassword: false });
    const way = await screen.findByRole('link', { name: 'Choose a password' });
    expect(way).toHaveAttribute('href', '/reset');
    expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  });

  test('is led to Google before the account is deleted, and told when that was not done', async () => {
    const refusal = 'Please sign in with Google once more.';
    const onDelete = jest
      .fn<(password?: string) => Promise<void>>()
      .mockImplementationOnce(refuse(refusal))
      .mockResolvedValue();
    const { user, press, works } = await show({ hasPassword: false, onDelete });
    await press('Delete account');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete account?' }));
    expect(dialog.getByText('Your jobs.')).toBeVisible();
    expect(dialog.queryByLabelText('Password')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(refusal);
    await user.click(dialog.getByRole('button', { name: 'Sign in with Google' }));
    expect(works.onSignInAgain).toHaveBeenCalledTimes(1);
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
    expect(onDelete).toHaveBeenCalledTimes(2);
    expect(onDelete).toHaveBeenLastCalledWith(undefined);
  });
});

describe('deleting the account', () => {
  test('says what goes, and asks for the password', async () => {
    const { user, press, works } = await show();
    await press('Delete account');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete account?' });
    expect(within(dialog).getByText('Your jobs.')).toBeVisible();
    expect(within(dialog).getByText('Your files.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    expect(
      await within(dialog).findByRole('link', { name: 'Password is required.' }),
    ).toBeVisible();
    expect(works.onDelete).not.toHaveBeenCalled();
    await user.type(within(dialog).getByLabelText('Password'), 'correct horse');
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(works.onDelete).toHaveBeenCalledWith('correct horse'));
  });
});
