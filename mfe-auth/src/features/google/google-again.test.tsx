import { apiError, apiServer, renderWithProviders, respond } from '@ifj/shared-api/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { pendingRegistration } from '../../testing/google.ts';
import LoaderPage from '../session/loader.page.tsx';

/** Somebody with a session has gone to Google once more, to show that it is them. */
const comeBack = (address: string) =>
  renderWithProviders(<LoaderPage />, {
    path: '/loader',
    address,
    session: { role: 'organization' },
  });

const expectOnlyWay = (name: string, path: string) => {
  const ways = screen.getAllByRole('link').filter((link) => link.textContent !== 'IFJ');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([[name, path]]);
};

const refusal = 'Google did not confirm that it is you';

describe('whoever has a session', () => {
  test.each([
    ['cancelled', 'Signing in with Google was cancelled.'],
    ['unavailable', 'Google cannot be reached at the moment. Try again shortly.'],
    ['not-set-up', 'Google is not set up on this site.'],
    ['over', /^This sign-in with Google is over/],
  ])('is led back to it where Google says %s', (problem, text) => {
    comeBack(`/loader?next=%2Fdashboard%2Fprofile&google=${problem}`);
    expect(screen.getByText(refusal)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByText('You are not signed in')).toBeNull();
    expectOnlyWay('Go back', '/dashboard/profile');
  });

  test('is led to the dashboard without a page to go back to', () => {
    comeBack('/loader?google=cancelled');
    expectOnlyWay('Go to your dashboard', '/dashboard');
  });

  test('keeps it when the code is refused', async () => {
    const text = 'This sign-in with Google is over.';
    apiServer.use(respond.post('/auth/google/session', apiError('SIGN_IN_OVER', text), 410));
    comeBack('/loader?next=%2Funverified-company#google=a-code');
    expect(await screen.findByText(refusal)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expectOnlyWay('Go back', '/unverified-company');
    expect(localStorage.getItem('authToken')).toBe('token-of-a-test');
  });

  test('chooses a role for another account that is new', async () => {
    const answer = { session: null, registration: pendingRegistration() };
    apiServer.use(respond.post('/auth/google/session', answer));
    const { location } = comeBack('/loader#google=a-code');
    await waitFor(() => expect(location().pathname).toBe('/register'));
    expect(localStorage.getItem('authToken')).toBe('token-of-a-test');
  });

  test('need not wait for an answer that does not come', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    apiServer.use(http.post('*/IFJ/api/auth/google/session', () => delay('infinite')));
    comeBack('/loader?next=%2Fdashboard%2Fprofile#google=a-code');
    await act(() => jest.advanceTimersByTimeAsync(10_001));
    expectOnlyWay('Go back', '/dashboard/profile');
    jest.useRealTimers();
  });
});
