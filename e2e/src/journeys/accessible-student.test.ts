import { awaitScreen, expectAccessible, expectScreenAccessible } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { logIn } from '../people/accounts.ts';
import { ApiClient } from '../people/api-client.ts';
import { pdfOf } from '../people/documents.ts';
import { receiveApplications } from '../people/received-applications.ts';

test.describe.configure({ timeout: 240_000 });

test('a student’s screens are accessible and scroll in one direction', async ({
  page,
  product,
}) => {
  const api = new ApiClient(product.baseUrl);
  const student = await api.registerStudent();
  const { organization, jobId, invite } = await receiveApplications(product, 0);
  const openJob = await api.postJob(organization);
  await logIn(page, student);

  await test.step('with nothing yet', async () => {
    await expectScreenAccessible(page, '/dashboard/jobs?field=Art');
    await expectScreenAccessible(page, '/dashboard/applications');
    await expectScreenAccessible(page, '/dashboard/Notifications');
  });

  const files = { resume: pdfOf('Resume'), letter: pdfOf('Letter') };
  expect((await api.apply(student, jobId, files)).status).toBe(201);
  const [application] = await api.applicationsOf(organization);
  await invite(application?.id ?? '');

  for (const address of [
    '/dashboard/jobs',
    `/dashboard/jobs/${openJob}`,
    `/dashboard/jobs/${openJob}/apply/${organization.id}`,
    `/dashboard/jobs/${jobId}`,
    `/dashboard/jobs/${jobId}/apply/${organization.id}`,
    '/dashboard/applications?tab=Interview',
    '/dashboard/Notifications',
    '/dashboard/profile',
    '/dashboard/profile?edit',
    '/dashboard/create-job',
    '/dashboard/nothing-here',
  ]) {
    await expectScreenAccessible(page, address);
  }

  await test.step('a withdrawal', async () => {
    await page.goto('/dashboard/applications?tab=Interview');
    await awaitScreen(page);
    await page.getByRole('button', { name: /^Withdraw/ }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectAccessible(page, 'the question before a withdrawal');
  });
});
