import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { logIn } from '../people/accounts.ts';
import { ApiClient, type Caller } from '../people/api-client.ts';
import { awaitMail } from '../people/mails.ts';
import {
  changePassword,
  deleteAccount,
  downloadData,
  openProfile,
  signOutEverywhere,
} from '../people/own-account.ts';
import { receiveApplications } from '../people/received-applications.ts';

test.describe.configure({ timeout: 180_000 });

const edit = (page: Page) => page.getByRole('link', { name: 'Edit profile' }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

async function expectShown(page: Page, texts: string[]) {
  for (const text of texts) {
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
  }
}

test('the profile is seen, edited and never half lost', async ({ page, product }) => {
  const api = new ApiClient(product.baseUrl);
  const student = await api.registerStudent();
  await logIn(page, student);

  await test.step('it is shown', async () => {
    await openProfile(page);
    await expectShown(page, [
      student.name,
      student.email,
      'Not given',
      'Computer Science',
      'BSc',
      'University of Lagos',
      'Undergraduate',
      '+2348031234567',
    ]);
  });

  await test.step('each missing field is named, sex is not asked for, Cancel changes nothing', async () => {
    await edit(page);
    for (const label of ['Name', 'University', 'Course of study', 'Phone']) {
      await page.getByLabel(label, { exact: true }).fill('');
    }
    await page.getByLabel('Degree').selectOption('');
    await save(page);
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'full name is required.',
      'course of study is required.',
      'degree is required.',
      'university is required.',
      'phone is required.',
    ]);
    await page.getByLabel('Phone').fill('12');
    await save(page);
    await expect(page.getByRole('alert')).toContainText('Enter a phone number of 7 to 15 digits');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expectShown(page, [student.name, '+2348031234567']);
  });

  await test.step('what is typed survives a reload', async () => {
    await edit(page);
    await page.getByLabel('Name', { exact: true }).fill('Amina Sani');
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Amina Sani');
  });

  await test.step('leaving asks, and forgets only who leaves', async () => {
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    const jobs = page.getByRole('navigation').getByRole('link', { name: 'Jobs' }).first();
    await jobs.click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Amina Sani');
    await jobs.click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/dashboard\/jobs$/);
    await openProfile(page);
    await edit(page);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(student.name);
  });

  await test.step('a failure keeps everything', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Amina Sani');
    await page.getByLabel('Sex').selectOption('Female');
    await page.getByLabel('Graduate', { exact: true }).check();
    await page.getByLabel('University').fill('Lead City Academy of Ibadan');
    await page.getByRole('option', { name: 'Lead City Academy of Ibadan (not listed)' }).click();
    await page.getByLabel('Degree').selectOption('HND');
    await page.getByLabel('Course of study').fill('Statistics');
    await page.getByLabel('Phone').fill('08035555555');
    await page.route('**/IFJ/api/student/*/update', (route) => route.abort());
    await save(page);
    await expect(page.getByRole('alert')).toContainText('Failed to update profile.');
    await expect(page.getByLabel('Course of study')).toHaveValue('Statistics');
    await page.unroute('**/IFJ/api/student/*/update');
  });

  await test.step('the next try is saved, and says so for three seconds', async () => {
    await save(page);
    const toast = page.getByText('Profile Edited Successfully');
    await expect(toast).toBeVisible();
    const since = Date.now();
    await expect(toast).toBeHidden({ timeout: 6_000 });
    expect(Date.now() - since).toBeGreaterThan(2_000);
    await expectShown(page, [
      'Amina Sani',
      'Female',
      'Graduate',
      'Lead City Academy of Ibadan',
      'HND',
      'Statistics',
      '08035555555',
    ]);
  });

  await test.step('a listed institution is found by a part of its name', async () => {
    await edit(page);
    await page.getByLabel('University').fill('polytechnic, iba');
    await page.getByRole('option', { name: 'The Polytechnic, Ibadan', exact: true }).click();
    await save(page);
    await expectShown(page, ['The Polytechnic, Ibadan']);
  });
});

test('an account is looked after, and goes with all that belongs to it', async ({
  page,
  product,
}) => {
  const { api, organization, students, applicationOf } = await receiveApplications(product, 1);
  const [student] = students;
  if (!student) throw new Error('Nobody has applied.');
  const { email } = student;
  const newPassword = `${student.password} of another kind`;
  const [application] = await api.applicationsOf(organization);
  const resume = application?.resume?.replace('/IFJ/api', '') ?? '';
  const isIn = async (caller: Caller) => (await api.call('GET', '/me', caller)).ok;
  await logIn(page, student);
  await openProfile(page);

  await test.step('another password ends every other session', async () => {
    expect(await isIn(student)).toBe(true);
    await changePassword(page, student.password, newPassword);
    expect(await isIn(student)).toBe(false);
  });

  await test.step('all data can be downloaded', async () => {
    expect(JSON.parse(await downloadData(page, 'Download my data'))).toMatchObject({
      account: { email, role: 'student' },
      student: { full_name: student.name },
      applications: [
        { id: applicationOf(student), cover_letter: 'I would like to learn with you.' },
      ],
    });
  });

  await test.step('signing out everywhere signs out here too', async () => {
    await signOutEverywhere(page);
    await page.goto('/dashboard/profile');
    await expect(page).toHaveURL(/\/login\?next=/);
    await expect(page.getByText('User ID not found. Please log in again.')).toBeVisible();
  });

  await test.step('the account is deleted with its password', async () => {
    await logIn(page, { ...student, password: newPassword });
    await openProfile(page);
    await deleteAccount(page, newPassword, 'All your applications, with their letters and files.');
    await awaitMail(product.mailDir, email, /deleted/i);
  });

  await test.step('nobody can sign in with it', async () => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page.getByText('The email or the password is not right.')).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });

  await test.step('the organization has nothing of it any more', async () => {
    expect(await api.applicationsOf(organization)).toEqual([]);
    expect((await api.call('GET', resume, organization)).status).toBe(404);
    await logIn(page, organization);
    await page.goto('/dashboard/applications');
    await expect(page.getByRole('main').getByText('No applications found.')).toBeVisible();
  });
});
