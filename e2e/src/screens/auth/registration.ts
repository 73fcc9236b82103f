import { expect } from '@playwright/test';
import type states from '../../../../mfe-auth/states.json';
import { newAccount } from '../../people/accounts.ts';
import { logInWithGoogle } from '../../people/google.ts';
import { longestOrganization, longestStudent } from '../long-texts.ts';
import { beginGoogleSignUp, beginSignUp, chooseRole, type NewRole } from '../sign-up.ts';
import type { Visit } from '../visit.ts';
import type { Way, WaysInto } from '../ways.ts';

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

const loggedInAlready =
  (address: string): Way =>
  async (visit) => {
    await visit.as(await visit.cast.newcomer());
    await visit.open(address);
    await visit.sees(/^You are logged in already\./);
  };

export const roleChoice: WaysInto<(typeof states)['/register']> = {
  'both roles': async (visit) => {
    await visit.as(null);
    await visit.open('/register');
  },
  'logged in already': loggedInAlready('/register'),
  'with Google': async (visit) => {
    await visit.as(null);
    await logInWithGoogle(visit.page, newAccount('Ngozi Okafor'));
    await expect(visit.page).toHaveURL(/\/register$/);
    await visit.sees(/^You are signing up with Google as/);
  },
};

export const signUp: WaysInto<(typeof states)['/signup']> = {
  'without a role': async (visit) => {
    await visit.as(null);
    await visit.open('/signup');
  },
  'with a role': (visit) => chooseRole(visit, 'organization'),
  'logged in already': loggedInAlready('/signup'),
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
};

export const studentAccount: WaysInto<(typeof states)['/create-student-account']> = {
  empty: (visit) => beginSignUp(visit, 'student'),
  'with what is missing': withWhatIsMissing('student'),
  'after a reload': afterReload('student'),
  'with Google': (visit) => beginGoogleSignUp(visit, 'student'),
  'schools to choose from': async (visit) => {
    await beginSignUp(visit, 'student');
    await visit.page.getByLabel('University').fill('University of');
    await expect(visit.page.getByRole('option', { name: /^University of/ }).first()).toBeVisible();
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
};

export const companyAccount: WaysInto<(typeof states)['/create-company-account']> = {
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
    await visit.sees('The list of states could not be loaded.');
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
};
