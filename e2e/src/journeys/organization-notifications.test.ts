import { expect, test } from '../journey.ts';
import { logIn } from '../people/accounts.ts';
import { ApiClient } from '../people/api-client.ts';
import { pdfOf } from '../people/documents.ts';

test.describe.configure({ timeout: 180_000 });

const files = { resume: pdfOf('Resume'), letter: pdfOf('Letter') };

test('an organization hears of what happens, and says what it has read', async ({
  page,
  product,
}) => {
  const api = new ApiClient(product.baseUrl);
  const organization = await api.registerOrganization();
  await product.operator('verify-organization', organization.email);
  const jobId = await api.postJob(organization);
  const student = await api.registerStudent();
  await api.apply(student, jobId, files);
  await logIn(page, organization);
  const entry = page.getByRole('navigation').getByRole('link', { name: /^Notifications/ });
  const card = (title: string) => page.getByRole('article', { name: title });

  await test.step('the menu counts what is new', async () => {
    await expect(entry).toHaveAccessibleName(/2 new/);
    await entry.click();
    await expect(page).toHaveURL(/\/dashboard\/Notifications$/);
    for (const title of ['New application', 'Your organization is approved']) {
      await expect(card(title).getByText('New', { exact: true })).toBeVisible();
      await expect(card(title).getByText('Today')).toBeVisible();
    }
    await expect(card('New application')).toContainText(`${student.name} has applied`);
  });

  await test.step('a button makes one read', async () => {
    await card('Your organization is approved')
      .getByRole('button', { name: /Mark as read/ })
      .click();
    await expect(
      card('Your organization is approved').getByText('New', { exact: true }),
    ).toBeHidden();
    await expect(entry).toHaveAccessibleName(/1 new/);
  });

  await test.step('following its link makes the other read', async () => {
    await card('New application').getByRole('link', { name: /^Open/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: student.name })).toBeVisible();
    await expect(entry).not.toHaveAccessibleName(/new/);
    const lookedAtAgain = page.waitForResponse('**/view_notifications/**');
    await page.goBack();
    await lookedAtAgain;
    await expect(card('New application')).toBeVisible();
    await expect(card('New application').getByText('New', { exact: true })).toBeHidden();
  });

  await test.step('a withdrawal comes in, seen when the tab comes into view', async () => {
    const [application] = await api.applicationsOf(organization);
    await api.json('POST', `/applications/${application?.id ?? ''}/withdraw`, student);
    await page.evaluate(() => {
      for (const state of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }
    });
    await expect(card('Application withdrawn')).toContainText(student.name);
    await expect(entry).toHaveAccessibleName(/1 new/);
  });

  await test.step('a list that fails can be asked for again', async () => {
    await page.route('**/view_notifications/**', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('The notifications could not be loaded.')).toBeVisible();
    await page.unroute('**/view_notifications/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card('Application withdrawn')).toBeVisible();
  });
});
