import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { http, HttpResponse } from 'msw';
import { apiAddress } from '../requests/base-query.ts';
import { useGetMeQuery } from '../generated/operations.ts';
import {
  apiServer,
  failToConnect,
  renderWithStore,
  sessionAnswerFactory,
} from '../testing/index.ts';
import { readFormDetails, writeFormDetails } from './form-details.ts';
import { keepPassword, readPassword } from './pending-password.ts';
import { rememberedJob, rememberJob } from './remembered-job.ts';
import {
  clearProductStorage,
  endRefusedSession,
  endSession,
  rememberRole,
  writeSession,
  type SessionAnswer,
} from './stored-session.ts';
import { useSession } from './use-session.ts';
import { useSignIn } from './use-sign-in.ts';
import { useSignOut } from './use-sign-out.ts';

function Probe({ answer = sessionAnswerFactory() }: { answer?: SessionAnswer }) {
  const { userId, role, isSignedIn, isUnverified, ended } = useSession();
  const signIn = useSignIn();
  const signOut = useSignOut();
  return (
    <>
      <p>
        {isSignedIn ? `${role} ${userId}` : `nobody (${ended ?? 'never'}, ${role ?? 'no role'})`}
      </p>
      {isUnverified && <p>unverified</p>}
      <button onClick={() => signIn(answer)}>in</button>
      <button onClick={() => void signOut()}>out</button>
    </>
  );
}

const stored = (): Record<string, string> => Object.fromEntries(Object.entries(localStorage));

/** Lets this tab hear what another one does to local storage, change by change. */
const hearFromOtherTab = (...changes: [key: string, newValue: string | null][]): void =>
  act(() => {
    for (const [key, newValue] of changes) {
      if (newValue === null) localStorage.removeItem(key);
      else localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
  });

/** The changes of local storage that other tabs hear of; to be asked before this tab shows anything. */
function changesOf(action: () => void): [string, string | null][] {
  const changes: [string, string | null][] = [];
  const set = jest.spyOn(Storage.prototype, 'setItem');
  const remove = jest.spyOn(Storage.prototype, 'removeItem');
  set.mockImplementation((key, value) => changes.push([key, value]));
  remove.mockImplementation((key) => changes.push([key, null]));
  action();
  set.mockRestore();
  remove.mockRestore();
  return changes;
}

/** What a browser does in this tab when another one changes local storage. */
const otherTab = (change: () => void): void =>
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key: 'user_id' }));
  });

describe('signing in', () => {
  test('stores the specified keys', async () => {
    const answer = sessionAnswerFactory({
      token: 'tok',
      role: 'organization',
      user_id: 'u1',
      role_specific_id: 'o1',
    });
    const { user } = renderWithStore(<Probe answer={answer} />);
    expect(screen.getByText('nobody (never, no role)')).toBeVisible();
    await user.click(screen.getByText('in'));
    expect(screen.getByText('organization u1')).toBeVisible();
    expect(stored()).toEqual({
      user_id: 'u1',
      role_specific_id: 'o1',
      userRole: 'organization',
      authToken: 'tok',
    });
  });

  test('knows an organization that is not verified', async () => {
    const answer = sessionAnswerFactory({ role: 'organization', verified: 0 });
    const { user } = renderWithStore(<Probe answer={answer} />);
    await user.click(screen.getByText('in'));
    expect(screen.getByText('unverified')).toBeVisible();
  });

  test('drops the answers that another user got', async () => {
    function Me() {
      const { data } = useGetMeQuery();
      return <p>{data ? `me: ${data.email}` : 'loading'}</p>;
    }
    renderWithStore(<Me />, { session: { user_id: 'u1' } });
    await screen.findByText('me: amina@example.com');
    apiServer.use(
      http.get(`${apiAddress}/me`, () => HttpResponse.json({ email: 'tunde@example.com' })),
    );
    otherTab(() => localStorage.setItem('user_id', 'u2'));
    expect(await screen.findByText('me: tunde@example.com')).toBeVisible();
  });
});

describe('signing in in another tab', () => {
  const answer = sessionAnswerFactory({ user_id: 'u2', token: 'tok' });

  test('over another session leaves no moment without one, nor one with another token', () => {
    const changes = changesOf(() => writeSession(answer));
    renderWithStore(<Probe />, { session: { user_id: 'u1' } });
    const seen = changes.map((change) => {
      hearFromOtherTab(change);
      const { user_id, authToken } = stored();
      return { user_id, authToken, isOut: screen.queryByText(/nobody/) !== null };
    });
    expect(seen.filter(({ isOut }) => isOut)).toEqual([]);
    expect(
      seen.filter(({ user_id, authToken }) => user_id === 'u2' && authToken !== 'tok'),
    ).toEqual([]);
    expect(screen.getByText('student u2')).toBeVisible();
  });

  test('leaves no key of the session before', () => {
    localStorage.setItem('auth_token', 'old');
    writeSession(sessionAnswerFactory({ role_specific_id: 'r1' }));
    writeSession({ ...answer, role_specific_id: null });
    expect(stored()).toEqual({ user_id: 'u2', userRole: 'student', authToken: 'tok' });
  });
});

describe('signing out', () => {
  test('revokes the token, then clears everything stored for the person', async () => {
    let revoked: string | null = null;
    apiServer.use(
      http.post(`${apiAddress}/logout`, ({ request }) => {
        revoked = request.headers.get('Authorization');
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const session = { user_id: 'u1', token: 'tok' };
    const { user } = renderWithStore(<Probe />, { session });
    rememberJob('j1');
    writeFormDetails({ email: 'a@b.c', userRole: 'student' });
    keepPassword('secret words');
    sessionStorage.setItem('ifj-draft:letter', 'Dear');
    localStorage.setItem('ifj-draft:apply:u1', 'Dear');
    localStorage.setItem('ifj-draft:apply:u2', 'Dear');
    localStorage.setItem('color-mode', 'dark');

    await user.click(screen.getByText('out'));
    await screen.findByText('nobody (signed-out, no role)');
    expect(revoked).toBe('Bearer tok');
    expect(stored()).toEqual({ 'color-mode': 'dark' });
    expect(sessionStorage).toHaveLength(0);
    expect(readPassword()).toBeNull();
  });

  test('works without a connection', async () => {
    apiServer.use(failToConnect('post', '/logout'));
    const { user } = renderWithStore(<Probe />, { session: {} });
    await user.click(screen.getByText('out'));
    expect(await screen.findByText('nobody (signed-out, no role)')).toBeVisible();
  });

  test('in another tab signs out here', async () => {
    renderWithStore(<Probe />, { session: {} });
    otherTab(() => localStorage.clear());
    await waitFor(() => expect(screen.getByText('nobody (signed-out, no role)')).toBeVisible());
  });
});

describe('a session that ends in another tab', () => {
  /** A tab with a draft and a password that hears of these changes. */
  const openTab = (changes: [string, string | null][]): void => {
    renderWithStore(<Probe />, { session: {} });
    sessionStorage.setItem('ifj-draft:letter', 'Dear');
    keepPassword('secret words');
    hearFromOtherTab(...changes);
  };
  const signedOut = (): [string, string | null][] => changesOf(() => endSession('signed-out'));

  test('by signing out takes the drafts of this tab too', () => {
    openTab(signedOut());
    expect(screen.getByText('nobody (signed-out, no role)')).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
    expect(readPassword()).toBeNull();
    expect(stored()).toEqual({});
  });

  test('by signing out takes them once: what is typed afterwards stays', () => {
    openTab(signedOut());
    sessionStorage.setItem('ifj-draft:sign-up', 'a@b.c');
    keepPassword('new words');
    hearFromOtherTab(['userRole', 'student']);
    expect(sessionStorage.getItem('ifj-draft:sign-up')).toBe('a@b.c');
    expect(readPassword()).toBe('new words');
  });

  test('by expiring leaves what is kept for the browser as well', () => {
    localStorage.setItem('ifj-draft:apply:u1', 'Dear');
    endSession('expired');
    clearProductStorage();
    expect(stored()).toEqual({ 'ifj-draft:apply:u1': 'Dear' });
  });

  test('by expiring leaves them, and is known as expired', () => {
    openTab(changesOf(() => endSession('expired')));
    expect(screen.getByText('nobody (expired, no role)')).toBeVisible();
    expect(sessionStorage.getItem('ifj-draft:letter')).toBe('Dear');
  });

  test('by opening /login leaves the drafts', () => {
    openTab(changesOf(clearProductStorage));
    expect(screen.getByText('nobody (signed-out, no role)')).toBeVisible();
    expect(sessionStorage.getItem('ifj-draft:letter')).toBe('Dear');
  });

  test('is over once somebody signs in there: what is written then stays', () => {
    openTab(signedOut());
    sessionStorage.setItem('ifj-draft:login', 'a@b.c');
    hearFromOtherTab(['user_id', 'u2'], ['userRole', 'student'], ['authToken', 'tok']);
    expect(screen.getByText('student u2')).toBeVisible();
    hearFromOtherTab(['user_id', null]);
    expect(sessionStorage.getItem('ifj-draft:login')).toBe('a@b.c');
  });
});

test.each([null, 'tok'])(
  'a session whose storage is cleared ends with a refusal of %s',
  (token) => {
    renderWithStore(<Probe />, { session: { token: 'tok' } });
    localStorage.clear();
    act(() => endRefusedSession(token));
    expect(screen.getByText('nobody (expired, no role)')).toBeVisible();
  },
);

describe('clearing at /login', () => {
  test('takes the keys of this product and leaves the others', () => {
    renderWithStore(<Probe />, { session: {} });
    localStorage.setItem('auth_token', 'x');
    localStorage.setItem('color-mode', 'dark');
    localStorage.setItem('other-program', '1');
    act(clearProductStorage);
    expect(stored()).toEqual({ 'color-mode': 'dark', 'other-program': '1' });
    expect(screen.getByText('nobody (signed-out, no role)')).toBeVisible();
  });
});

describe('sign-up', () => {
  test('keeps the role for somebody without a session', () => {
    renderWithStore(<Probe />);
    act(() => rememberRole('organization'));
    expect(screen.getByText('nobody (never, organization)')).toBeVisible();
    expect(stored()).toEqual({ userRole: 'organization' });
  });

  test('ends a session before choosing a role for another account', () => {
    renderWithStore(<Probe />, { session: {} });
    act(() => rememberRole('organization'));
    expect(stored()).toEqual({ userRole: 'organization' });
  });

  test('stores the address and the role, never a password', () => {
    const given = { email: 'a@b.c', userRole: 'student' as const, password: 'secret words' };
    writeFormDetails(given);
    expect(localStorage.getItem('formDetails')).toBe('{"email":"a@b.c","userRole":"student"}');
    expect(readFormDetails()).toEqual({ email: 'a@b.c', userRole: 'student' });
  });

  test.each(['nonsense', 'null', '{"email":3}'])('reads nothing from %s', (text) => {
    localStorage.setItem('formDetails', text);
    expect(readFormDetails()).toBeNull();
  });
});

test('the job opened last is remembered', () => {
  expect(rememberedJob()).toBeNull();
  rememberJob('j1');
  expect(stored()).toEqual({ job_id: 'j1' });
});
