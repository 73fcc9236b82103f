import { expect } from '@playwright/test';
import type states from '../../../mfe-auth/states.json';
import { newAccount } from '../people/accounts.ts';
import { logInWithGoogle } from '../people/google.ts';
import { at, fails, loads, shows } from './arrivals.ts';
import { longestOrganization, longestStudent } from './long-texts.ts';
import { beginGoogleSignUp, beginSignUp, chooseRole, type NewRole } from './sign-up.ts';
import type { Visit } from './visit.ts';
import type { Screens, Way } from './ways.ts';

const fillStudent = async (
  { page }: Visit,
  texts: { name: string; university: string; course: string },
): Promise<void> => {
  await page.getByLabel('Name', { exact: true }).fill(texts.name);
  await page.getByLabel('Mobile number').fill('+2348031234567');
  await page.getByLabel('Undergraduate').check();
  await page.getByLabel('University').fill(texts.university);
  await page.getByLabel('Degree').selectOption('BSc');
  await page.getByLabel('Course of study').fill(texts.course);
};

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

const withWhatIsMissing =
  (role: NewRole): Way =>
  async (visit) => {
    await beginSignUp(visit, role);
    await visit.sendIncomplete('Finish');
  };

const afterReload =
  (role: NewRole): Way =>
  async (visit) => {
    await beginSignUp(visit, role);
    await visit.page.reload();
    await visit.sees('Please type it again');
  };

const withoutEmail =
  (address: string): Way =>
  async (visit) => {
    await visit.as(null);
    await visit.open(address);
    await visit.sees('Your email and password come first');
  };

const loader = at('/loader', (cast) => cast.newcomer());
const waitingPage = '/unverified-company';
const pending = at(waitingPage, (cast) => cast.pending());
const openRefused = shows(
  at(waitingPage, (cast) => cast.refused()),
  'Not in the CAC.',
);
const withoutStates = 'The list of states could not be loaded.';

export const screens: Screens<typeof states> = {
  '/register': {
    'both roles': async (visit) => {
      await visit.as(null);
      await visit.open('/register');
    },
    'with Google': async (visit) => {
      await visit.as(null);
      await logInWithGoogle(visit.page, newAccount('Ngozi Okafor'));
      await expect(visit.page).toHaveURL(/\/register$/);
      await visit.sees(/^You are signing up with Google as/);
    },
  },

  '/signup': {
    'without a role': async (visit) => {
      await visit.as(null);
      await visit.open('/signup');
    },
    'with a role': (visit) => chooseRole(visit, 'organization'),
    'with what is missing': async (visit) => {
      await chooseRole(visit, 'student');
      await visit.sendIncomplete('Create Account');
    },
    'an email that is taken': async (visit) => {
      const { email } = await visit.cast.newcomer();
      await beginSignUp(visit, 'student', { ...newAccount('Ngozi Okafor'), email });
      await fillStudent(visit, {
        name: 'Ngozi Okafor',
        university: 'University of Lagos',
        course: 'Law',
      });
      await visit.press('Finish');
      await expect(visit.page).toHaveURL(/\/signup$/);
      await expect(visit.page.getByRole('alert').first()).toBeVisible();
    },
    'without word of Google': async (visit) => {
      await visit.fail('auth/providers');
      await chooseRole(visit, 'student');
      const google = visit.page.getByRole('button', { name: 'Sign Up with Google' });
      await expect(google).toHaveAccessibleDescription(/^Google cannot be used at the moment/);
    },
  },

  '/create-student-account': {
    empty: (visit) => beginSignUp(visit, 'student'),
    'with what is missing': withWhatIsMissing('student'),
    'after a reload': afterReload('student'),
    'with Google': (visit) => beginGoogleSignUp(visit, 'student'),
    'schools to choose from': async (visit) => {
      await beginSignUp(visit, 'student');
      await visit.page.getByLabel('University').fill('University of');
      await expect(
        visit.page.getByRole('option', { name: /^University of/ }).first(),
      ).toBeVisible();
    },
    'the longest texts': async (visit) => {
      await beginSignUp(visit, 'student');
      const { full_name: name, university, course_of_study: course } = longestStudent;
      await fillStudent(visit, { name, university, course });
    },
    'without schools': async (visit) => {
      await visit.fail('schools');
      await beginSignUp(visit, 'student');
      await visit.sees('The list of schools could not be loaded.');
    },
    failed: async (visit) => {
      await beginSignUp(visit, 'student');
      await visit.fail('auth/register');
      await fillStudent(visit, { name: 'Ada Obi', university: 'University of Jos', course: 'Law' });
      await visit.press('Finish');
      await expect(visit.page.getByRole('alert').first()).toBeVisible();
    },
    'without an email': withoutEmail('/create-student-account'),
  },

  '/create-company-account': {
    empty: (visit) => beginSignUp(visit, 'organization'),
    'with what is missing': withWhatIsMissing('organization'),
    'after a reload': afterReload('organization'),
    'with Google': (visit) => beginGoogleSignUp(visit, 'organization'),
    'the longest texts': async (visit) => {
      await beginSignUp(visit, 'organization');
      const { page } = visit;
      await page.getByLabel('Company name').fill(longestOrganization.company_name);
      await page.getByLabel('Address').fill(longestOrganization.company_street_address);
      await page.getByLabel('State').selectOption(longestOrganization.company_state);
      await page.getByLabel('Interview link').fill(longestOrganization.interview_link);
    },
    loading: async (visit) => {
      await beginSignUp(visit, 'organization');
      await visit.hold('locations');
      await visit.openLoading('/create-company-account');
    },
    'without states': async (visit) => {
      await beginSignUp(visit, 'organization');
      await visit.fail('locations');
      await visit.open('/create-company-account');
      await visit.sees(withoutStates);
    },
    failed: async (visit) => {
      await beginSignUp(visit, 'organization');
      await visit.fail('auth/register');
      const { page } = visit;
      await page.getByLabel('Company name').fill('Kuramo Analytics');
      await page.getByLabel('Mobile number').fill('08031234567');
      await page.getByLabel('Address').fill('12 Marina Road');
      await page.getByLabel('State').selectOption('Lagos');
      await page.getByLabel('CAC number').fill('RC1234567');
      await visit.press('Finish');
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
    'without an email': withoutEmail('/create-company-account'),
  },

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

  '/loader': {
    loading: async (visit) => {
      await visit.as(await visit.cast.newcomer());
      await visit.hold('me');
      await visit.page.goto('/loader');
      await visit.sees('Getting your account…');
    },
    late: async (visit) => {
      await visit.as(await visit.cast.newcomer());
      await visit.hold('me');
      await visit.page.clock.install();
      await visit.page.goto('/loader');
      await visit.sees('Getting your account…');
      await visit.page.clock.fastForward(11_000);
      await visit.sees('This takes longer than usual.');
    },
    failed: fails(loader, 'me', 'Failed to fetch user data'),
    'coming from Google': async (visit) => {
      await visit.as(null);
      await visit.hold('auth/google/session');
      await visit.page.goto('/loader#google=a-code');
      await visit.sees('Getting your account…');
    },
    'Google is away': async (visit) => {
      await visit.as(null);
      await visit.open('/loader?google=unavailable');
      await visit.sees(/^Google cannot be reached at the moment/);
    },
    'refused by Google': async (visit) => {
      await visit.as(null);
      await logInWithGoogle(visit.page, { ...newAccount('Ngozi Okafor'), verified: false });
      await visit.sees(/^Google has not verified your email address yet/);
    },
  },

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
