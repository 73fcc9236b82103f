import { expect } from '@playwright/test';
import type states from '../../../mfe-auth/states.json';
import { at, fails, loads, shows } from './arrivals.ts';
import { loader } from './auth/loader.ts';
import { companyAccount, roleChoice, signUp, studentAccount } from './auth/registration.ts';
import type { Visit } from './visit.ts';
import type { Screens } from './ways.ts';

const logInAs = async (visit: Visit, email: string, password: string): Promise<void> => {
  await visit.page.getByLabel('Email').fill(email);
  await visit.page.getByLabel('Password', { exact: true }).fill(password);
  await visit.page.getByRole('button', { name: 'Login', exact: true }).click();
};

const chooseNewPassword = async (
  visit: Visit,
  password: string,
  again = password,
): Promise<void> => {
  await visit.page.getByLabel('New password', { exact: true }).fill(password);
  await visit.page.getByLabel('New password again').fill(again);
  await visit.press('Change password');
};

const waitingPage = '/unverified-company';
const pending = at(waitingPage, (cast) => cast.pending());
const openRefused = shows(
  at(waitingPage, (cast) => cast.refused()),
  'Not in the CAC.',
);
const withoutStates = 'The list of states could not be loaded.';

export const screens: Screens<typeof states> = {
  '/register': roleChoice,
  '/signup': signUp,
  '/create-student-account': studentAccount,
  '/create-company-account': companyAccount,

  '/login': {
    empty: async (visit) => {
      await visit.as(null);
      await visit.open('/login');
    },
    'with what is missing': async (visit) => {
      await visit.open('/login');
      await visit.page.getByRole('button', { name: 'Login', exact: true }).click();
      await visit.sees('Email and password are required.');
    },
    'a wrong password': async (visit) => {
      await visit.open('/login');
      const { email } = await visit.cast.newcomer();
      await logInAs(visit, email, 'not the password');
      await expect(visit.page.getByRole('alert').first()).toBeVisible();
    },
    'led here': async (visit) => {
      await visit.as(null);
      await visit.open('/dashboard/profile');
      await visit.sees('User ID not found. Please log in again.');
    },
    'session over': async (visit) => {
      await visit.as({ ...(await visit.cast.newcomer()), token: 'over' });
      await visit.page.goto('/dashboard/jobs');
      await visit.sees('Your session is over. Log in to go on.');
    },
    offline: async (visit) => {
      await visit.open('/login');
      await visit.goOffline();
      await logInAs(visit, 'ada@example.com', 'correct horse');
      await expect(visit.page.getByRole('alert').first()).toBeVisible();
    },
  },

  '/reset': {
    empty: async (visit) => {
      await visit.as(null);
      await visit.open('/reset');
    },
    'with what is missing': async (visit) => {
      await visit.open('/reset');
      await visit.sendIncomplete('Reset Password');
    },
    'a link that does not work': async (visit) => {
      await visit.open('/reset-password?token=never-was');
      await chooseNewPassword(visit, 'correct horse battery');
      await visit.sees('You can get a new link here.');
    },
    failed: async (visit) => {
      await visit.fail('resetPassword');
      await visit.open('/reset');
      await visit.page.getByLabel('Email').fill('ada@example.com');
      await visit.press('Reset Password');
      await visit.sees('Failed to send reset email. Try again.');
    },
  },

  '/reset-message': {
    sent: async (visit) => {
      await visit.open('/reset');
      await visit.page.getByLabel('Email').fill((await visit.cast.newcomer()).email);
      await visit.press('Reset Password');
      await visit.sees('support@ifj.example');
    },
    'without an address to write to': async (visit) => {
      await visit.cut('contact');
      await visit.open('/reset-message');
      await visit.sees('The email was sent');
    },
  },

  '/reset-password': {
    empty: async (visit) => {
      await visit.as(null);
      await visit.open('/reset-password?token=never-was');
    },
    'with what is missing': async (visit) => {
      await visit.open('/reset-password?token=never-was');
      await visit.sendIncomplete('Change password');
    },
    'two passwords that differ': async (visit) => {
      await visit.open('/reset-password?token=never-was');
      await chooseNewPassword(visit, 'correct horse battery', 'correct horse');
      await visit.sees('The two passwords are not the same.');
    },
    failed: async (visit) => {
      await visit.fail('resetPassword/confirm');
      await visit.open('/reset-password?token=never-was');
      await chooseNewPassword(visit, 'correct horse battery');
      await visit.sees('Failed to change the password.');
    },
  },

  '/loader': loader,

  '/unverified-company': {
    pending: shows(pending, 'Awaiting approval'),
    refused: openRefused,
    'with what is missing': async (visit) => {
      await openRefused(visit);
      await visit.page.getByLabel('Company name').fill('');
      await visit.page.getByLabel('Address').fill('');
      await visit.sendIncomplete('Send again');
    },
    'the longest texts': shows(
      at(waitingPage, (cast) => cast.refusedAtLength()),
      'Your request was refused.',
    ),
    'without states': fails(pending, 'locations', withoutStates),
    loading: loads(pending, 'me'),
    failed: fails(pending, 'me', 'Failed to fetch user data'),
  },
};
