import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { keepPassword, writeFormDetails } from '@ifj/shared-api';
import {
  apiError,
  apiServer,
  failToConnect,
  renderWithProviders,
  respond,
  type RenderedRoute,
} from '@ifj/shared-api/testing';
import { finish, put, registered, sent, typedBefore } from '../../testing/registration.ts';
import CompanyAccountPage from './company-account.page.tsx';

const openCompany = async () => {
  writeFormDetails({ email: 'hr@kuda.example', userRole: 'organization' });
  keepPassword('correct horse');
  const page = renderWithProviders(<CompanyAccountPage />, {
    path: '/create-company-account',
    address: '/create-company-account',
  });
  await screen.findByLabelText('Company name');
  return page;
};

const typedCompany = {
  company_name: 'Kuda Works',
  phone: '08031234567',
  company_street_address: '12 Marina Road',
  company_state: 'Kano',
  company_cac_number: 'BN 1234567',
};

const fillCompany = async (page: RenderedRoute) => {
  await put(page, 'Company name', 'Kuda Works');
  await put(page, 'Mobile number', '08031234567');
  await put(page, 'Address', '12 Marina Road');
  await page.user.selectOptions(screen.getByLabelText('State'), 'Oyo');
  await put(page, 'CAC number', 'RC123456');
};

describe('a company account', () => {
  test.each([
    [0, '/unverified-company'],
    [1, '/dashboard/jobs'],
  ])('with verified %d leads to %s', async (verified, next) => {
    apiServer.use(respond.post('/auth/register', registered('organization', verified), 201));
    const page = await openCompany();
    await fillCompany(page);
    await finish(page);
    await waitFor(() => expect(page.location().pathname).toBe(next));
    expect(sent).toEqual([
      {
        role: 'organization',
        email: 'hr@kuda.example',
        password: 'correct horse',
        company_name: 'Kuda Works',
        phone: '08031234567',
        company_street_address: '12 Marina Road',
        company_state: 'Oyo',
        company_cac_number: 'RC123456',
        interview_link: null,
      },
    ]);
  });

  test('has nothing of what another newcomer typed', async () => {
    typedBefore('organization', 'hr@acme.example', typedCompany);
    await openCompany();
    expect(screen.getByLabelText('Company name')).toHaveValue('');
  });

  test('digits are text with a numeric keypad', async () => {
    await openCompany();
    expect(screen.getByLabelText('Mobile number')).toHaveAttribute('inputmode', 'tel');
    expect(screen.getByLabelText('CAC number')).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByLabelText('CAC number')).toHaveAttribute('type', 'text');
  });

  test('refuses a CAC number and an interview link of another form', async () => {
    typedBefore('organization', 'hr@kuda.example', {
      ...typedCompany,
      company_cac_number: 'twelve',
      interview_link: 'https://meet.google.com.evil.example/abc',
    });
    const page = await openCompany();
    await finish(page);
    expect(await screen.findByRole('link', { name: /such as RC123456/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Enter a Google Meet link/ })).toBeVisible();
    expect(sent).toEqual([]);
  });

  test.each([
    [respond.post('/auth/register', 'Bad gateway', 502), 'Registration failed.'],
    [
      respond.post('/auth/register', apiError('TOO_MANY_TRIES', 'Too many tries.'), 429),
      'Too many tries.',
    ],
    [failToConnect('post', '/auth/register'), /^Registration failed\. We could not reach/],
  ])('says inline that it failed', async (handler, text) => {
    apiServer.use(handler);
    typedBefore('organization', 'hr@kuda.example', typedCompany);
    const page = await openCompany();
    await finish(page);
    expect(await screen.findByRole('alert', { name: text })).toBeVisible();
    expect(screen.getByLabelText('Company name')).toHaveValue('Kuda Works');
  });

  test('offers a retry when the states cannot be loaded', async () => {
    apiServer.use(respond.get('/locations', apiError('INTERNAL', 'Down'), 500));
    writeFormDetails({ email: 'hr@kuda.example', userRole: 'organization' });
    const { user } = renderWithProviders(<CompanyAccountPage />);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    apiServer.resetHandlers();
    await user.click(retry);
    expect(await screen.findByLabelText('State')).toBeVisible();
  });
});
