import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { logIn } from '../people/accounts.ts';
import type { Caller } from '../people/api-client.ts';
import { awaitMail } from '../people/mails.ts';
import { daysAhead } from '../people/postings.ts';
import { receiveApplications } from '../people/received-applications.ts';

test.describe.configure({ timeout: 240_000 });

const link = 'https://meet.google.com/abc-defg-hij';
const card = (page: Page, { name }: Caller) => page.getByRole('article', { name });

async function fillDates(page: Page, hour: string) {
  await page.getByLabel('Preferred date and time').fill(`${daysAhead(3)}T${hour}`);
  await page.getByLabel('First alternative').fill(`${daysAhead(4)}T${hour}`);
  await page.getByLabel('Second alternative').fill(`${daysAhead(5)}T${hour}`);
}

test('an interview is arranged, chosen, moved and called off', async ({ page, product }) => {
  const { api, organization, students, applicationOf } = await receiveApplications(product, 1);
  const [student] = students;
  if (!student) throw new Error('Nobody has applied.');
  const applicationId = applicationOf(student);
  await logIn(page, organization);

  await test.step('there is none yet, on any tab', async () => {
    await page.getByRole('link', { name: 'Interviews' }).first().click();
    const main = page.getByRole('main');
    for (const tab of ['Active', 'Completed', 'Pending']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(main.getByText(`No interviews found for ${tab}.`)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`tab=${tab.toLowerCase()}$`));
    }
  });

  await test.step('the form says what is missing, and keeps what is typed', async () => {
    await page.goto(`/dashboard/applications/${applicationId}`);
    await page.getByRole('button', { name: 'Schedule Interview' }).click();
    await page.getByRole('link', { name: 'Yes, set up an interview' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Set up interview' })).toBeVisible();
    await expect(page.getByText('Times are in West Africa Time (Africa/Lagos).')).toBeVisible();
    await page.getByRole('button', { name: 'Finish' }).click();
    const summary = page.getByRole('alert');
    for (const field of [
      'Preferred date and time',
      'First alternative',
      'Second alternative',
      'Google Meet link',
    ]) {
      await expect(summary.getByText(`${field} is required.`)).toBeVisible();
    }
    await fillDates(page, '14:00');
    await page.getByLabel('First alternative').fill(`${daysAhead(3)}T14:00`);
    await page.getByLabel('Google Meet link').fill(link);
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(
      summary.getByText('First alternative must differ from the other dates.'),
    ).toBeVisible();
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect(page.getByLabel('Google Meet link')).toHaveValue(link);
    await expect(page.getByLabel('Second alternative')).toHaveValue(`${daysAhead(5)}T14:00`);
  });

  await test.step('a failure stands inline until it is mended', async () => {
    await page.getByLabel('First alternative').fill(`${daysAhead(4)}T14:00`);
    await page.route('**/interviews/schedule', (route) => route.abort());
    await page.getByRole('button', { name: 'Finish' }).click();
    const failure = page.getByText('Failed to schedule interview. Please try again later.');
    await expect(failure).toBeVisible();
    await page.waitForTimeout(3_500);
    await expect(failure).toBeVisible();
    await page.unroute('**/interviews/schedule');
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByText('Interview scheduled successfully.')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/interviews$/);
    await awaitMail(product.mailDir, student.email, /interview/i);
  });

  await test.step('it stands among the pending ones with all that was offered', async () => {
    const shown = card(page, student);
    for (const text of [
      'University of Lagos',
      'Pending',
      'Scheduled for Interview',
      'In 3 days',
      'The student has not chosen yet.',
    ]) {
      await expect(shown.getByText(text, { exact: true })).toBeVisible();
    }
    const join = shown.getByRole('link', { name: /^Join interview/ });
    await expect(join).toHaveAttribute('href', link);
    await expect(join).toHaveAttribute('target', '_blank');
    await expect(join).toHaveAttribute('rel', /noopener/);
  });

  await test.step('the date that the student chooses is marked', async () => {
    const { interviews } = await api.json<{ interviews: { id: string }[] }>(
      'GET',
      `/organizations/${organization.id}/interviews`,
      organization,
    );
    await api.json('PATCH', `/interview/${interviews[0]?.id ?? ''}/update-date`, student, {
      selected_date: 'alt_date_2',
    });
    await page.reload();
    await expect(card(page, student).getByText(/chosen by the student/)).toBeVisible();
    await expect(card(page, student).getByText('In 5 days')).toBeVisible();
  });

  await test.step('it can be moved, from what was offered', async () => {
    await card(page, student)
      .getByRole('link', { name: /^Reschedule/ })
      .click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Reschedule interview' }),
    ).toBeVisible();
    await expect(page.getByLabel('First alternative')).toHaveValue(`${daysAhead(4)}T14:00`);
    await fillDates(page, '09:30');
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page).toHaveURL(/\/dashboard\/interviews$/);
    await expect(card(page, student).getByText('The student has not chosen yet.')).toBeVisible();
    await awaitMail(product.mailDir, student.email, /new dates|new interview/i);
  });

  await test.step('it can be called off, after a question', async () => {
    const cancel = card(page, student).getByRole('button', { name: /^Cancel interview/ });
    await cancel.click();
    const dialog = page.getByRole('alertdialog', { name: 'Cancel interview?' });
    await dialog.getByRole('button', { name: 'Keep interview' }).click();
    await expect(dialog).toBeHidden();
    await cancel.click();
    await dialog.getByRole('button', { name: 'Cancel interview' }).click();
    await expect(page.getByText('Interview cancelled.')).toBeVisible();
    await expect(
      page.getByRole('main').getByText('No interviews found for Pending.'),
    ).toBeVisible();
    await awaitMail(product.mailDir, student.email, /cancelled/i);
  });
});

test('an interview that ended stays to be seen; nobody else is invited by its address', async ({
  page,
  product,
}) => {
  const { api, organization, students, applicationOf } = await receiveApplications(product, 2);
  const [leaving, staying] = students;
  if (!leaving || !staying) throw new Error('Nobody has applied.');
  const dates = {
    date: `${daysAhead(3)} 10:00`,
    alt_date_1: `${daysAhead(4)} 10:00`,
    alt_date_2: `${daysAhead(5)} 10:00`,
  };
  for (const student of students) {
    await api.json('POST', '/interviews/schedule', organization, {
      application_id: applicationOf(student),
      ...dates,
      meet_link: link,
    });
  }
  await api.json('POST', `/applications/${applicationOf(leaving)}/withdraw`, leaving);
  await logIn(page, organization);

  await test.step('withdrawn: a chip and no buttons', async () => {
    await page.goto('/dashboard/interviews?tab=pending');
    await expect(card(page, leaving).getByText('Withdrawn')).toBeVisible();
    await expect(card(page, leaving).getByRole('button')).toHaveCount(0);
    await expect(card(page, leaving).getByRole('link', { name: /Join|Reschedule/ })).toHaveCount(0);
    await expect(card(page, staying).getByRole('link', { name: /^Join/ })).toBeVisible();
  });

  await test.step('an ended, an unknown and no application lead back', async () => {
    await page.goto(`/setup-interview?id=${applicationOf(leaving)}`);
    await expect(page.getByRole('main').getByText('This application has ended')).toBeVisible();
    await page.goto(`/setup-interview?id=${organization.id}`);
    await expect(page.getByText('This application is not available')).toBeVisible();
    await page.goto('/setup-interview');
    await expect(page.getByText('No application is chosen')).toBeVisible();
    await page.getByRole('link', { name: 'Go to applications' }).click();
    await expect(page).toHaveURL(/\/dashboard\/applications$/);
  });

  await test.step('a list that fails gives its reason, and a retry', async () => {
    await page.route('**/IFJ/api/organizations/**', (route) => route.abort());
    await page.goto('/dashboard/interviews?tab=completed');
    await expect(page.getByText('Error fetching interviews:')).toBeVisible();
    await page.unroute('**/IFJ/api/organizations/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(
      page.getByRole('main').getByText('No interviews found for Completed.'),
    ).toBeVisible();
  });
});

test.describe('elsewhere', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a reader sees both clocks', async ({ page, product }) => {
    const { organization, students, applicationOf } = await receiveApplications(product, 1);
    const [student] = students;
    if (!student) throw new Error('Nobody has applied.');
    await logIn(page, organization);
    await page.goto(`/setup-interview?id=${applicationOf(student)}`);
    await expect(page.getByText(/your own clock shows then, in Pacific Time/)).toBeVisible();
    await fillDates(page, '14:00');
    await page.getByLabel('Google Meet link').fill(link);
    await expect(page.getByLabel('Preferred date and time')).toHaveAccessibleDescription(
      /Lagos time \(.*Los Angeles time\)/,
    );
    await page.getByRole('button', { name: 'Finish' }).click();
    const bothClocks = card(page, student).getByText(/Lagos time \(.*Los Angeles time\)/);
    await expect(bothClocks.first()).toBeVisible();
    await expect(bothClocks).toHaveCount(4);
  });
});
