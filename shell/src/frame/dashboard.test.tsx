import { describe, expect, jest, test } from '@jest/globals';
import { apiServer, respond, userFactory } from '@ifj/shared-api/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { areas } from '../testing/areas.tsx';
import { renderApp } from '../testing/render-app.tsx';
import { menuFor } from './menu.ts';

describe('the side menu', () => {
  test('holds the entries of all areas for the role, in their order', () => {
    const labels = (role: 'student' | 'organization' | 'operator' | null) =>
      menuFor(areas, role).map(({ label }) => label);
    expect(labels('student')).toEqual(['Jobs', 'Inbox']);
    expect(labels('organization')).toEqual(['Jobs', 'Create Job']);
    expect(labels('operator')).toEqual([]);
    expect(labels(null)).toEqual([]);
  });

  test('shows the counters that `me` gives, and who is signed in', async () => {
    apiServer.use(respond.get('/me', userFactory({ counters: { unread: 3 } })));
    await renderApp({ address: '/dashboard/jobs', session: { role: 'student' } });
    expect(await screen.findByText('Amina Bello')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Inbox.*3/ })).toBeVisible();
  });

  test('looks at them again when the tab comes into view', async () => {
    apiServer.use(respond.get('/me', userFactory({ counters: { unread: 3 } })));
    await renderApp({ address: '/dashboard/jobs', session: { role: 'student' } });
    await screen.findByRole('link', { name: /Inbox.*3/ });
    apiServer.use(respond.get('/me', userFactory({ counters: { unread: 4 } })));
    for (const state of ['hidden', 'visible'] as const) {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    }
    expect(await screen.findByRole('link', { name: /Inbox.*4/ })).toBeVisible();
  });
});

describe('logging out', () => {
  const open = async (address = '/dashboard/jobs') => {
    const app = await renderApp({ address, session: { role: 'student' } });
    await app.user.click(screen.getByRole('button', { name: 'More' }));
    await app.user.click(screen.getByRole('button', { name: 'Logout' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Logout Confirmation' });
    expect(within(dialog).getByText('Are you sure you want to logout?')).toBeVisible();
    return { ...app, dialog };
  };

  test('asks, and stays on Cancel', async () => {
    const { user, dialog, location } = await open();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(location().pathname).toBe('/dashboard/jobs');
    expect(localStorage.getItem('user_id')).not.toBeNull();
  });

  test('asks no more once somebody goes elsewhere, nor when they come back', async () => {
    const { user, location } = await open('/dashboard/jobs/7');
    // The page behind stays where it is, and so does what leads on from it.
    fireEvent.click(screen.getByText('to jobs'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(await screen.findByText('to job 7'));
    expect(location().pathname).toBe('/dashboard/jobs/7');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('clears what is stored, says so, and goes to the sign-in page on Confirm', async () => {
    sessionStorage.setItem('anything', '1');
    const { user, dialog, location } = await open();
    await user.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('mfe-public ./login')).toBeVisible();
    expect(location()).toMatchObject({ pathname: '/login', search: '' });
    expect(screen.getAllByText('You have been logged out successfully!')).not.toHaveLength(0);
    expect(localStorage.getItem('user_id')).toBeNull();
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(sessionStorage.getItem('anything')).toBeNull();
  });
});
