import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '../journey.ts';
import {
  logIn,
  logOut,
  newAccount,
  signUpOrganization,
  signUpStudent,
} from '../people/accounts.ts';
import { pdfOf } from '../people/documents.ts';
import { applyForJob, postJob } from '../people/postings.ts';
import { until } from '../processes.ts';

/** Whether a mail to an address has arrived in the folder. */
async function hasMail(folder: string, address: string): Promise<boolean> {
  for (const file of await readdir(folder)) {
    if ((await readFile(join(folder, file), 'utf8')).includes(address)) return true;
  }
  return false;
}

test('from two sign-ups to a downloaded resume and an accepted application', async ({
  browser,
  page,
  product,
}) => {
  test.setTimeout(240_000);
  const company = newAccount('Kuramo Analytics');
  const student = newAccount('Ngozi Okafor');
  const title = `Data intern at ${company.name}`;
  const files = { resume: pdfOf(`Resume of ${student.name}`), letter: pdfOf('Letter') };

  await test.step('an organization signs up and waits', async () => {
    await signUpOrganization(page, company);
    await expect(
      page.getByRole('heading', { name: 'Your account is almost ready!' }),
    ).toBeVisible();
    await page.goto('/dashboard/jobs');
    await expect(page).toHaveURL(/\/unverified-company$/);
  });

  await test.step('an operator approves it, and the page moves on by itself', async () => {
    await product.operator('verify-organization', company.email);
    await expect(page).toHaveURL(/\/dashboard\/jobs$/, { timeout: 30_000 });
    await until('the approval is mailed', () => hasMail(product.mailDir, company.email));
  });

  await test.step('it posts an internship', async () => {
    await postJob(page, title);
    await expect(page.getByText(title)).toBeVisible();
  });

  const context = await browser.newContext();
  const studentPage = await context.newPage();
  await test.step('a student signs up, finds it and applies', async () => {
    await studentPage.setViewportSize(page.viewportSize() ?? { width: 1280, height: 800 });
    await signUpStudent(studentPage, student);
    await applyForJob(studentPage, title, files);
    await studentPage.getByRole('link', { name: 'Continue to Job search' }).click();
    await studentPage.getByRole('link', { name: `View Job: ${title}` }).click();
    await expect(studentPage.getByText('You have applied for this job.')).toBeVisible();
    await until('the receipt is mailed', () => hasMail(product.mailDir, student.email));
  });

  await test.step('the organization opens the application and downloads the resume', async () => {
    await page.getByRole('link', { name: 'Applications', exact: true }).first().click();
    await page.getByRole('link', { name: `View Application of ${student.name}` }).click();
    await expect(page.getByText('I would like to learn with you.')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download resume' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('Résumé of 2026.pdf');
    expect(await readFile(await file.path())).toEqual(files.resume);
  });

  await test.step('the student sees that it was viewed', async () => {
    await studentPage.goto('/dashboard/applications?tab=Viewed');
    await expect(studentPage.getByText(title)).toBeVisible();
  });

  await test.step('the organization accepts, and the student sees it', async () => {
    await page.getByRole('button', { name: 'Schedule Interview' }).click();
    await page.getByRole('button', { name: 'No, skip interview' }).click();
    await page.getByRole('button', { name: 'Yes' }).click();
    await expect(page.getByRole('heading', { name: 'Successful!' })).toBeVisible();
    await studentPage.goto('/dashboard/applications');
    await expect(studentPage.getByText('Accepted', { exact: true })).toBeVisible();
  });

  await test.step('signing out in one tab signs out the other', async () => {
    const second = await context.newPage();
    await second.goto('/dashboard/jobs');
    await expect(second.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
    await logOut(studentPage);
    await expect(second).toHaveURL(/\/login/);
    await logIn(second, student);
  });
  await context.close();
});
