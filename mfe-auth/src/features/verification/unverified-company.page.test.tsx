import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { operations, useGetMeQuery, useSession } from '@ifj/shared-api';
import { Toasts } from '@ifj/shared-ui';
import {
  apiError,
  apiServer,
  organizationFactory,
  renderWithProviders,
  respond,
  userFactory,
} from '@ifj/shared-api/testing';
import { http, HttpResponse } from 'msw';
import { Navigate, Route, Routes } from 'react-router-dom';
import UnverifiedCompanyPage from './unverified-company.page.tsx';

type Organization = ReturnType<typeof organizationFactory>;

const answerMe = (given: Partial<Organization> = {}) =>
  respond.get(
    '/me',
    userFactory({
      verified: given.verification === 'approved' ? 1 : 0,
      organization: organizationFactory({ id: 'org-1', verification: 'pending', ...given }),
    }),
  );

const open = (given?: Partial<Organization>) => {
  apiServer.use(answerMe(given));
  return renderWithProviders(<UnverifiedCompanyPage />, {
    path: '/unverified-company',
    address: '/unverified-company',
    session: { role: 'organization', verified: 0 },
    wrapper: Toasts,
  });
};

afterEach(() => {
  jest.useRealTimers();
});

describe('waiting for approval', () => {
  test('says so, with the company as it will be checked', async () => {
    open();
    expect(
      screen.getByRole('heading', { level: 1, name: 'Your account is almost ready!' }),
    ).toBeVisible();
    expect(await screen.findByText('Awaiting approval')).toBeVisible();
    expect(screen.getByText(/check back in a few minutes/)).toBeVisible();
    expect(screen.getByLabelText('Company name')).toHaveValue('Kuda Works');
    expect(screen.getByLabelText('CAC number')).toHaveValue('RC123456');
  });

  test('is headed by what is to be done once the request was refused', async () => {
    open({ verification: 'refused', refusal_reason: 'The CAC number is unknown.' });
    const heading = await screen.findByRole('heading', { name: 'Your request needs a correction' });
    expect(heading).toBeVisible();
    expect(document.title).toBe('Your request needs a correction · IFJ');
    expect(screen.queryByText('Your account is almost ready!')).toBeNull();
  });

  test('tells why a request was refused and takes the correction', async () => {
    let sent: unknown;
    apiServer.use(
      http.put('*/IFJ/api/organization/org-1/update', async ({ request }) => {
        sent = await request.json();
        apiServer.use(answerMe({ company_cac_number: 'RC999999' }));
        return HttpResponse.json({ message: 'Saved', organization: organizationFactory() });
      }),
    );
    const { user } = open({ verification: 'refused', refusal_reason: 'No such CAC number.' });
    expect(await screen.findByText('No such CAC number.')).toBeVisible();
    const number = screen.getByLabelText('CAC number');
    await user.clear(number);
    await user.paste('RC999999');
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Awaiting approval')).toBeVisible();
    expect(sent).toEqual({
      company_name: 'Kuda Works',
      phone: '08031234567',
      company_street_address: '12 Marina Road',
      company_state: 'Lagos',
      company_cac_number: 'RC999999',
      interview_link: null,
    });
  });

  test('shows what the api refuses at its field', async () => {
    apiServer.use(
      respond.put(
        '/organization/:id/update',
        apiError('VALIDATION_FAILED', 'Please correct the marked fields.', {
          company_name: 'This name is taken.',
        }),
        400,
      ),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Company name')).toHaveAccessibleDescription(
        /This name is taken/,
      ),
    );
  });

  test('says that the correction could not be sent, and why', async () => {
    apiServer.use(
      respond.put('/organization/:id/update', apiError('INTERNAL', 'Reference: r-7'), 500),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Save changes' }));
    expect(
      await screen.findByRole('alert', {
        name: 'Failed to update company profile. Reference: r-7',
      }),
    ).toBeVisible();
  });

  test('states that could not be loaded can be asked for again', async () => {
    apiServer.use(respond.get('/locations', apiError('INTERNAL', 'Down'), 500));
    const { user } = open();
    expect(await screen.findByText('The list of states could not be loaded.')).toBeVisible();
    expect(screen.getByLabelText('State')).toHaveValue('Lagos');
    apiServer.resetHandlers();
    apiServer.use(answerMe());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: 'Kano' })).toBeInTheDocument();
  });

  test('an account without an organization says so, with a retry', async () => {
    const page = open();
    apiServer.use(
      respond.get('/me', { ...userFactory(), role: 'organization', student: null, verified: 0 }),
    );
    page.unmount();
    const again = renderWithProviders(<UnverifiedCompanyPage />, {
      session: { role: 'organization', verified: 0 },
    });
    expect(await screen.findByText('Organization ID not found.')).toBeVisible();
    apiServer.use(answerMe());
    await again.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Awaiting approval')).toBeVisible();
  });

  test('looks by itself and moves on once approved', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const page = open();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(page.location().pathname).toBe('/unverified-company');
    apiServer.use(answerMe({ verification: 'approved' }));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(page.location().pathname).toBe('/dashboard/jobs');
  });

  test('looks no more while the tab is out of view, and at once when it is back', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
    const become = (visibility: DocumentVisibilityState) => {
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    const page = open();
    await pass(100);
    become('hidden');
    apiServer.use(answerMe({ verification: 'approved' }));
    await pass(60_000);
    expect(page.location().pathname).toBe('/unverified-company');
    become('visible');
    await pass(100);
    expect(page.location().pathname).toBe('/dashboard/jobs');
  });

  test('a failure can be tried again', async () => {
    const page = open();
    apiServer.use(respond.get('/me', apiError('INTERNAL', 'Reference r-1'), 500));
    page.unmount();
    const again = renderWithProviders(<UnverifiedCompanyPage />, {
      session: { role: 'organization', verified: 0 },
    });
    expect(await screen.findByText('Failed to fetch user data')).toBeVisible();
    expect(screen.getByText('Reference r-1')).toBeVisible();
    apiServer.use(answerMe());
    await again.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Awaiting approval')).toBeVisible();
  });

  test('can be left', async () => {
    const page = open();
    await page.user.click(screen.getByRole('button', { name: 'Logout' }));
    const question = within(await screen.findByRole('alertdialog'));
    await page.user.click(question.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(page.location().pathname).toBe('/login'));
    expect(localStorage.getItem('authToken')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('You have been logged out successfully!');
  });
});

test('whoever is refused while held as verified stays here until `me` says otherwise', async () => {
  /** A page of the dashboard, as the shell guards it. */
  function Dashboard() {
    useGetMeQuery();
    return useSession().isUnverified ? <Navigate to="/unverified-company" replace /> : <p>Jobs</p>;
  }
  let tellMe = (): void => undefined;
  apiServer.use(
    answerMe({ verification: 'approved' }),
    respond.get('/jobs', apiError('ORGANIZATION_UNVERIFIED', 'Wait.'), 403),
  );
  const { store, location } = renderWithProviders(
    <Routes>
      <Route path="/unverified-company" element={<UnverifiedCompanyPage />} />
      <Route path="/dashboard/jobs" element={<Dashboard />} />
    </Routes>,
    { address: '/dashboard/jobs', session: { role: 'organization', verified: 1 } },
  );
  await screen.findByText('Jobs');
  await waitFor(() => {
    expect(operations.endpoints.getMe.select()(store.getState()).data?.verified).toBe(1);
  });
  const pending = organizationFactory({ id: 'org-1', verification: 'pending' });
  apiServer.use(
    http.get(
      '*/IFJ/api/me',
      () =>
        new Promise<Response>((resolve) => {
          tellMe = () => {
            resolve(HttpResponse.json(userFactory({ verified: 0, organization: pending })));
          };
        }),
    ),
  );
  await act(() => store.dispatch(operations.endpoints.listJobs.initiate({})));
  expect(location().pathname).toBe('/unverified-company');
  await screen.findByRole('heading', { name: 'Your account is almost ready!' });
  tellMe();
  await waitFor(() => {
    expect(operations.endpoints.getMe.select()(store.getState()).data?.verified).toBe(0);
  });
  expect(location().pathname).toBe('/unverified-company');
  expect(await screen.findByText('Awaiting approval')).toBeVisible();
});
