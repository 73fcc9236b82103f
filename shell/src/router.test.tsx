import { describe, expect, test } from '@jest/globals';
import { apiError, apiServer, respond, sessionAnswerFactory } from '@ifj/shared-api/testing';
import { isLedToSignIn, readReturnAddress, useGetMeQuery, useSignIn } from '@ifj/shared-api';
import { act, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { workingSource } from './testing/areas.tsx';
import { renderApp } from './testing/render-app.tsx';

const heading = (name: string) => screen.findByText(name, { selector: 'h1' });
const student = { role: 'student' } as const;
const organization = { role: 'organization' } as const;

describe('an address', () => {
  test('for everybody is shown without a session and without the frame', async () => {
    await renderApp({ address: '/' });
    expect(await heading('mfe-public ./start')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test.each([
    [student, 'mfe-student ./student-jobs'],
    [organization, 'mfe-organization ./own-jobs'],
  ])('of two areas is served by the one for the role %j', async (session, name) => {
    await renderApp({ address: '/dashboard/jobs', session });
    expect(await heading(name)).toBeVisible();
    expect(screen.getByRole('navigation')).toBeVisible();
  });

  test('hands its parameters to the page', async () => {
    await renderApp({ address: '/dashboard/jobs/42', session: student });
    expect(await heading('mfe-student ./student-job 42')).toBeVisible();
  });

  test('that nobody serves is a page not found', async () => {
    await renderApp({ address: '/dashboard/nothing', session: student });
    expect(await heading('Page not found')).toBeVisible();
    expect(document.title).toContain('Page not found');
    expect(screen.getByRole('navigation')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to jobs' })).toHaveAttribute(
      'href',
      '/dashboard/jobs',
    );
  });

  test('that nobody serves has no frame for a visitor', async () => {
    await renderApp({ address: '/nothing' });
    expect(await heading('Page not found')).toBeVisible();
    expect(screen.getByRole('main')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test('/dashboard leads to the jobs', async () => {
    const { location } = await renderApp({ address: '/dashboard', session: student });
    await heading('mfe-student ./student-jobs');
    expect(location().pathname).toBe('/dashboard/jobs');
  });
});

describe('the guard', () => {
  test('leads a visitor to the sign-in page, with the way back', async () => {
    const { location } = await renderApp({ address: '/dashboard/jobs/42?tab=1' });
    await heading('mfe-public ./login');
    expect(location().pathname).toBe('/login');
    expect(readReturnAddress(location().search)).toBe('/dashboard/jobs/42?tab=1');
    expect(isLedToSignIn(location())).toBe(true);
  });

  test('refuses an address of another role, inside the frame', async () => {
    await renderApp({ address: '/dashboard/create-job', session: student });
    expect(await screen.findByText('Unauthorized')).toBeVisible();
    expect(screen.getByRole('navigation')).toBeVisible();
  });

  test('refuses a public address of another role inside the frame too', async () => {
    await renderApp({ address: '/unverified-company', session: student });
    expect(await screen.findByText('Unauthorized')).toBeVisible();
    expect(await heading('Not for this account')).toBeVisible();
    expect(screen.getByRole('navigation')).toBeVisible();
  });

  test('refuses an operator', async () => {
    apiServer.use(respond.get('/me', apiError('NOT_FOUND', 'x'), 404));
    await renderApp({ address: '/dashboard/jobs', session: { role: 'operator' } });
    expect(await screen.findByText('Unauthorized')).toBeVisible();
  });

  test('asks somebody without a role to log in', async () => {
    localStorage.setItem('user_id', 'u1');
    await renderApp({ address: '/dashboard/jobs' });
    expect(await screen.findByText('Please log in.')).toBeVisible();
  });

  test('keeps an organization that is not verified on the waiting page', async () => {
    apiServer.use(respond.get('/me', apiError('ORGANIZATION_UNVERIFIED', 'Wait.'), 403));
    const { location } = await renderApp({ address: '/dashboard/jobs', session: organization });
    expect(await heading('mfe-public ./waiting')).toBeVisible();
    expect(location().pathname).toBe('/unverified-company');
  });
});

describe('when the session changes', () => {
  test('a refused token leads to the sign-in page and back', async () => {
    apiServer.use(respond.get('/me', apiError('UNAUTHENTICATED', 'x'), 401));
    const { location } = await renderApp({ address: '/dashboard/jobs/42', session: student });
    expect(await heading('mfe-public ./login')).toBeVisible();
    expect(readReturnAddress(location().search)).toBe('/dashboard/jobs/42');
  });

  test('signing out in another tab leads to the sign-in page, and forgets the address', async () => {
    const { location } = await renderApp({ address: '/dashboard/jobs/42', session: student });
    await heading('mfe-student ./student-job 42');
    act(() => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(await heading('mfe-public ./login')).toBeVisible();
    expect(location().search).toBe('');
  });

  test('whoever signs in in another tab finds nothing here that somebody else typed', async () => {
    const session = { ...student, user_id: 'u1' };
    const { user } = await renderApp({ address: '/dashboard/jobs/42', session });
    await heading('mfe-student ./student-job 42');
    await user.type(screen.getByLabelText('Note'), 'mine');
    act(() => {
      localStorage.setItem('user_id', 'u2');
      window.dispatchEvent(new StorageEvent('storage', { key: 'user_id', newValue: 'u2' }));
    });
    await heading('mfe-student ./student-job 42');
    expect(screen.getByLabelText('Note')).toHaveValue('');
  });

  test('expiring in another tab leads to the sign-in page and back', async () => {
    const { location } = await renderApp({ address: '/dashboard/jobs/42', session: student });
    await heading('mfe-student ./student-job 42');
    act(() => {
      localStorage.clear();
      for (const change of [
        { key: 'ifj-session-end', newValue: 'expired' },
        { key: 'user_id', newValue: null },
      ]) {
        window.dispatchEvent(new StorageEvent('storage', change));
      }
    });
    expect(await heading('mfe-public ./login')).toBeVisible();
    expect(readReturnAddress(location().search)).toBe('/dashboard/jobs/42');
  });

  test('a session that has lost its token leads to the sign-in page and back', async () => {
    localStorage.setItem('user_id', 'u1');
    localStorage.setItem('userRole', 'student');
    apiServer.use(respond.get('/me', apiError('UNAUTHENTICATED', 'x'), 401));
    const { location } = await renderApp({ address: '/dashboard/jobs/42' });
    expect(await heading('mfe-public ./login')).toBeVisible();
    expect(readReturnAddress(location().search)).toBe('/dashboard/jobs/42');
  });

  test('the routes are built anew for the new role', async () => {
    function SignInPage() {
      const signIn = useSignIn();
      const navigate = useNavigate();
      const enter = (): void => {
        signIn(sessionAnswerFactory(organization));
        void navigate('/dashboard/jobs');
      };
      return <button onClick={enter}>sign in</button>;
    }
    const working = workingSource();
    const { user } = await renderApp({
      address: '/login',
      session: student,
      source: {
        ...working,
        loadPage: (area, module) =>
          module === './login' ? Promise.resolve(SignInPage) : working.loadPage(area, module),
      },
    });
    await user.click(screen.getByText('sign in'));
    expect(await heading('mfe-organization ./own-jobs')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Job' })).toBeVisible();
  });

  test('an organization that gets approved may enter', async () => {
    function Waiting() {
      const { refetch } = useGetMeQuery();
      return <button onClick={() => void refetch()}>look again</button>;
    }
    const working = workingSource();
    apiServer.use(respond.get('/me', { verified: 0, counters: {} }));
    const { user, store } = await renderApp({
      address: '/unverified-company',
      session: { ...organization, verified: 0 },
      source: {
        ...working,
        loadPage: (area, module) =>
          module === './waiting' ? Promise.resolve(Waiting) : working.loadPage(area, module),
      },
    });
    await waitFor(() => expect(store.getState().session.unverified).toBe(true));
    apiServer.use(respond.get('/me', { verified: 1, counters: {} }));
    await user.click(screen.getByText('look again'));
    await waitFor(() => expect(store.getState().session.unverified).toBe(false));
  });
});
