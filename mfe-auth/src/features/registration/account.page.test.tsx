import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { keepPassword, writeFormDetails } from '@ifj/shared-api';
import {
  apiError,
  apiServer,
  failToConnect,
  nextId,
  renderWithProviders,
  respond,
  sessionAnswerFactory,
} from '@ifj/shared-api/testing';
import { Route, Routes } from 'react-router-dom';
import CompanyAccountPage from './company-account.page.tsx';
import SignUpPage from './sign-up.page.tsx';
import StudentAccountPage from './student-account.page.tsx';

type Page = ReturnType<typeof renderWithProviders>;

const sent: Record<string, unknown>[] = [];

/** Notes what is registered, and lets the next handler answer. */
const noteRegistrations = () => {
  apiServer.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/auth/register')) {
      void request
        .clone()
        .json()
        .then((body: Record<string, unknown>) => sent.push(body));
    }
  });
};

const answerFor = (role: 'student' | 'organization', verified = role === 'student' ? 1 : 0) => ({
  ...sessionAnswerFactory({ role, verified }),
  details: { user_id: nextId(), id: nextId() },
});

beforeEach(() => {
  sent.length = 0;
  apiServer.events.removeAllListeners();
  noteRegistrations();
});

const openStudent = (given: { password?: string } = { password: 'correct horse' }) => {
  writeFormDetails({ email: 'ada@example.com', userRole: 'student' });
  if (given.password) keepPassword(given.password);
  return renderWithProviders(<StudentAccountPage />, {
    path: '/create-student-account',
    address: '/create-student-account',
  });
};

const put = async ({ user }: Page, label: string | RegExp, text: string) => {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
};

const fillStudent = async (page: Page) => {
  const { user } = page;
  await put(page, 'Name', ' Ada Obi ');
  await put(page, 'Mobile number', '+2348031234567');
  await user.click(screen.getByLabelText('Undergraduate'));
  await put(page, 'University', 'yaba');
  await user.click(await screen.findByRole('option', { name: 'Yaba College of Technology' }));
  await user.selectOptions(screen.getByLabelText('Degree'), 'HND');
  await put(page, 'Course of study', 'Statistics');
};

/** Typed before a reload of the tab: the form comes up with it. */
const typedBefore = (form: string, values: Record<string, string>) => {
  sessionStorage.setItem(`ifj-draft:${form}`, JSON.stringify(values));
};

const typedStudent = {
  full_name: 'Ada Obi',
  phone: '08031234567',
  status: 'Graduate',
  university: 'University of Lagos',
  degree: 'BSc',
  course_of_study: 'Statistics',
};

const finish = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Finish' }));

describe('a student account', () => {
  test('is created with what was typed, signs in and leads to the jobs', async () => {
    apiServer.use(respond.post('/auth/register', answerFor('student'), 201));
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
    apiServer.use(respond.post('/auth/register', answerFor('student'), 201));
    typedBefore('student-account', typedStudent);
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
    expect(await screen.findByText(/list of schools cannot be shown/)).toBeVisible();
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
    apiServer.use(respond.post('/auth/register', answerFor('student'), 201));
    typedBefore('student-account', typedStudent);
    const page = openStudent({});
    expect(screen.getByLabelText('Name')).toHaveValue('Ada Obi');
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
    typedBefore('student-account', typedStudent);
    const page = openStudent({ password: 'password1' });
    await finish(page);
    expect(await screen.findByRole('link', { name: text })).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('password1');
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
    typedBefore('student-account', typedStudent);
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
    typedBefore('student-account', typedStudent);
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
    await page.user.click(email);
    await page.user.paste('.ng');
    await waitFor(() => expect(email).not.toHaveAccessibleDescription());
  });

  test('comes only after sign-up', () => {
    renderWithProviders(<StudentAccountPage />);
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  });
});

const openCompany = async () => {
  writeFormDetails({ email: 'hr@kuda.example', userRole: 'organization' });
  keepPassword('correct horse');
  const page = renderWithProviders(<CompanyAccountPage />, {
    path: '/create-company-account',
    address: '/create-company-account',
  });
  await screen.findByLabelText('Company name');
  return page;
};

const typedCompany = {
  company_name: 'Kuda Works',
  phone: '08031234567',
  company_street_address: '12 Marina Road',
  company_state: 'Kano',
  company_cac_number: 'BN 1234567',
};

const fillCompany = async (page: Page) => {
  await put(page, 'Company name', 'Kuda Works');
  await put(page, 'Mobile number', '08031234567');
  await put(page, 'Address', '12 Marina Road');
  await page.user.selectOptions(screen.getByLabelText('State'), 'Oyo');
  await put(page, 'CAC number', 'RC123456');
};

describe('a company account', () => {
  test.each([
    [0, '/unverified-company'],
    [1, '/dashboard/jobs'],
  ])('with verified %d leads to %s', async (verified, next) => {
    apiServer.use(respond.post('/auth/register', answerFor('organization', verified), 201));
    const page = await openCompany();
    await fillCompany(page);
    await finish(page);
    await waitFor(() => expect(page.location().pathname).toBe(next));
    expect(sent).toEqual([
      {
        role: 'organization',
        email: 'hr@kuda.example',
        password: 'correct horse',
        company_name: 'Kuda Works',
        phone: '08031234567',
        company_street_address: '12 Marina Road',
        company_state: 'Oyo',
        company_cac_number: 'RC123456',
        interview_link: null,
      },
    ]);
  });

  test('digits are text with a numeric keypad', async () => {
    await openCompany();
    expect(screen.getByLabelText('Mobile number')).toHaveAttribute('inputmode', 'tel');
    expect(screen.getByLabelText('CAC number')).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByLabelText('CAC number')).toHaveAttribute('type', 'text');
  });

  test('refuses a CAC number and an interview link of another form', async () => {
    typedBefore('company-account', {
      ...typedCompany,
      company_cac_number: 'twelve',
      interview_link: 'https://meet.google.com.evil.example/abc',
    });
    const page = await openCompany();
    await finish(page);
    expect(await screen.findByRole('link', { name: /such as RC123456/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Enter a Google Meet link/ })).toBeVisible();
    expect(sent).toEqual([]);
  });

  test.each([
    [respond.post('/auth/register', 'Bad gateway', 502), 'Registration failed.'],
    [
      respond.post('/auth/register', apiError('TOO_MANY_TRIES', 'Too many tries.'), 429),
      'Too many tries.',
    ],
    [failToConnect('post', '/auth/register'), /^Registration failed\. We could not reach/],
  ])('says inline that it failed', async (handler, text) => {
    apiServer.use(handler);
    typedBefore('company-account', typedCompany);
    const page = await openCompany();
    await finish(page);
    expect(await screen.findByRole('alert', { name: text })).toBeVisible();
    expect(screen.getByLabelText('Company name')).toHaveValue('Kuda Works');
  });

  test('offers a retry when the states cannot be loaded', async () => {
    apiServer.use(respond.get('/locations', apiError('INTERNAL', 'Down'), 500));
    writeFormDetails({ email: 'hr@kuda.example', userRole: 'organization' });
    const { user } = renderWithProviders(<CompanyAccountPage />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    apiServer.resetHandlers();
    await user.click(retry);
    expect(await screen.findByLabelText('State')).toBeVisible();
  });
});
