import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { Toasts } from '@ifj/shared-ui';
import { readPassword, rememberRole, writeFormDetails, type Role } from '@ifj/shared-api';
import {
  apiError,
  apiServer,
  failToConnect,
  renderWithProviders,
  respond,
  sessionAnswerFactory,
} from '@ifj/shared-api/testing';
import { delay, http, HttpResponse } from 'msw';
import { pendingRegistration, withGoogle } from '../../testing/google.ts';
import { finish, put, registered, sent, typedBefore } from '../../testing/registration.ts';
import CompanyAccountPage from '../registration/company-account.page.tsx';
import RoleChoicePage from '../registration/role-choice.page.tsx';
import SignUpPage from '../registration/sign-up.page.tsx';
import StudentAccountPage from '../registration/student-account.page.tsx';
import LoaderPage from '../session/loader.page.tsx';
import LoginPage from '../session/login.page.tsx';
import { keepGoogleRegistration, readGoogleRegistration } from './google-registration.ts';

afterEach(() => {
  jest.useRealTimers();
});

const openLogin = () =>
  renderWithProviders(<LoginPage />, { path: '/login', address: '/login', wrapper: Toasts });
const button = (name = 'Sign in with Google') => screen.getByRole('button', { name });

describe('the button', () => {
  test('can be pressed where Google is set up', async () => {
    apiServer.use(respond.get('/auth/providers', withGoogle));
    openLogin();
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'));
  });

  test('tells where it is not', async () => {
    openLogin();
    await waitFor(() => expect(button()).toHaveAccessibleDescription(/Google is not set up/));
  });

  test('tells that it could not be found out', async () => {
    apiServer.use(failToConnect('get', '/auth/providers'));
    openLogin();
    await waitFor(() =>
      expect(button()).toHaveAccessibleDescription(/Google cannot be used at the moment/),
    );
  });

  test('can be pressed as soon as it is found out', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    apiServer.use(failToConnect('get', '/auth/providers'));
    openLogin();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(button()).toHaveAccessibleDescription(/Google cannot be used at the moment/);
    apiServer.use(respond.get('/auth/providers', withGoogle));
    await act(() => jest.advanceTimersByTimeAsync(5_100));
    expect(button()).toBeEnabled();
    expect(button()).not.toHaveAttribute('aria-disabled');
  });

  test('stands at sign-up too', async () => {
    apiServer.use(respond.get('/auth/providers', withGoogle));
    renderWithProviders(<SignUpPage />, { path: '/signup', address: '/signup' });
    const signUp = button('Sign Up with Google');
    await waitFor(() => expect(signUp).not.toHaveAttribute('aria-disabled'));
  });
});

const openLoader = (address: string, role?: Role) => {
  if (role) rememberRole(role);
  return renderWithProviders(<LoaderPage />, { path: '/loader', address });
};
const session = '/auth/google/session';

describe('coming back from Google', () => {
  test.each([
    ['/loader#google=a-code', '/dashboard/jobs'],
    ['/loader?next=%2Fdashboard%2Fjobs%2F7#google=a-code', '/dashboard/jobs/7'],
    ['/loader?next=https%3A%2F%2Fevil.example#google=a-code', '/dashboard/jobs'],
  ])('with an account leads from %s to %s', async (address, next) => {
    const answer = { session: sessionAnswerFactory(), registration: null };
    apiServer.use(respond.post(session, answer));
    const page = openLoader(address);
    await waitFor(() => expect(page.location().pathname).toBe(next));
    expect(page.location().hash).toBe('');
    expect(localStorage.getItem('authToken')).toBe('token-of-a-test');
  });

  test('shows the code with the cookie of this browser', async () => {
    const sentWith: RequestCredentials[] = [];
    apiServer.use(
      http.post(`*/IFJ/api${session}`, ({ request }) => {
        sentWith.push(request.credentials);
        return HttpResponse.json({ session: sessionAnswerFactory(), registration: null });
      }),
    );
    const page = openLoader('/loader#google=a-code');
    await waitFor(() => expect(page.location().pathname).toBe('/dashboard/jobs'));
    expect(sentWith).toEqual(['same-origin']);
  });

  test('as an organization that waits leads to its page', async () => {
    const waiting = sessionAnswerFactory({ role: 'organization', verified: 0 });
    apiServer.use(respond.post(session, { session: waiting, registration: null }));
    const page = openLoader('/loader#google=a-code');
    await waitFor(() => expect(page.location().pathname).toBe('/unverified-company'));
  });

  test.each<[Role | undefined, string]>([
    ['student', '/create-student-account'],
    ['organization', '/create-company-account'],
    [undefined, '/register'],
  ])('without one leads %s to %s', async (role, next) => {
    apiServer.use(respond.post(session, { session: null, registration: pendingRegistration() }));
    const page = openLoader('/loader#google=a-code', role);
    await waitFor(() => expect(page.location().pathname).toBe(next));
    expect(readGoogleRegistration()).toMatchObject({ email: 'ada@gmail.example' });
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  test.each([
    [423, 'ACCOUNT_SUSPENDED', 'This account is suspended.'],
    [409, 'EMAIL_NOT_VERIFIED', 'Google has not verified your email address yet.'],
    [410, 'SIGN_IN_OVER', 'This sign-in with Google is over.'],
  ])('a %d is told in the api’s words, with ways back', async (status, code, text) => {
    apiServer.use(respond.post(session, apiError(code, text), status));
    openLoader('/loader#google=a-code');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  });

  test('a call that broke can be made again', async () => {
    apiServer.use(failToConnect('post', session));
    const page = openLoader('/loader#google=a-code');
    await screen.findByText('You are not signed in');
    const answer = { session: sessionAnswerFactory(), registration: null };
    apiServer.use(respond.post(session, answer));
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.location().pathname).toBe('/dashboard/jobs'));
  });

  test('offers a retry and a way back after 10 seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    apiServer.use(http.post(`*/IFJ/api${session}`, () => delay('infinite')));
    openLoader('/loader#google=a-code');
    await act(() => jest.advanceTimersByTimeAsync(9_000));
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_001));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Login' })).toBeVisible();
  });

  test.each([
    ['cancelled', 'Signing in with Google was cancelled.'],
    ['unavailable', /^Google cannot be reached at the moment/],
    ['refused', /could not be trusted/],
    ['busy', /^We cannot take you to Google/],
    ['not-set-up', /^Google is not set up/],
    ['over', /^This sign-in with Google is over/],
    ['<b>made up</b>', /^This sign-in with Google is over/],
  ])('with %s says so', (problem, text) => {
    openLoader(`/loader?google=${encodeURIComponent(problem)}`);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Sign in with Google' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Login' })).toBeVisible();
  });
});

const typedStudent = {
  phone: '08031234567',
  status: 'Graduate',
  university: 'University of Lagos',
  degree: 'BSc',
  course_of_study: 'Statistics',
};

const openStudent = () =>
  renderWithProviders(<StudentAccountPage />, {
    path: '/create-student-account',
    address: '/create-student-account',
  });

describe('signing up with Google', () => {
  test('goes on from the role to its account', async () => {
    keepGoogleRegistration(pendingRegistration());
    const page = renderWithProviders(<RoleChoicePage />, { address: '/register' });
    expect(screen.getByText(/You are signing up with Google as ada@gmail.example/)).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: /^Organization/ }));
    expect(page.location().pathname).toBe('/create-company-account');
  });

  test('creates a student’s account without a password, with the name that Google knows', async () => {
    apiServer.use(respond.post('/auth/google/register', registered('student', 1), 201));
    keepGoogleRegistration(pendingRegistration());
    writeFormDetails({ email: 'typed@example.com', userRole: 'student' });
    const page = openStudent();
    expect(screen.getByText(/You are signing up with Google as ada@gmail.example/)).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Ada Obi');
    expect(screen.queryByLabelText('Password')).toBeNull();
    await put(page, 'Mobile number', '08031234567');
    await page.user.click(screen.getByLabelText('Graduate'));
    await put(page, 'University', 'yaba');
    await page.user.click(await screen.findByRole('option', { name: /^Yaba/ }));
    await page.user.selectOptions(screen.getByLabelText('Degree'), 'HND');
    await put(page, 'Course of study', 'Statistics');
    await finish(page);
    await waitFor(() => expect(page.location().pathname).toBe('/dashboard/jobs'));
    expect(sent).toEqual([
      {
        role: 'student',
        ticket: 'ticket-of-a-test',
        full_name: 'Ada Obi',
        phone: '08031234567',
        sex: null,
        status: 'Graduate',
        university: 'Yaba College of Technology',
        degree: 'HND',
        course_of_study: 'Statistics',
      },
    ]);
    expect(readGoogleRegistration()).toBeNull();
  });

  test('asks an organization for no password either', () => {
    keepGoogleRegistration(pendingRegistration());
    renderWithProviders(<CompanyAccountPage />, {
      path: '/create-company-account',
      address: '/create-company-account',
    });
    expect(screen.getByText(/You are signing up with Google as/)).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  test('tells why it is refused, and keeps what was typed', async () => {
    const text = 'This sign-in with Google is over. Please begin again.';
    apiServer.use(respond.post('/auth/google/register', apiError('SIGN_IN_OVER', text), 410));
    keepGoogleRegistration(pendingRegistration());
    typedBefore('student', 'ada@gmail.example', { ...typedStudent, full_name: 'Ada Obi' });
    const page = openStudent();
    await finish(page);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Course of study')).toHaveValue('Statistics');
  });

  test('is over when its ticket is', () => {
    const expired = { expires_at: new Date(Date.now() - 1_000).toISOString() };
    keepGoogleRegistration(pendingRegistration(expired));
    openStudent();
    expect(screen.getByText('Your email and password come first')).toBeVisible();
  });

  test('is given up for an email and a password', async () => {
    rememberRole('student');
    keepGoogleRegistration(pendingRegistration());
    const page = renderWithProviders(<SignUpPage />, { path: '/signup', address: '/signup' });
    await put(page, 'Email', 'ada@example.com');
    await put(page, 'Password', 'correct horse');
    await page.user.click(screen.getByRole('button', { name: 'Create Account' }));
    await waitFor(() => expect(page.location().pathname).toBe('/create-student-account'));
    expect(readGoogleRegistration()).toBeNull();
    expect(readPassword()).toBe('correct horse');
  });
});
