import { expect, test } from '../journey.ts';
import { logIn } from '../people/accounts.ts';
import { ApiClient } from '../people/api-client.ts';
import { awaitResetLinks, countMails } from '../people/mails.ts';
import { askForLink, choosePassword } from '../people/new-password.ts';

test.describe.configure({ timeout: 180_000 });

test('a forgotten password is replaced by the link in a mail', async ({
  browser,
  page,
  product,
}) => {
  const api = new ApiClient(product.baseUrl);
  const student = await api.registerStudent();
  const newPassword = `${student.password} of another kind`;
  const elsewhere = await browser.newContext();
  const otherPage = await elsewhere.newPage();
  await otherPage.setViewportSize(page.viewportSize() ?? { width: 1280, height: 800 });
  await logIn(otherPage, student);

  await test.step('the email is needed', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot Password ?' }).click();
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByRole('alert')).toContainText('Email is required.');
    await page.getByRole('link', { name: 'Back to Log in' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('a call that fails is told, and what was typed stays', async () => {
    await page.getByRole('link', { name: 'Forgot Password ?' }).click();
    await page.route('**/IFJ/api/resetPassword', (route) => route.abort());
    await page.getByLabel('Email', { exact: true }).fill(student.email);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to send reset email. Try again. We could not reach the server.',
    );
    await page.unroute('**/IFJ/api/resetPassword');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(student.email);
  });

  await test.step('the message says that it was sent, where to look, and whom to ask', async () => {
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page).toHaveURL(/\/reset-message$/);
    await expect(page.getByText(/^The email was sent/)).toBeVisible();
    await expect(page.getByText(/look into the spam folder/)).toBeVisible();
    await expect(page.getByText(/Contact support:/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'support@ifj.example' })).toHaveAttribute(
      'href',
      'mailto:support@ifj.example',
    );
  });

  const [link = ''] = await awaitResetLinks(product.mailDir, student.email);
  await test.step('its link opens a page for the new password, typed twice', async () => {
    expect(link.startsWith(`${product.baseUrl}/reset-password?token=`)).toBe(true);
    await page.goto(link);
    await choosePassword(page, newPassword, `${newPassword}?`);
    await expect(page.getByRole('alert')).toContainText('The two passwords are not the same.');
    await choosePassword(page, 'short');
    await expect(page.getByRole('alert')).toContainText(
      'The password needs at least 8 characters.',
    );
    await choosePassword(page, 'password1');
    await expect(page.getByRole('alert')).toContainText('among the most common ones');
    const field = page.getByLabel('New password', { exact: true });
    await expect(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect(field).toHaveAttribute('type', 'text');
  });

  await test.step('it holds from then on, and every session is over', async () => {
    await choosePassword(page, newPassword);
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    expect((await api.call('GET', '/me', student)).status).toBe(401);
    await otherPage.goto('/dashboard/profile');
    await expect(otherPage).toHaveURL(/\/login/);
    await logIn(page, { ...student, password: newPassword });
    const { email, password } = student;
    expect((await api.call('POST', '/login', null, { email, password })).status).toBe(401);
  });
  await elsewhere.close();
});

test('a link that does not work says so and leads to one that does', async ({ page, product }) => {
  const api = new ApiClient(product.baseUrl);
  const student = await api.registerStudent();
  const newPassword = `${student.password} of another kind`;
  await askForLink(page, student.email);
  const [first = ''] = await awaitResetLinks(product.mailDir, student.email);

  await test.step('altered', async () => {
    await page.goto(first.slice(0, -1));
    await choosePassword(page, newPassword);
    await expect(page).toHaveURL(/\/reset$/);
    await expect(page.getByRole('alert')).toContainText('This link is too old or not complete.');
    await page.goto('/reset-password');
    await expect(page).toHaveURL(/\/reset$/);
    await expect(page.getByRole('alert')).toContainText('This link is not complete.');
  });

  await test.step('used', async () => {
    await page.goto(first);
    await choosePassword(page, newPassword);
    await expect(page).toHaveURL(/\/login$/);
    await page.goto(first);
    await choosePassword(page, `${newPassword} still`);
    await expect(page).toHaveURL(/\/reset$/);
    await expect(page.getByRole('alert')).toContainText('This link has been used');
    await logIn(page, { ...student, password: newPassword });
  });

  await test.step('a new one works', async () => {
    await page.goto(first);
    await choosePassword(page, `${newPassword} still`);
    await expect(page.getByRole('alert')).toContainText('You can get a new link here.');
    await page.getByLabel('Email', { exact: true }).fill(student.email);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page).toHaveURL(/\/reset-message$/);
    const links = await awaitResetLinks(product.mailDir, student.email, 2);
    await page.goto(links.find((link) => link !== first) ?? '');
    await choosePassword(page, `${newPassword} still`);
    await expect(page).toHaveURL(/\/login$/);
    await logIn(page, { ...student, password: `${newPassword} still` });
  });
});

test('an address without an account gets the same message and no mail', async ({
  page,
  product,
}) => {
  const api = new ApiClient(product.baseUrl);
  const { email } = await api.registerStudent();
  const nobody = email.replace('@', '@nobody.');
  const messageFor = async (address: string): Promise<string> => {
    await askForLink(page, address);
    await expect(page.getByRole('link', { name: 'support@ifj.example' })).toBeVisible();
    return page.getByRole('main').innerText();
  };
  const shown = await messageFor(nobody);
  expect(await messageFor(email)).toBe(shown);
  // What was asked first is done first.
  await awaitResetLinks(product.mailDir, email);
  expect(await countMails(product.mailDir, nobody)).toBe(0);
});

test('of whoever uses up the links, the owner has some that work', async ({ page, product }) => {
  const api = new ApiClient(product.baseUrl);
  const student = await api.registerStudent();
  for (let asked = 0; asked < 3; asked += 1) {
    const stranger = new ApiClient(product.baseUrl);
    await stranger.json('POST', '/resetPassword', null, { email: student.email });
  }
  await page.goto('/reset');
  await page.getByLabel('Email', { exact: true }).fill(student.email);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page.getByRole('alert')).toContainText('the newest one works');
  const links = await awaitResetLinks(product.mailDir, student.email, 3);
  await page.goto(links[0] ?? '');
  await choosePassword(page, `${student.password} of another kind`);
  await expect(page).toHaveURL(/\/login$/);
});
