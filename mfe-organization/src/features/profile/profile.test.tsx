import type { Organization } from '@ifj/shared-api';
import {
  apiError,
  apiServer,
  failToConnect,
  organizationFactory,
  renderWithProviders,
  respond,
  userFactory,
} from '@ifj/shared-api/testing';
import { Toasts } from '@ifj/shared-ui';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import ProfilePage from './profile.page.tsx';

const sent: unknown[] = [];
const organization = organizationFactory({ id: 'org-1' });

const answerMe = (given: Partial<Organization> = {}) =>
  respond.get('/me', userFactory({ organization: { ...organization, ...given } }));

const takeUpdate = (changed: Partial<Organization> = {}) =>
  http.put('*/organization/:id/update', async ({ request }) => {
    sent.push(await request.json());
    apiServer.use(answerMe(changed));
    return HttpResponse.json({
      message: 'Profile Edited Successfully',
      organization: { ...organization, ...changed },
    });
  });

const open = (query = '') =>
  renderWithProviders(<ProfilePage />, {
    path: '/dashboard/profile',
    address: `/dashboard/profile${query}`,
    session: { role: 'organization' },
    wrapper: Toasts,
  });

async function edit(given?: Partial<Organization>) {
  apiServer.use(answerMe(given));
  const page = open('?edit');
  const field = await screen.findByLabelText('Company name');
  const retype = async (label: RegExp | string, text: string) => {
    await page.user.clear(screen.getByLabelText(label));
    if (text !== '') await page.user.type(screen.getByLabelText(label), text);
  };
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  return { ...page, field, retype, save };
}

beforeEach(() => {
  sent.length = 0;
});

describe('the view', () => {
  test('says what the organization has said about itself', async () => {
    apiServer.use(answerMe());
    open();
    for (const text of [
      'Kuda Works',
      'people@kuda.example',
      '12 Marina Road',
      'Lagos',
      'RC123456',
      '08031234567',
      'None yet',
      'West Africa Time (Africa/Lagos)',
    ]) {
      expect(await screen.findByText(text)).toBeVisible();
    }
  });

  test.each([
    [404, 'User not found'],
    [500, 'Failed to fetch user data'],
  ])('a %i says “%s”, and can be tried again', async (status, title) => {
    apiServer.use(respond.get('/me', apiError('X', 'Reference: r-7'), status));
    const { user } = open();
    expect(await screen.findByText(title)).toBeVisible();
    apiServer.use(answerMe());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Kuda Works')).toBeVisible();
  });

  test('without an id of the user there is a way to log in', () => {
    renderWithProviders(<ProfilePage />);
    expect(screen.getByText('User ID not found. Please log in again.')).toBeVisible();
    expect(screen.getByText('You need to be signed in to see this page.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });
});

describe('editing', () => {
  test('saves, says so, and comes back to the view', async () => {
    apiServer.use(
      takeUpdate({ company_street_address: '1 Broad Street', timezone: 'Africa/Accra' }),
    );
    apiServer.use(answerMe());
    const { user, location } = open();
    await user.click(await screen.findByRole('link', { name: 'Edit profile' }));
    const address = await screen.findByLabelText('Street address');
    await user.clear(address);
    await user.type(address, ' 1 Broad Street ');
    await user.selectOptions(screen.getByLabelText('Time zone'), 'Africa/Accra');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Profile Edited Successfully')).toBeVisible();
    await waitFor(() => expect(location().search).toBe(''));
    expect(screen.getByText('1 Broad Street')).toBeVisible();
    expect(sent).toEqual([
      {
        company_name: 'Kuda Works',
        company_state: 'Lagos',
        company_street_address: '1 Broad Street',
        phone: '08031234567',
        timezone: 'Africa/Accra',
      },
    ]);
  });

  test('names each field that is missing', async () => {
    const { user, retype, save } = await edit();
    for (const label of ['Company name', 'Street address', 'Phone']) {
      await retype(label, '');
    }
    await user.selectOptions(screen.getByLabelText('State'), '');
    await save();
    for (const text of [
      'company name is required.',
      'company state is required.',
      'company street address is required.',
      'phone is required.',
    ]) {
      expect(await screen.findByRole('link', { name: text })).toBeVisible();
    }
    expect(sent).toEqual([]);
  });

  test('leaves a CAC number that is not given as it is', async () => {
    apiServer.use(takeUpdate());
    const { retype, save } = await edit();
    await retype('CAC number', '');
    await save();
    expect(await screen.findByText('Profile Edited Successfully')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]).not.toHaveProperty('company_cac_number');
  });

  test('takes no link but one of Google Meet', async () => {
    const { user, save } = await edit();
    await user.click(screen.getByLabelText(/^Interview link/));
    await user.paste('https://zoom.example/1');
    await save();
    expect(await screen.findByRole('link', { name: /Enter a Google Meet link/ })).toBeVisible();
  });

  test('Cancel comes back without saving, and forgets what was typed', async () => {
    const { user, location, retype } = await edit();
    await retype('Street address', '1 Broad Street');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(location().search).toBe(''));
    expect(await screen.findByText('12 Marina Road')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Edit profile' }));
    expect(await screen.findByLabelText('Street address')).toHaveValue('12 Marina Road');
    expect(sent).toEqual([]);
  });

  test.each([
    [failToConnect('put', '/organization/:id/update'), /^Failed to update company profile\. /],
    [respond.put('/organization/:id/update', 'Bad gateway', 502), /^Failed to update company/],
    [
      respond.put('/organization/:id/update', apiError('INTERNAL', 'Reference: r-7'), 500),
      'Failed to update company profile. Reference: r-7',
    ],
    [
      respond.put('/organization/:id/update', apiError('CONFLICT', 'That name is taken.'), 409),
      'That name is taken.',
    ],
  ])('a failure is told above the form', async (handler, text) => {
    const { retype, save } = await edit();
    apiServer.use(handler);
    await retype('Street address', '1 Broad Street');
    await save();
    expect(await screen.findByRole('alert', { name: text })).toBeVisible();
    expect(screen.getByLabelText('Street address')).toHaveValue('1 Broad Street');
  });

  test('the states can be asked for again', async () => {
    apiServer.use(respond.get('/locations', apiError('INTERNAL', 'Down'), 500));
    const { user } = await edit();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByLabelText('State')).toHaveValue('Lagos');
    apiServer.use(respond.get('/locations', { data: [{ name: 'Lagos' }, { name: 'Kano' }] }));
    await user.click(retry);
    expect(await screen.findByRole('option', { name: 'Kano' })).toBeInTheDocument();
  });
});

describe('a change of what was approved', () => {
  const ask = () => screen.findByRole('alertdialog', { name: 'Ask for approval again?' });

  test.each([
    ['Company name', 'Kuda Works Limited'],
    ['CAC number', 'RC999999'],
  ])('of the %s is asked about before it is saved', async (label, text) => {
    apiServer.use(takeUpdate());
    const { user, retype, save } = await edit();
    await retype(label, text);
    await save();
    await user.click(within(await ask()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText(label)).toHaveValue(text);
    await save();
    await user.click(within(await ask()).getByRole('button', { name: 'Save and wait' }));
    expect(await screen.findByText('Profile Edited Successfully')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('makes the session one that waits for approval', async () => {
    apiServer.use(
      http.put('*/organization/:id/update', () => {
        const pending = { ...organization, verification: 'pending' as const };
        apiServer.use(respond.get('/me', userFactory({ organization: pending, verified: 0 })));
        return HttpResponse.json({ message: 'ok', organization: pending });
      }),
    );
    const { user, store, retype, save } = await edit();
    await retype('CAC number', 'RC999999');
    await save();
    await user.click(within(await ask()).getByRole('button', { name: 'Save and wait' }));
    await waitFor(() => expect(store.getState().session.unverified).toBe(true));
  });

  test('is none where only the spelling differs, or nothing was approved yet', async () => {
    apiServer.use(takeUpdate());
    const { retype, save } = await edit();
    await retype('Company name', ' Kuda  Works ');
    await retype('CAC number', 'rc-123 456');
    await save();
    expect(await screen.findByText('Profile Edited Successfully')).toBeVisible();
  });
});

describe('the account', () => {
  test('goes with its password, and the session with it', async () => {
    apiServer.use(answerMe(), respond.delete('/me', null, 204));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete account?' });
    expect(within(dialog).getByText(/every application that you received/)).toBeVisible();
    await user.type(within(dialog).getByLabelText('Password'), 'correct horse');
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText('Your account has been deleted.')).toBeVisible();
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  test('shows at its field that the password is wrong', async () => {
    apiServer.use(
      answerMe(),
      respond.post(
        '/password',
        apiError('VALIDATION_FAILED', 'Please correct the marked fields.', {
          current_password: 'This is not your password.',
        }),
        400,
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Change password' }));
    const current = await screen.findByLabelText('Current password');
    await user.type(current, 'wrong');
    await user.type(screen.getByLabelText('New password'), 'battery staple');
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Change password' }),
    );
    await waitFor(() => expect(current).toHaveAccessibleDescription(/This is not your password\./));
  });

  test('is signed out everywhere', async () => {
    apiServer.use(answerMe(), respond.post('/logout-everywhere', null, 204));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: 'Sign out everywhere',
      }),
    );
    expect(await screen.findByText('You have been logged out everywhere.')).toBeVisible();
    expect(localStorage.getItem('authToken')).toBeNull();
  });
});
