import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { apiAddress } from '../requests/base-query.ts';
import { apiServer, renderWithStore } from '../testing/index.ts';
import { clearProductStorage, readToken } from './stored-session.ts';
import { useSignOut } from './use-sign-out.ts';

function Out() {
  const signOut = useSignOut();
  return <button onClick={() => void signOut()}>out</button>;
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('the token is still revoked when the browser has forgotten the session by then', async () => {
  apiServer.use(http.post(`${apiAddress}/logout`, () => delay('infinite')));
  const sent = jest.spyOn(globalThis, 'fetch');
  const { user, store } = renderWithStore(<Out />, { session: { token: 'tok' } });
  await user.click(screen.getByText('out'));
  await waitFor(() => expect(sent).toHaveBeenCalled());
  act(clearProductStorage);
  expect(store.getState().session.userId).toBeNull();
  expect(readToken()).toBeNull();

  const request = sent.mock.calls[0]?.[0] as Request;
  expect(request.headers.get('Authorization')).toBe('Bearer tok');
  expect(request.signal.aborted).toBe(false);
  expect(request.keepalive).toBe(true);
});
