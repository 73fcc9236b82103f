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

test.describe.configure({ timeout: 240_000 });

const link = 'https://meet.google.com/abc-defg-hij';

test('the profile is edited; another CAC number asks for approval again', async ({
  page,
  product,
}) => {
  const api = new ApiClient(product.baseUrl);
  const organization = await api.registerOrganization();
  await product.operator('verify-organization', organization.email);
  await logIn(page, organization);

  await test.step('it is shown', async () => {
    await openProfile(page);
    for (const text of [
      organization.name,
      organization.email,
      '12 Marina Road',
      'RC1234567',
      '08031234567',
      'West Africa Time (Africa/Lagos)',
    ]) {
      await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
    }
  });

  await test.step('each missing field is named, Cancel changes nothing', async () => {
    await page.getByRole('link', { name: 'Edit profile' }).click();
    for (const label of ['Company name', 'Street address', 'Phone']) {
      await page.getByLabel(label).fill('');
    }
    await page.getByLabel('State').selectOption('');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    for (const text of [
      'company name is required.',
      'company state is required.',
      'company street address is required.',
      'phone is required.',
    ]) {
      await expect(page.getByRole('alert').getByText(text)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('main').getByText(organization.name)).toBeVisible();
  });

  await test.step('a change is saved, and stands in the next invitation', async () => {
    await page.getByRole('link', { name: 'Edit profile' }).click();
    await page.getByLabel('Company name').fill(organization.name);
    await page.getByLabel('Phone').fill('+2348035555555');
    await page.getByLabel('Street address').fill('1 Broad Street');
    await page.getByLabel('State').selectOption('Kano');
    await page.getByLabel(/^Interview link/).fill(link);
    await page.getByLabel('Time zone').selectOption('Africa/Accra');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const toast = page.getByText('Profile Edited Successfully');
    await expect(toast).toBeVisible();
    await expect(toast).toBeHidden({ timeout: 6_000 });
    for (const text of ['1 Broad Street', 'Kano', '+2348035555555', link]) {
      await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
    }
  });

  await test.step('another CAC number is warned about, and leads to the waiting page', async () => {
    await page.getByRole('link', { name: 'Edit profile' }).click();
    await page.getByLabel('CAC number').fill('RC7654321');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Ask for approval again?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('CAC number')).toHaveValue('RC7654321');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await dialog.getByRole('button', { name: 'Save and wait' }).click();
    await expect(page).toHaveURL(/\/unverified-company$/);
    await expect(page.getByRole('main').getByText('Awaiting approval')).toBeVisible();
    await page.goto('/dashboard/interviews');
    await expect(page).toHaveURL(/\/unverified-company$/);
  });

  await test.step('an operator refuses; the page says why, and takes the correction', async () => {
    const reason = 'This CAC number belongs to another company.';
    await product.operator('refuse-organization', organization.email, '--reason', reason);
    await expect(page.getByText(reason)).toBeVisible({ timeout: 30_000 });
    await awaitMail(product.mailDir, organization.email, /approve/i);
    await page.getByLabel('CAC number').fill('RC1234567');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByRole('main').getByText('Awaiting approval')).toBeVisible();
    await expect(page.getByText(reason)).toBeHidden();
  });

  await test.step('an operator approves; the page moves on by itself, and it is told', async () => {
    await product.operator('verify-organization', organization.email);
    await expect(page).toHaveURL(/\/dashboard\/jobs$/, { timeout: 30_000 });
    await page.goto('/dashboard/Notifications');
    await expect(
      page.getByRole('article', { name: 'Your organization could not be approved yet' }),
    ).toBeVisible();
    await expect(
      page.getByRole('article', { name: 'Your organization is approved' }).first(),
    ).toBeVisible();
  });
});

test('an account is looked after, and goes with its password', async ({ page, product }) => {
  const api = new ApiClient(product.baseUrl);
  const organization = await api.registerOrganization();
  await product.operator('verify-organization', organization.email);
  const newPassword = `${organization.password} of another kind`;
  await logIn(page, organization);
  await openProfile(page);
  const isIn = async (caller: Caller) => (await api.call('GET', '/me', caller)).ok;

  await test.step('another password ends every other session', async () => {
    expect(await isIn(organization)).toBe(true);
    await changePassword(page, organization.password, newPassword);
    expect(await isIn(organization)).toBe(false);
  });

  await test.step('what is kept can be downloaded', async () => {
    expect(await downloadData(page, 'Download our data')).toContain(organization.email);
  });

  await test.step('signing out everywhere signs out here too', async () => {
    await signOutEverywhere(page);
  });

  await test.step('the account is deleted, and nobody can sign in with it', async () => {
    await logIn(page, { ...organization, password: newPassword });
    await openProfile(page);
    await deleteAccount(
      page,
      newPassword,
      'All your jobs, and every application that you received, with its files.',
    );
    const { email } = organization;
    const answer = await api.call('POST', '/login', null, { email, password: newPassword });
    expect(answer.status).toBe(401);
    await awaitMail(product.mailDir, email, /deleted/i);
  });
});
