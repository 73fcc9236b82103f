import { expect, test } from '../journey.ts';
import { fillStudent, logOut, newAccount } from '../people/accounts.ts';
import { cancelAtGoogle, signInAtGoogle } from '../people/google.ts';
import { openJob } from '../people/public-job.ts';

test.describe.configure({ timeout: 240_000 });

test('whoever is not signed in applies by way of the sign-in, and comes to the form', async ({
  page,
  product,
}) => {
  const { api, address, organization, jobId } = await openJob(product);
  const student = await api.registerStudent();
  await page.goto(address);
  await expect(page.locator('#document')).toHaveCount(0);

  await page.getByRole('link', { name: 'Log in to apply' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText(/^User ID not found/)).toHaveCount(0);
  await page.getByLabel('Email').fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill(student.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(`/dashboard/jobs/${jobId}/apply/${organization.id}`);
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();

  await test.step('signed in it leads there at once', async () => {
    await page.goto(address);
    await expect(page.locator('#document')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /to apply$/ })).toHaveCount(0);
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    await expect(page).toHaveURL(`/dashboard/jobs/${jobId}/apply/${organization.id}`);
  });
});

test('whoever has no account yet signs up, and comes to the form of the job', async ({
  page,
  product,
}) => {
  const { title, address, organization, jobId } = await openJob(product);
  const form = `/dashboard/jobs/${jobId}/apply/${organization.id}`;
  const signUp = async () => {
    await page.goto(address);
    await page.getByRole('link', { name: 'Sign up to apply' }).click();
    await page.getByRole('button', { name: /^Student/ }).click();
  };
  const expectForm = async () => {
    await expect(page).toHaveURL(form);
    await expect(page.getByRole('heading', { name: `Apply: ${title}` })).toBeVisible();
  };

  await test.step('with an email and a password, after a look at the login page', async () => {
    const student = newAccount('Ngozi Okafor');
    await signUp();
    await page.getByRole('link', { name: 'Login' }).click();
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await page.getByRole('link', { name: 'Choose your account' }).click();
    await page.getByRole('button', { name: /^Student/ }).click();
    await page.getByLabel('Email').fill(student.email);
    await page.getByLabel('Password', { exact: true }).fill(student.password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByLabel('Name', { exact: true }).fill(student.name);
    await fillStudent(page);
    await page.getByRole('button', { name: 'Finish' }).click();
    await expectForm();
    await logOut(page);
  });

  await test.step('with Google, also after turning back there', async () => {
    await signUp();
    await page.getByRole('button', { name: 'Sign Up with Google' }).click();
    await cancelAtGoogle(page);
    await page.getByRole('link', { name: 'Sign Up' }).click();
    await page.getByRole('button', { name: 'Sign Up with Google' }).click();
    await signInAtGoogle(page, newAccount('Ngozi Okafor'));
    await fillStudent(page);
    await page.getByRole('button', { name: 'Finish' }).click();
    await expectForm();
  });
});
