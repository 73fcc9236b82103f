import { rememberRole, writeFormDetails } from '@ifj/shared-api';
import { apiServer, renderWithProviders, respond } from '@ifj/shared-api/testing';
import { Toasts } from '@ifj/shared-ui';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { pendingRegistration } from '../../testing/google.ts';
import { finish, put, registered, typedBefore } from '../../testing/registration.ts';
import ResetMessagePage from '../password-reset/reset-message.page.tsx';
import ResetPage from '../password-reset/reset.page.tsx';
import CompanyAccountPage from '../registration/company-account.page.tsx';
import RoleChoicePage from '../registration/role-choice.page.tsx';
import SignUpPage from '../registration/sign-up.page.tsx';
import StudentAccountPage from '../registration/student-account.page.tsx';
import LoaderPage from './loader.page.tsx';
import LoginPage from './login.page.tsx';

const job = '/dashboard/jobs/7/apply/3';
const query = `?next=${encodeURIComponent(job)}`;

const open = (path: string, search = query) =>
  renderWithProviders(
    <Routes>
      <Route path="/register" element={<RoleChoicePage />} />
      <Route path="/signup" element={<SignUpPage />} />
      <Route path="/create-student-account" element={<StudentAccountPage />} />
      <Route path="/create-company-account" element={<CompanyAccountPage />} />
      <Route path="/login" element={<LoginPage />} />
      <Route path="/reset" element={<ResetPage />} />
      <Route path="/reset-message" element={<ResetMessagePage />} />
      <Route path="/loader" element={<LoaderPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { address: path + search, wrapper: Toasts },
  );

type Opened = ReturnType<typeof open>;

const at = ({ location }: Opened): string => location().pathname + location().search;

const typedStudent = {
  full_name: 'Ada Obi',
  phone: '08031234567',
  status: 'Graduate',
  university: 'University of Lagos',
  degree: 'BSc',
  course_of_study: 'Statistics',
};

const signUp = async (page: Opened): Promise<void> => {
  await page.user.click(screen.getByRole('button', { name: /^Student/ }));
  await put(page, 'Email', 'ada@example.com');
  await put(page, 'Password', 'correct horse');
  await page.user.click(screen.getByRole('button', { name: 'Create Account' }));
  await screen.findByLabelText('Name');
  await finish(page);
};

describe('whoever signs up for a job', () => {
  test('comes to it with the new account', async () => {
    apiServer.use(respond.post('/auth/register', registered('student', 1), 201));
    typedBefore('student', 'ada@example.com', typedStudent);
    const page = open('/register');
    await signUp(page);
    await waitFor(() => expect(at(page)).toBe(job));
  });

  test('comes to it by Google', async () => {
    const answer = { session: null, registration: pendingRegistration() };
    apiServer.use(
      respond.post('/auth/google/session', answer),
      respond.post('/auth/google/register', registered('student', 1), 201),
    );
    typedBefore('student', 'ada@gmail.example', typedStudent);
    const page = open('/loader', `${query}#google=a-code`);
    await page.user.click(await screen.findByRole('button', { name: /^Student/ }));
    await finish(page);
    await waitFor(() => expect(at(page)).toBe(job));
  });

  test('waits first as an organization', async () => {
    apiServer.use(respond.post('/auth/google/register', registered('organization', 0), 201));
    apiServer.use(
      respond.post('/auth/google/session', { session: null, registration: pendingRegistration() }),
    );
    typedBefore('organization', 'ada@gmail.example', {
      company_name: 'Kuda Works',
      phone: '08031234567',
      company_street_address: '12 Marina Road',
      company_state: 'Lagos',
      company_cac_number: 'RC1234567',
    });
    const page = open('/loader', `${query}#google=a-code`);
    await page.user.click(await screen.findByRole('button', { name: /^Organization/ }));
    await screen.findByLabelText('Company name');
    await finish(page);
    await waitFor(() => expect(at(page)).toBe('/unverified-company'));
  });

  test('comes to the jobs where the page to go to is on another site', async () => {
    apiServer.use(respond.post('/auth/register', registered('student', 1), 201));
    typedBefore('student', 'ada@example.com', typedStudent);
    const page = open('/register', '?next=https%3A%2F%2Fevil.example%2Fdashboard');
    await signUp(page);
    await waitFor(() => expect(at(page)).toBe('/dashboard/jobs'));
  });
});

describe('no step on the way loses the page to go to', () => {
  test.each([
    ['/login', 'Sign Up', '/signup'],
    ['/login', 'Forgot Password ?', '/reset'],
    ['/signup', 'Login', '/login'],
    ['/signup', 'Choose your account', '/register'],
    ['/signup', 'Forgot Password ?', '/reset'],
    ['/register', 'Login', '/login'],
    ['/create-student-account', 'Sign Up', '/signup'],
    ['/reset', 'Back to Log in', '/login'],
    ['/reset-message', 'Back to Log in', '/login'],
    ['/reset-message', 'Ask for another link', '/reset'],
  ])('%s by %s', (path, name, target) => {
    apiServer.use(respond.get('/contact', { support_address: 'help@ifj.example' }));
    open(path);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', target + query);
  });

  test.each([
    ['Change', '/signup'],
    ['Login', '/login'],
  ])('the form of an account by %s', (name, target) => {
    rememberRole('student');
    writeFormDetails({ email: 'ada@example.com', userRole: 'student' });
    open('/create-student-account');
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', target + query);
  });

  test.each(['Back to Login', 'Sign Up'])('a refusal by Google by %s', (name) => {
    open('/loader', `${query}&google=cancelled`);
    const target = name === 'Sign Up' ? '/signup' : '/login';
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', target + query);
  });

  test('asking for a link', async () => {
    apiServer.use(
      respond.post('/resetPassword', { message: 'Sent.' }),
      respond.get('/contact', { support_address: 'help@ifj.example' }),
    );
    const page = open('/reset');
    await put(page, 'Email', 'ada@example.com');
    await page.user.click(screen.getByRole('button', { name: 'Reset Password' }));
    await waitFor(() => expect(at(page)).toBe(`/reset-message${query}`));
  });
});
