import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { keepPassword, rememberRole, writeFormDetails } from '@ifj/shared-api';
import {
  apiError,
  apiServer,
  renderWithProviders,
  respond,
  type RenderedRoute,
} from '@ifj/shared-api/testing';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { finish, put, registered, sent, stored, typedBefore } from '../../testing/registration.ts';
import SignUpPage from './sign-up.page.tsx';
import StudentAccountPage from './student-account.page.tsx';

const openStudent = (given: { password?: string } = { password: 'correct horse' }) => {
  writeFormDetails({ email: 'ada@example.com', userRole: 'student' });
  if (given.password) keepPassword(given.password);
  return renderWithProviders(<StudentAccountPage />, {
    path: '/create-student-account',
    address: '/create-student-account',
  });
};

const fillStudent = async (page: RenderedRoute) => {
  const { user } = page;
  await put(page, 'Name', ' Ada Obi ');
  await put(page, 'Mobile number', '+2348031234567');
  await user.click(screen.getByLabelText('Undergraduate'));
  await put(page, 'University', 'yaba');
  await user.click(await screen.findByRole('option', { name: 'Yaba College of Technology' }));
  await user.selectOptions(screen.getByLabelText('Degree'), 'HND');
  await put(page, 'Course of study', 'Statistics');
};

function GoBack() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

const typedStudent = {
  full_name: 'Ada Obi',
  phone: '08031234567',
  status: 'Graduate',
  university: 'University of Lagos',
  degree: 'BSc',
  course_of_study: 'Statistics',
};

describe('a student account', () => {
  test('is created with what was typed, signs in and leads to the jobs', async () => {
    apiServer.use(respond.post('/auth/register', registered('student', 1), 201));
    const page = openStudent();
    await fillStudent(page);
    await finish(page);
    await waitFor(() => expect(page.location().pathname).toBe('/dashboard/jobs'));
    expect(sent).toEqual([
      {
        role: 'student',
        email: 'ada@example.com',
        password: 'correct horse',
        full_name: 'Ada Obi',
        phone: '+2348031234567',
        sex: null,
        status: 'Undergraduate',
        university: 'Yaba College of Technology',
        degree: 'HND',
        course_of_study: 'Statistics',
      },
    ]);
    expect(localStorage.getItem('authToken')).toBe('token-of-a-test');
  });

  test('takes a university that is not listed', async () => {
    apiServer.use(respond.post('/auth/register', registered('student', 1), 201));
    typedBefore('student', 'ada@example.com', typedStudent);
    const page = openStudent();
    const university = screen.getByRole('combobox', { name: 'University' });
    await page.user.clear(university);
    await page.user.paste('Ìbàdàn School of Data');
    await page.user.click(
      screen.getByRole('option', { name: 'Ìbàdàn School of Data (not listed)' }),
    );
    await finish(page);
    await waitFor(() => expect(sent[0]).toMatchObject({ university: 'Ìbàdàn School of Data' }));
  });

  test('can be created without the list of schools', async () => {
    apiServer.use(respond.get('/schools', apiError('INTERNAL', 'Down'), 500));
    openStudent();
    expect(await screen.findByText(/list of schools could not be loaded/)).toBeVisible();
  });

  test('names everything that is missing', async () => {
    const page = openStudent();
    await finish(page);
    for (const name of ['Name', 'Mobile number', 'Status', 'University', 'Degree']) {
      expect(await screen.findByRole('link', { name: `${name} is required.` })).toBeVisible();
    }
    expect(screen.getByRole('link', { name: 'Course of study is required.' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('after a reload keeps what was typed and asks for the password again', async () => {
    apiServer.use(respond.post('/auth/register', registered('student', 1), 201));
    typedBefore('student', 'ada@example.com', typedStudent);
    const page = openStudent({});
    expect(screen.getByLabelText('Name')).toHaveValue('Ada Obi');
    expect(screen.getByText(/^Please type it again/)).toBeVisible();
    await finish(page);
    expect(await screen.findByRole('link', { name: 'Password is required.' })).toBeVisible();
    await put(page, 'Password', 'correct horse');
    await finish(page);
    await waitFor(() => expect(sent[0]).toMatchObject({ password: 'correct horse' }));
  });

  test('a password that the api refuses is asked for, with the text', async () => {
    const text = 'This password is among the most common ones. Please choose another.';
    apiServer.use(
      respond.post(
        '/auth/register',
        apiError('VALIDATION_FAILED', 'Please correct the marked fields.', { password: text }),
        400,
      ),
    );
    typedBefore('student', 'ada@example.com', typedStudent);
    const page = openStudent({ password: 'password1' });
    await finish(page);
    expect(await screen.findByRole('link', { name: text })).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.getByText('At least 8 characters.')).toBeVisible();
    expect(stored()).not.toContain('password1');
  });

  test('shows what the api refuses at its field', async () => {
    apiServer.use(
      respond.post(
        '/auth/register',
        apiError('VALIDATION_FAILED', 'Please correct the marked fields.', {
          full_name: 'Name holds a sign that is not allowed.',
        }),
        400,
      ),
    );
    typedBefore('student', 'ada@example.com', typedStudent);
    const page = openStudent();
    await finish(page);
    await waitFor(() =>
      expect(screen.getByLabelText('Name')).toHaveAccessibleDescription(
        /holds a sign that is not allowed/,
      ),
    );
    expect(screen.getByLabelText('Course of study')).toHaveValue('Statistics');
  });

  test('an email that is taken leads back to sign-up, with the text at the field', async () => {
    const text = 'There is already an account with this email. Please log in.';
    apiServer.use(
      respond.post('/auth/register', apiError('EMAIL_TAKEN', text, { email: text }), 409),
    );
    writeFormDetails({ email: 'ada@example.com', userRole: 'student' });
    keepPassword('correct horse');
    typedBefore('student', 'ada@example.com', typedStudent);
    const page = renderWithProviders(
      <Routes>
        <Route path="/create-student-account" element={<StudentAccountPage />} />
        <Route path="/signup" element={<SignUpPage />} />
      </Routes>,
      { address: '/create-student-account' },
    );
    await finish(page);
    expect(await screen.findByText('Create Account', {}, { timeout: 5_000 })).toBeVisible();
    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveAccessibleDescription(new RegExp(text)));
    expect(email).toHaveValue('ada@example.com');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    await page.user.click(email);
    await page.user.paste('.ng');
    await waitFor(() => expect(email).not.toHaveAccessibleDescription());
  });

  test('another email after one that is taken is sent by hand alone, also after going back', async () => {
    const state = { email: 'ada@example.com', text: 'Taken.' };
    writeFormDetails({ email: state.email, userRole: 'student' });
    keepPassword('correct horse');
    rememberRole('student');
    const page = renderWithProviders(
      <Routes>
        <Route path="/create-student-account" element={<GoBack />} />
        <Route path="/signup" element={<SignUpPage />} />
      </Routes>,
      { address: { pathname: '/signup', state } },
    );
    const email = screen.getByLabelText('Email');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(email).toHaveAccessibleDescription('Taken.');
    await page.user.clear(email);
    await put(page, 'Email', 'obi@example.com');
    await page.user.click(screen.getByRole('button', { name: 'Create Account' }));
    await page.user.click(await screen.findByRole('button', { name: 'Back' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('obi@example.com');
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(page.location().pathname).toBe('/signup');
  });

  test('comes only after sign-up', () => {
    renderWithProviders(<StudentAccountPage />);
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  });
});
