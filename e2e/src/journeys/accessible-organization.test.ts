import type { Page } from '@playwright/test';
import { awaitScreen, expectAccessible, expectScreenAccessible } from '../accessibility.ts';
import { expect, test } from '../journey.ts';
import { logIn } from '../people/accounts.ts';
import { approvedOrganization, receiveApplications } from '../people/received-applications.ts';

test.describe.configure({ timeout: 240_000 });

async function expectTabAccessible(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  await awaitScreen(page);
  await expectAccessible(page, `${new URL(page.url()).pathname}, ${name}`);
}

test('an organization’s screens are accessible and scroll in one direction', async ({
  page,
  product,
}) => {
  const organization = await approvedOrganization(product);
  await logIn(page, organization);

  await test.step('with nothing yet', async () => {
    await expectScreenAccessible(page, '/dashboard/jobs');
    await expectTabAccessible(page, 'Closed');
    await expectTabAccessible(page, 'Expired');
    await expectScreenAccessible(page, '/dashboard/applications');
    await expectScreenAccessible(page, '/dashboard/interviews');
    await expectTabAccessible(page, 'Active');
    await expectTabAccessible(page, 'Completed');
  });

  const { students, jobId, applicationOf, invite } = await receiveApplications(
    product,
    2,
    organization,
  );
  const [invited = '', waiting = ''] = students.map(applicationOf);
  await invite(invited);

  for (const address of [
    '/dashboard/jobs',
    `/dashboard/jobs/${jobId}`,
    `/dashboard/jobs/${organization.id}/${jobId}`,
    '/dashboard/create-job',
    `/edit-job/${jobId}`,
    '/dashboard/applications',
    `/dashboard/applications/${waiting}`,
    `/dashboard/applications/${invited}`,
    `/setup-interview?id=${waiting}`,
    `/setup-interview?id=${invited}`,
    '/dashboard/interviews',
    '/dashboard/Notifications',
    '/dashboard/profile',
    '/dashboard/profile?edit',
  ]) {
    await expectScreenAccessible(page, address);
  }
});
