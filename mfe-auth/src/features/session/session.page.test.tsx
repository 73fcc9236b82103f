import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { keepPassword, ledToSignIn, readPassword, rememberRole } from '@ifj/shared-api';
import { Toasts } from '@ifj/shared-ui';
import {
  apiError,
  apiServer,
  failToConnect,
  organizationFactory,
  renderWithProviders,
  respond,
  sessionAnswerFactory,
  userFactory,
  type RouteOptions,
} from '@ifj/shared-api/testing';
import { delay, http } from 'msw';
import { pendingRegistration } from '../../testing/google.ts';
import { stored, typedBefore } from '../../testing/registration.ts';
import { keepGoogleRegistration, readGoogleRegistration } from '../google/google-registration.ts';
import LoaderPage from './loader.page.tsx';
import LoginPage from './login.page.tsx';

const openLogin = (options: RouteOptions = {}) =>
  renderWithProviders(<LoginPage />, {
    path: '/login',
    address: '/login',
    wrapper: Toasts,
    ...options,
  });

const logIn = async (
  { user }: ReturnType<typeof openLogin>,
  email = 'ada@example.com',
  password = 'correct horse',
) => {
  if (email) {
    await user.click(screen.getByLabelText('Email'));
    await user.paste(email);
  }
  if (password) {
    await user.click(screen.getByLabelText('Password'));
    await user.paste(password);
  }
  await user.click(screen.getByRole('button', { name: 'Login' }));
};

describe('logging in', () => {
  test('first clears the keys of this product, and no others', () => {
    for (const key of ['job_id', 'formDetails', 'auth_token', 'of-another-program', 'ifj-color']) {
      localStorage.setItem(key, 'kept');
    }
    openLogin({ session: { role: 'student' } });
    expect(Object.keys(localStorage).sort()).toEqual(['ifj-color', 'of-another-program']);
  });

  test.each([null, ledToSignIn])(
    'forgets who was signing up in this tab, come to with %j',
    (state) => {
      keepGoogleRegistration(pendingRegistration());
      keepPassword('correct horse');
      typedBefore('student', 'ada@example.com', { full_name: 'Ada Obi' });
      sessionStorage.setItem('ifj-draft:create-job:7', '{"job_title":"Analyst"}');
      openLogin({ address: { pathname: '/login', state } });
      expect(readGoogleRegistration()).toBeNull();
      expect(readPassword()).toBeNull();
      expect(stored()).not.toContain('Ada Obi');
      expect(stored()).toContain('Analyst');
    },
  );

  test('forgets the role that somebody chose before who was led here', () => {
    rememberRole('organization');
    const { store } = openLogin({ address: { pathname: '/login', state: ledToSignIn } });
    expect(store.getState().session.role).toBeNull();
    expect(localStorage.getItem('userRole')).toBeNull();
  });

  test('leaves what another tab stores meanwhile to whoever was led here', () => {
    localStorage.setItem('formDetails', 'kept');
    const { store } = openLogin({
      address: { pathname: '/login', state: ledToSignIn },
      session: { user_id: 'user-2' },
    });
    expect(store.getState().session.userId).toBe('user-2');
    expect(localStorage.getItem('authToken')).toBe('token-of-a-test');
    expect(localStorage.getItem('formDetails')).toBeNull();
  });

  test('stores the session and goes through the loader', async () => {
    apiServer.use(
      respond.post(
        '/login',
        sessionAnswerFactory({ user_id: 'user-1', role_specific_id: 'student-1' }),
      ),
    );
    const page = openLogin();
    await logIn(page);
    await waitFor(() => expect(page.location().pathname).toBe('/loader'));
    expect(Object.fromEntries(Object.entries(localStorage))).toMatchObject({
      authToken: 'token-of-a-test',
      userRole: 'student',
      user_id: 'user-1',
      role_specific_id: 'student-1',
    });
  });

  test('keeps the address to return to', async () => {
    apiServer.use(respond.post('/login', sessionAnswerFactory()));
    const page = openLogin({ address: '/login?next=%2Fdashboard%2Fjobs%2F7' });
    await logIn(page);
    await waitFor(() => expect(page.location().search).toBe('?next=%2Fdashboard%2Fjobs%2F7'));
  });

  test('an organization that is not verified goes to the waiting page', async () => {
    apiServer.use(
      respond.post('/login', sessionAnswerFactory({ role: 'organization', verified: 0 })),
    );
    const page = openLogin();
    await logIn(page);
    await waitFor(() => expect(page.location().pathname).toBe('/unverified-company'));
  });

  test('any 403 goes to the waiting page', async () => {
    apiServer.use(respond.post('/login', apiError('ORGANIZATION_UNVERIFIED', 'Wait.'), 403));
    const page = openLogin();
    await logIn(page);
    await waitFor(() => expect(page.location().pathname).toBe('/unverified-company'));
  });

  test.each([
    ['', ''],
    ['ada@example.com', ''],
    ['', 'correct horse'],
  ])('needs both fields: %j, %j', async (email, password) => {
    const page = openLogin();
    await logIn(page, email, password);
    expect(await screen.findByText('Email and password are required.')).toBeVisible();
  });

  test.each([
    [401, 'INVALID_CREDENTIALS', 'The email or the password is not right.'],
    [423, 'ACCOUNT_SUSPENDED', 'This account is suspended.'],
    [429, 'TOO_MANY_TRIES', 'Too many tries. Please wait.'],
  ])('a %d is told in the api’s words', async (status, code, text) => {
    apiServer.use(respond.post('/login', apiError(code, text), status));
    const page = openLogin();
    await logIn(page);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    expect(screen.getByLabelText('Password')).toHaveValue('correct horse');
    expect(page.location().pathname).toBe('/login');
  });

  test('anything else is an unexpected error', async () => {
    apiServer.use(respond.post('/login', 'Bad gateway', 502));
    const page = openLogin();
    await logIn(page);
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('An unexpected error occurred.'),
    );
  });

  test.each([
    ['?next=%2Fdashboard%2Fjobs', ledToSignIn, true],
    ['', ledToSignIn, false],
    ['?next=%2F%2Fevil.example', ledToSignIn, false],
    ['?next=%2Fdashboard%2Fjobs', null, false],
  ])('says at /login%s, come to with %j, that no id is stored: %s', (search, state, shown) => {
    openLogin({ address: { pathname: '/login', search, state } });
    const notice = screen.queryByText('User ID not found. Please log in again.');
    expect(notice !== null).toBe(shown);
  });

  test('says so neither to who signed out nor to who has a session', () => {
    const search = '?next=%2Fdashboard%2Fjobs';
    const address = { pathname: '/login', search, state: ledToSignIn };
    openLogin({ address, session: { role: 'student' } });
    expect(screen.queryByText(/User ID not found/)).toBeNull();
  });

  test('a session that expired keeps its own words', () => {
    const { store } = openLogin({ address: '/login', session: { role: 'student' } });
    act(() => {
      store.dispatch({
        type: 'session/sessionChanged',
        payload: { stored: { userId: 'u1', roleSpecificId: null, role: null }, end: 'expired' },
      });
      store.dispatch({
        type: 'session/sessionChanged',
        payload: { stored: { userId: null, roleSpecificId: null, role: null }, end: 'expired' },
      });
    });
    expect(screen.getByText('Your session is over. Log in to go on.')).toBeVisible();
    expect(screen.queryByText(/User ID not found/)).toBeNull();
  });

  test('leads to sign-up and to a forgotten password, and shows the password on demand', async () => {
    const { user } = openLogin();
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: 'Forgot Password ?' })).toHaveAttribute(
      'href',
      '/reset',
    );
    // With the reason it is drawn anew.
    const google = () => screen.getByRole('button', { name: 'Sign in with Google' });
    await waitFor(() => expect(google()).toHaveAccessibleDescription(/not set up/));
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });
});

const openLoader = (role: 'student' | 'organization' = 'student', address = '/loader') =>
  renderWithProviders(<LoaderPage />, { path: '/loader', address, session: { role } });

afterEach(() => {
  jest.useRealTimers();
});

describe('the loader', () => {
  test.each([
    ['/loader', '/dashboard/jobs'],
    ['/loader?next=%2Fdashboard%2Fapplications', '/dashboard/applications'],
    ['/loader?next=https%3A%2F%2Fevil.example', '/dashboard/jobs'],
    ['/loader?next=%2F%2Fevil.example', '/dashboard/jobs'],
  ])('forwards %s to %s', async (address, next) => {
    const page = openLoader('student', address);
    await waitFor(() => expect(page.location().pathname).toBe(next));
  });

  test('forwards an organization that waits to its page, whatever it came from', async () => {
    apiServer.use(
      respond.get('/me', userFactory({ verified: 0, organization: organizationFactory() })),
    );
    const page = openLoader('organization', '/loader?next=%2Fdashboard%2Fcreate-job');
    await waitFor(() => expect(page.location().pathname).toBe('/unverified-company'));
  });

  test('without a session leads to login, with the address to return to', () => {
    const page = renderWithProviders(<LoaderPage />, {
      path: '/loader',
      address: '/loader?next=%2Fdashboard%2Fjobs',
    });
    expect(page.location()).toMatchObject({
      pathname: '/login',
      search: '?next=%2Fdashboard%2Fjobs',
      state: ledToSignIn,
    });
  });

  test('after 10 seconds offers a retry and a way back', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    apiServer.use(http.get('*/IFJ/api/me', () => delay('infinite')));
    openLoader();
    await act(() => jest.advanceTimersByTimeAsync(9_000));
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1_001));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', '/login');
  });

  test('a failure can be tried again', async () => {
    apiServer.use(failToConnect('get', '/me'));
    const page = openLoader();
    expect(await screen.findByText('Failed to fetch user data')).toBeVisible();
    apiServer.resetHandlers();
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(page.location().pathname).toBe('/dashboard/jobs'));
  });

  test('says that a user is not there any more', async () => {
    apiServer.use(respond.get('/me', apiError('NOT_FOUND', 'User not found'), 404));
    openLoader();
    expect(await screen.findByText('User not found')).toBeVisible();
  });
});
