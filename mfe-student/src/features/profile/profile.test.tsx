import type { Student } from '@ifj/shared-api';
import {
  apiError,
  apiServer,
  failToConnect,
  renderWithProviders,
  renderWithStore,
  respond,
  studentFactory,
  userFactory,
} from '@ifj/shared-api/testing';
import { hearHistoryMoves, Toasts } from '@ifj/shared-ui';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { BrowserRouter } from 'react-router-dom';
import { editOriginOf, whileApplying } from './edit-origin.ts';
import ProfilePage from './profile.page.tsx';

const sent: unknown[] = [];
const student = studentFactory({ id: 'student-1' });

const answerMe = (given: Partial<Student> = {}) =>
  respond.get('/me', userFactory({ student: { ...student, ...given } }));

const takeUpdate = (changed: Partial<Student> = {}) =>
  http.put('*/student/student-1/update', async ({ request }) => {
    sent.push(await request.json());
    apiServer.use(answerMe(changed));
    return HttpResponse.json({
      message: 'Profile Edited Successfully',
      student: { ...student, ...changed },
    });
  });

const open = (query = '') =>
  renderWithProviders(<ProfilePage />, {
    path: '/dashboard/profile',
    address: `/dashboard/profile${query}`,
    session: { role: 'student' },
    wrapper: Toasts,
  });

async function edit(given?: Partial<Student>) {
  apiServer.use(answerMe(given));
  const page = open('?edit');
  await screen.findByLabelText('Name');
  const retype = async (label: string, text: string) => {
    await page.user.clear(screen.getByLabelText(label));
    if (text !== '') await page.user.type(screen.getByLabelText(label), text);
  };
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save Changes' }));
  return { ...page, retype, save };
}

beforeEach(() => {
  sent.length = 0;
});

describe('the view', () => {
  test('says what the student has said about themselves', async () => {
    apiServer.use(answerMe({ sex: null }));
    open();
    for (const text of [
      'Amina Bello',
      'amina@example.com',
      'Not given',
      'Computer Science',
      'BSc',
      'University of Lagos',
      'Undergraduate',
      '+2348031234567',
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
    expect(await screen.findByText('Amina Bello')).toBeVisible();
  });

  test('without an id of the user there is a way to log in', () => {
    renderWithProviders(<ProfilePage />);
    expect(screen.getByText('User ID not found. Please log in again.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });
});

describe('editing', () => {
  test('saves, says so, and comes back to the view', async () => {
    apiServer.use(answerMe(), takeUpdate({ full_name: 'Amina Sani', university: 'Lead City' }));
    const { user, location } = open();
    await user.click(await screen.findByRole('link', { name: 'Edit profile' }));
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, ' Amina Sani ');
    await user.selectOptions(screen.getByLabelText(/^Sex/), 'Rather not say');
    await user.click(screen.getByRole('radio', { name: 'Graduate' }));
    await user.selectOptions(screen.getByLabelText('Degree'), 'HND');
    const university = screen.getByLabelText('University');
    await user.clear(university);
    await user.type(university, 'Lead City');
    await user.click(screen.getByRole('option', { name: 'Lead City (not listed)' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Profile Edited Successfully')).toBeVisible();
    expect(await screen.findByText('Amina Sani')).toBeVisible();
    await waitFor(() => expect(location().search).toBe(''));
    expect(sent).toEqual([
      {
        full_name: 'Amina Sani',
        sex: null,
        status: 'Graduate',
        university: 'Lead City',
        degree: 'HND',
        course_of_study: 'Computer Science',
        phone: '+2348031234567',
      },
    ]);
  });

  test('goes on from what was saved, before `me` is answered anew', async () => {
    const { user, retype, save } = await edit();
    apiServer.use(
      http.put('*/student/:id/update', () => {
        apiServer.use(http.get('*/me', () => delay('infinite')));
        const saved = { ...student, full_name: 'Amina Sani' };
        return HttpResponse.json({ message: 'Profile Edited Successfully', student: saved });
      }),
    );
    await retype('Name', 'Amina Sani');
    await save();
    await user.click(await screen.findByRole('link', { name: 'Edit profile' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Amina Sani');
  });

  test('names each field that is missing, the sex excepted', async () => {
    // Older records may lack what is asked for today.
    const lacking = { status: '', sex: null } as unknown as Partial<Student>;
    const { user, retype, save } = await edit(lacking);
    for (const label of ['Name', 'University', 'Course of study', 'Phone']) {
      await retype(label, '');
    }
    await user.selectOptions(screen.getByLabelText('Degree'), '');
    await save();
    const named = await screen.findAllByRole('link', { name: /is required\.$/ });
    expect(named.map(({ textContent }) => textContent)).toEqual([
      'full name is required.',
      'course of study is required.',
      'degree is required.',
      'university is required.',
      'status is required.',
      'phone is required.',
    ]);
    expect(sent).toEqual([]);
  });

  test('Cancel comes back without saving, and forgets what was typed', async () => {
    const { user, location, retype } = await edit();
    await retype('Name', 'Somebody else');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(location().search).toBe(''));
    await user.click(await screen.findByRole('link', { name: 'Edit profile' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Amina Bello');
    expect(sent).toEqual([]);
  });

  test.each([
    [failToConnect('put', '/student/:id/update'), /^Failed to update profile\. /],
    [respond.put('/student/:id/update', 'Bad gateway', 502), /^Failed to update profile\. /],
    [
      respond.put('/student/:id/update', apiError('INTERNAL', 'Reference: r-7'), 500),
      'Failed to update profile. Reference: r-7',
    ],
    [respond.put('/student/:id/update', apiError('X', 'Not that name.'), 409), 'Not that name.'],
  ])('a failure is told above the form', async (handler, text) => {
    const { retype, save } = await edit();
    apiServer.use(handler);
    await retype('Name', 'Amina Sani');
    await save();
    expect(await screen.findByRole('alert', { name: text })).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Amina Sani');
  });

  test('the schools can be asked for again', async () => {
    apiServer.use(respond.get('/schools', apiError('INTERNAL', 'Down'), 500));
    const { user } = await edit({ university: 'Bayero' });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    apiServer.use(respond.get('/schools', { data: [{ id: 9, sc_name: 'Bayero University' }] }));
    await user.click(retry);
    await user.click(screen.getByLabelText('University'));
    expect(await screen.findByRole('option', { name: 'Bayero University' })).toBeVisible();
  });

  test.each(['Save Changes', 'Cancel'])(
    '%s goes back to the view before, and asks nothing',
    async (name) => {
      apiServer.use(answerMe(), takeUpdate());
      hearHistoryMoves();
      history.replaceState(null, '', '/dashboard/profile');
      const { user } = renderWithStore(
        <BrowserRouter>
          <ProfilePage />
        </BrowserRouter>,
        { session: { role: 'student' } },
      );
      await user.click(await screen.findByRole('link', { name: 'Edit profile' }));
      await user.type(await screen.findByLabelText('Name'), '!');
      await user.click(screen.getByRole('button', { name }));
      await waitFor(() => expect(location.search).toBe(''));
      expect(await screen.findByRole('link', { name: 'Edit profile' })).toBeVisible();
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(history.state).toMatchObject({ idx: 0 });
    },
  );

  test('leads back to applying, where somebody came from there', () => {
    const state = whileApplying('/dashboard/jobs/1/apply/2');
    expect(editOriginOf({ state })).toMatchObject({
      to: '/dashboard/jobs/1/apply/2',
      isBefore: true,
    });
    expect(editOriginOf({ state: null })).toMatchObject({
      to: '/dashboard/profile',
      isBefore: false,
    });
  });
});

describe('the account', () => {
  test('goes with its password, and the session with it', async () => {
    apiServer.use(answerMe(), respond.delete('/me', null, 204));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete account?' }));
    expect(dialog.getByText(/All your applications/)).toBeVisible();
    await user.type(dialog.getByLabelText('Password'), 'correct horse');
    await user.click(dialog.getByRole('button', { name: 'Delete account' }));
    expect(await screen.findByText('Your account has been deleted.')).toBeVisible();
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  test('has a way to its data, its password and its sessions', async () => {
    apiServer.use(answerMe());
    open();
    for (const name of ['Download my data', 'Change password', 'Sign out everywhere']) {
      expect(await screen.findByRole('button', { name })).toBeVisible();
    }
  });
});
