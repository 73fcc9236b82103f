import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Toasts } from '@ifj/shared-ui';
import {
  apiError,
  apiServer,
  failToConnect,
  renderWithProviders,
  respond,
  type RouteOptions,
} from '@ifj/shared-api/testing';
import { Route, Routes } from 'react-router-dom';
import ResetMessagePage from './reset-message.page.tsx';
import ResetPasswordPage from './reset-password.page.tsx';
import ResetPage from './reset.page.tsx';

const openReset = () =>
  renderWithProviders(<ResetPage />, { path: '/reset', address: '/reset', wrapper: Toasts });

const askFor = async ({ user }: ReturnType<typeof openReset>, email: string) => {
  if (email) await user.type(screen.getByLabelText('Email'), email);
  await user.click(screen.getByRole('button', { name: 'Reset Password' }));
};

/** The bodies that a call is sent with. */
function bodiesOf(path: string): unknown[] {
  const bodies: unknown[] = [];
  apiServer.events.removeAllListeners();
  apiServer.events.on('request:start', ({ request }) => {
    if (!request.url.endsWith(path)) return;
    void request
      .clone()
      .json()
      .then((body) => bodies.push(body));
  });
  return bodies;
}

describe('asking for a link', () => {
  test('sends the email and goes to the message', async () => {
    const bodies = bodiesOf('/resetPassword');
    apiServer.use(respond.post('/resetPassword', { message: 'On its way.' }));
    const page = openReset();
    await askFor(page, 'ada@example.com');
    await waitFor(() => expect(page.location().pathname).toBe('/reset-message'));
    expect(bodies).toEqual([{ email: 'ada@example.com' }]);
  });

  test.each([
    ['', 'Email is required.'],
    ['ada', 'Enter an email address, such as name@example.com.'],
  ])('refuses %j', async (email, text) => {
    const page = openReset();
    await askFor(page, email);
    expect(await screen.findByRole('link', { name: text })).toBeVisible();
    expect(page.location().pathname).toBe('/reset');
  });

  test.each([
    ['that broke', respond.post('/resetPassword', 'Bad gateway', 502)],
    [
      'while the api is away',
      respond.post(
        '/resetPassword',
        apiError('UNAVAILABLE', 'It is not available at the moment. Please try again shortly.'),
        503,
      ),
    ],
    ['without an answer', failToConnect('post', '/resetPassword')],
  ])('a call %s is told and keeps the email', async (_how, answer) => {
    apiServer.use(answer);
    const page = openReset();
    await askFor(page, 'ada@example.com');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Failed to send reset email. Try again.'),
    );
    expect(screen.getByRole('alert').textContent.match(/try again/gi)).toHaveLength(1);
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(page.location().pathname).toBe('/reset');
  });

  test('too many are told in the api’s words', async () => {
    const text = 'Links were sent to it. Please wait 12 minutes and try again.';
    apiServer.use(respond.post('/resetPassword', apiError('TOO_MANY_TRIES', text), 429));
    const page = openReset();
    await askFor(page, 'ada@example.com');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
    expect(screen.getByRole('alert')).not.toHaveTextContent('Failed to send');
  });

  test('leads back to signing in', () => {
    openReset();
    expect(screen.getByRole('link', { name: 'Back to Log in' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the message', () => {
  const open = () =>
    renderWithProviders(<ResetMessagePage />, {
      path: '/reset-message',
      address: '/reset-message',
    });

  test('says that the email was sent, where to look, and whom to ask', async () => {
    apiServer.use(respond.get('/contact', { support_address: 'help+jobs@ifj.example' }));
    open();
    // As long as the address is not known:
    expect(screen.getByRole('link', { name: 'start page' })).toHaveAttribute('href', '/');
    expect(screen.getByText(/^The email was sent/)).toBeVisible();
    expect(screen.getByText(/spam/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'help+jobs@ifj.example' })).toHaveAttribute(
      'href',
      'mailto:help%2Bjobs@ifj.example',
    );
    expect(screen.getByText(/Contact support/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Log in' })).toHaveAttribute('href', '/login');
  });
});

describe('choosing a new password', () => {
  const pages = (
    <Routes>
      <Route path="/reset-password" element={<ResetPasswordPage />} />
      <Route path="/reset" element={<ResetPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
  const open = (address = '/reset-password?token=a-token', options: RouteOptions = {}) =>
    renderWithProviders(pages, { address, wrapper: Toasts, ...options });

  const choose = async (
    { user }: ReturnType<typeof open>,
    password: string,
    again: string = password,
  ) => {
    if (password) await user.type(screen.getByLabelText('New password'), password);
    if (again) await user.type(screen.getByLabelText('New password again'), again);
    await user.click(screen.getByRole('button', { name: 'Change password' }));
  };

  test('sends the token of the link with it, and goes to sign in', async () => {
    const bodies = bodiesOf('/resetPassword/confirm');
    apiServer.use(respond.post('/resetPassword/confirm', { message: 'It has been changed.' }));
    const page = open();
    await choose(page, 'correct horse');
    await waitFor(() => expect(page.location().pathname).toBe('/login'));
    expect(await screen.findByText('It has been changed.')).toBeVisible();
    expect(bodies).toEqual([{ token: 'a-token', new_password: 'correct horse' }]);
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('correct horse');
  });

  test('ends what this browser keeps of a session before it says so', async () => {
    apiServer.use(respond.post('/resetPassword/confirm', { message: 'It has been changed.' }));
    const page = open('/reset-password?token=a-token', { session: { role: 'student' } });
    await choose(page, 'correct horse');
    expect(await screen.findByText('It has been changed.')).toBeVisible();
    expect(page.store.getState().session.userId).toBeNull();
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  test.each([
    ['', '', ['Password is required.', 'Type the password a second time.']],
    ['short', 'short', ['The password needs at least 8 characters.']],
    ['correct horse', 'correct house', ['The two passwords are not the same.']],
  ])('refuses %j with %j', async (password, again, texts) => {
    const page = open();
    await choose(page, password, again);
    for (const text of texts) expect(await screen.findByRole('link', { name: text })).toBeVisible();
    expect(page.location().pathname).toBe('/reset-password');
  });

  test('shows each password on demand', async () => {
    const { user } = open();
    for (const [at, label] of ['New password', 'New password again'].entries()) {
      const button = screen.getAllByRole('button', { name: 'Show password' })[0];
      expect(screen.getByLabelText(label)).toHaveAttribute('type', 'password');
      if (button) await user.click(button);
      expect(screen.getByLabelText(label)).toHaveAttribute('type', 'text');
      expect(screen.getAllByRole('button', { name: 'Hide password' })).toHaveLength(at + 1);
    }
  });

  test('a common one is refused at its field, and another can be tried', async () => {
    const text = 'This password is among the most common ones.';
    apiServer.use(
      respond.post(
        '/resetPassword/confirm',
        apiError('VALIDATION_FAILED', 'Please correct the marked fields.', { new_password: text }),
        400,
      ),
    );
    const page = open();
    await choose(page, 'password1');
    expect(await screen.findByRole('link', { name: text })).toBeVisible();
    expect(page.location().pathname).toBe('/reset-password');
  });

  test('a failure keeps what was typed', async () => {
    apiServer.use(failToConnect('post', '/resetPassword/confirm'));
    const page = open();
    await choose(page, 'correct horse');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Failed to change the password.'),
    );
    expect(screen.getByLabelText('New password')).toHaveValue('correct horse');
    expect(page.location().pathname).toBe('/reset-password');
  });

  test.each([
    ['used', 410, apiError('LINK_ENDED', 'This link has been used.'), /has been used/],
    ['late', 410, apiError('LINK_EXPIRED', 'This link is too old.'), /too old/],
    [
      'altered, or long over',
      404,
      apiError('NOT_FOUND', 'This link is too old or not complete.'),
      /too old or not complete/,
    ],
    [
      'altered beyond reading',
      400,
      apiError('VALIDATION_FAILED', 'Please correct the marked fields.', { token: 'Not this.' }),
      /not complete/,
    ],
  ])('a link that was %s leads to another one, and says why', async (_how, status, body, why) => {
    apiServer.use(respond.post('/resetPassword/confirm', body, status));
    const page = open();
    await choose(page, 'correct horse');
    await waitFor(() => expect(page.location().pathname).toBe('/reset'));
    expect(screen.getByRole('alert')).toHaveTextContent(why);
    expect(screen.getByRole('alert')).toHaveTextContent('You can get a new link here.');
  });

  test.each(['/reset-password', '/reset-password?token='])(
    '%s is no link that works',
    async (address) => {
      const page = open(address);
      await waitFor(() => expect(page.location().pathname).toBe('/reset'));
      expect(page.location().state).toEqual({ reason: expect.stringMatching(/not complete/) });
    },
  );
});
