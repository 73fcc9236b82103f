import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { apiAddress } from '../requests/base-query.ts';
import { describeError } from '../requests/describe-error.ts';
import { apiError, apiServer, renderWithStore, respond, userFactory } from '../testing/index.ts';
import { useOwnAccount, type OwnAccount } from './use-own-account.ts';
import { useSession } from './use-session.ts';

function Probe({ run }: { run: (account: OwnAccount) => Promise<void> }) {
  const account = useOwnAccount();
  const { isSignedIn, ended } = useSession();
  const [outcome, setOutcome] = useState('');
  const start = () =>
    run(account).then(
      () => setOutcome('done'),
      (error: unknown) => setOutcome(describeError(error).message),
    );
  return (
    <>
      <button onClick={() => void start()}>run</button>
      <p>{outcome}</p>
      <p>{isSignedIn ? 'signed in' : `ended: ${ended}`}</p>
    </>
  );
}

async function run(work: (account: OwnAccount) => Promise<void>) {
  sessionStorage.setItem('ifj-draft:x', '{}');
  const { user } = renderWithStore(<Probe run={work} />, { session: {} });
  await user.click(screen.getByRole('button'));
}

describe('one’s own account', () => {
  test('gets another password and stays signed in', async () => {
    let sent: unknown;
    apiServer.use(
      http.post(`${apiAddress}/password`, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ message: 'ok' });
      }),
    );
    const values = { current_password: 'correct horse', new_password: 'battery staple' };
    await run(({ changePassword }) => changePassword(values));
    expect(await screen.findByText('done')).toBeVisible();
    expect(sent).toEqual(values);
    expect(screen.getByText('signed in')).toBeVisible();
  });

  test('is signed out everywhere, here too', async () => {
    apiServer.use(respond.post('/logout-everywhere', null, 204));
    await run(({ signOutEverywhere }) => signOutEverywhere());
    expect(await screen.findByText('ended: signed-out')).toBeVisible();
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  test('goes with its password, and nothing of it stays in the browser', async () => {
    let sent: unknown;
    apiServer.use(
      http.delete(`${apiAddress}/me`, async ({ request }) => {
        sent = await request.json();
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await run(({ remove }) => remove('correct horse'));
    expect(await screen.findByText('ended: signed-out')).toBeVisible();
    expect(sent).toEqual({ password: 'correct horse' });
    expect(localStorage.getItem('user_id')).toBeNull();
  });

  test('goes without a password where it has none', async () => {
    let sent: unknown;
    apiServer.use(
      respond.get('/me', userFactory({ has_password: false })),
      http.delete(`${apiAddress}/me`, async ({ request }) => {
        sent = await request.json();
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const known: boolean[] = [];
    await run(async ({ hasPassword, remove }) => {
      known.push(hasPassword);
      await remove();
    });
    expect(await screen.findByText('ended: signed-out')).toBeVisible();
    expect(sent).toEqual({});
  });

  test('is handed over as a file', async () => {
    let saved = '';
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved = this.download;
    });
    apiServer.use(respond.get('/me/export', {}));
    await run(({ download }) => download());
    await waitFor(() => expect(saved).toBe('ifj-account.json'));
  });

  test.each([
    ['delete', '/me', ({ remove }: OwnAccount) => remove('wrong')],
    ['post', '/logout-everywhere', ({ signOutEverywhere }: OwnAccount) => signOutEverywhere()],
  ] as const)('stays as it is when it fails: %s %s', async (method, path, work) => {
    apiServer.use(respond[method](path, apiError('VALIDATION_FAILED', 'Not so.'), 400));
    await run(work);
    expect(await screen.findByText('Not so.')).toBeVisible();
    expect(screen.getByText('signed in')).toBeVisible();
  });
});
