import { expect, type Page } from '@playwright/test';

const lagosDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' });

/** The day in Nigeria this many days ahead, `YYYY-MM-DD`. */
export const daysAhead = (days: number): string => lagosDay.format(Date.now() + days * 86_400_000);

/** Posts an internship by the organization's form, from anywhere in the dashboard. */
export async function postJob(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Create Job' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Job' })).toBeVisible();
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Department').fill('Analytics');
  await page.getByLabel('Field').selectOption('Science');
  await page.getByLabel('Duration').fill('6 months');
  await page.getByLabel('Yes').check();
  await page.getByLabel('Minimum').fill('60000');
  await page.getByLabel('Maximum').fill('80000');
  await page.getByLabel('Work environment').selectOption('hybrid');
  await page.getByLabel('Application deadline').fill(daysAhead(10));
  await page.getByLabel('Job description').fill('You learn how numbers become decisions.');
  await page
    .getByLabel('Role overview and requirements')
    .fill('You work beside an analyst.\n- Spreadsheets\n- Curiosity');
  await page.getByRole('button', { name: 'Create Job' }).click();
  await expect(page.getByText('Job Created')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/jobs$/);
}

/** Applies for a job in the student's list with two files. */
export async function applyForJob(
  page: Page,
  title: string,
  files: { resume: Buffer; letter: Buffer },
): Promise<void> {
  await page.getByRole('link', { name: `View Job: ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('link', { name: 'Apply', exact: true }).click();
  const apply = page.getByRole('button', { name: 'Apply', exact: true });
  await expect(apply).toBeDisabled();
  const pdf = { mimeType: 'application/pdf' };
  await page
    .getByLabel('Resume')
    .setInputFiles({ ...pdf, name: 'Résumé of 2026.pdf', buffer: files.resume });
  await page
    .getByLabel('Internship letter')
    .setInputFiles({ ...pdf, name: 'letter.pdf', buffer: files.letter });
  await page.getByLabel('Cover letter').fill('I would like to learn with you.');
  await apply.click();
  const main = page.getByRole('main');
  await expect(main.getByText('Your application has been submitted!')).toBeVisible();
}
