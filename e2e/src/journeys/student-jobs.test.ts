import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { logIn } from '../people/accounts.ts';
import { ApiClient } from '../people/api-client.ts';
import { JobListOnPage, jobsFailure, wordOf } from '../people/job-list.ts';
import { daysAhead } from '../people/postings.ts';
import { approvedOrganization } from '../people/received-applications.ts';

test.describe.configure({ timeout: 240_000 });

const jobCalls = /\/IFJ\/api\/jobs(\?|$)/;

const main = (page: Page) => page.getByRole('main');

/** Whether something can be read without scrolling: on a phone a bar lies over the last lines. */
const isInSight = (text: Locator) =>
  text.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('jobs are found by one filter at a time and by words beside it', async ({
  page,
  context,
  product,
}) => {
  const api = new ApiClient(product.baseUrl);
  const list = new JobListOnPage(page);
  const organization = await approvedOrganization(product);
  const q = wordOf(organization);
  const paid = `Data intern ${q}`;
  const unpaid = `Design intern ${q}`;
  await api.postJob(organization, {
    job_title: paid,
    ...{ stipend: 1, amount: '60000 - 80000 NGN per month', deadline: daysAhead(0) },
  });
  await api.postJob(organization, { job_title: unpaid, field: 'Art', deadline: daysAhead(10) });
  await logIn(page, await api.registerStudent());

  await test.step('words find the jobs, whose cards say what they are', async () => {
    await list.search(q);
    await expect(list.cards).toHaveCount(2);
    for (const text of [organization.name, 'Science', 'Remote', 'Lagos', 'Last day today']) {
      await expect(list.card(paid).getByText(text, { exact: true })).toBeVisible();
    }
    await expect(list.card(paid)).toContainText('₦60,000 – ₦80,000 per month');
    await expect(list.card(unpaid)).toContainText('Unpaid');
    await expect(list.card(unpaid)).toContainText('10 days left');
  });

  await test.step('each filter replaces the former one, in the address too', async () => {
    const soon = daysAhead(5);
    await list.filter('Date').fill(soon);
    await expect(page).toHaveURL(JobListOnPage.under({ q, deadline: soon }));
    await expect(list.cards).toHaveCount(1);
    await expect(list.card(unpaid)).toBeVisible();

    await list.filter('Field').selectOption('Science');
    await expect(page).toHaveURL(JobListOnPage.under({ q, field: 'Science' }));
    await expect(list.filter('Date')).toHaveValue('');
    await expect(list.card(paid)).toBeVisible();
    await expect(list.cards).toHaveCount(1);

    await list.filter('Stipend').selectOption('No');
    await expect(page).toHaveURL(JobListOnPage.under({ q, stipend: 'No' }));
    await expect(list.filter('Field')).toHaveValue('');
    await expect(list.card(unpaid)).toBeVisible();
    await expect(list.cards).toHaveCount(1);

    await list.filter('Location').selectOption('Lagos');
    await expect(page).toHaveURL(JobListOnPage.under({ q, location: 'Lagos' }));
    await expect(list.filter('Stipend')).toHaveValue('');
    await expect(list.cards).toHaveCount(2);

    await list.filterByCompany(organization.name);
    await expect(page).toHaveURL(JobListOnPage.under({ q, company_name: organization.name }));
    await expect(list.filter('Location')).toHaveValue('');
    await expect(list.cards).toHaveCount(2);
  });

  await test.step('a reload, Back and a shared link keep it', async () => {
    await page.reload();
    await expect(list.filter('Company')).toHaveValue(organization.name);
    await expect(list.searchBox).toHaveValue(q);
    await expect(list.cards).toHaveCount(2);
    await page.goBack();
    await expect(list.filter('Location')).toHaveValue('Lagos');
    await expect(list.filter('Company')).toHaveValue('');
    await page.goBack();
    await expect(list.filter('Stipend')).toHaveValue('No');
    await expect(list.cards).toHaveCount(1);
    const second = await context.newPage();
    const shared = new JobListOnPage(second);
    await second.goto(page.url());
    await expect(shared.filter('Stipend')).toHaveValue('No');
    await expect(shared.searchBox).toHaveValue(q);
    await expect(shared.card(unpaid)).toBeVisible();
    await expect(shared.cards).toHaveCount(1);
    await second.close();
  });

  await test.step('the filter and the words can be given up', async () => {
    await page.getByRole('button', { name: 'Clear filter' }).click();
    await expect(page).toHaveURL(JobListOnPage.under({ q }));
    await expect(list.cards).toHaveCount(2);
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(page).toHaveURL('/dashboard/jobs');
    await expect(list.searchBox).toHaveValue('');
  });
});

test('a list without jobs says why, and one that fails can be asked for again', async ({
  page,
  product,
}) => {
  const api = new ApiClient(product.baseUrl);
  const list = new JobListOnPage(page);
  const organization = await approvedOrganization(product);
  const q = wordOf(organization);
  const title = `Data intern ${q}`;
  await api.postJob(organization, { job_title: title });
  await logIn(page, await api.registerStudent());

  await test.step('each filter has its words', async () => {
    const nowhere = `nothing${randomUUID().slice(0, 8)}`;
    await list.search(nowhere);
    await expect(main(page).getByText('No jobs found for this filter.')).toBeVisible();
    await expect(main(page).getByText(`You searched for “${nowhere}”.`)).toBeVisible();
    const answered = page.waitForResponse(/[?&]company_name=/);
    await list.filterByCompany(organization.name);
    await answered;
    await expect(main(page).getByText('No jobs found for this filter.')).toBeVisible();
    await expect(main(page).getByText('Company has no Active Jobs')).toBeHidden();
    await page.getByRole('button', { name: 'Show all jobs' }).click();
    await list.filterByCompany('Nobody Limited');
    const words = main(page).getByText('Company has no Active Jobs');
    await expect(words).toBeVisible();
    expect(await isInSight(words)).toBe(true);
    await list.filter('Date').fill('2999-01-01');
    await expect(main(page).getByText('No jobs found for this filter.')).toBeVisible();
    for (const [search, text] of [
      ['field=Law', 'No job postings for this field'],
      ['stipend=Perhaps', 'No Job under your selections'],
      ['location=Atlantis', 'No jobs available for the selected location'],
    ] as const) {
      await page.goto(`/dashboard/jobs?${search}`);
      await expect(main(page).getByText(text)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Show all jobs' }).click();
    await expect(page).toHaveURL('/dashboard/jobs');
    await expect(list.cards.first()).toBeVisible();
  });

  await test.step('an unreadable date asks for a valid one', async () => {
    await page.goto('/dashboard/jobs?deadline=nonsense');
    await expect(main(page).getByText('Select a valid date')).toBeVisible();
    await page.getByRole('button', { name: 'Show all jobs' }).click();
    await expect(page).toHaveURL('/dashboard/jobs');
    await expect(list.cards.first()).toBeVisible();
  });

  await test.step('without a line the list, and a filter’s, say so', async () => {
    await page.route(jobCalls, (route) => route.abort());
    await page.goto(JobListOnPage.under({ q }));
    await expect(main(page).getByText(jobsFailure)).toBeVisible();
    await list.filter('Date').fill(daysAhead(5));
    await expect(page).toHaveURL(/deadline=/);
    await expect(main(page).getByText(jobsFailure)).toBeVisible();
    await page.unroute(jobCalls);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(list.card(title)).toBeVisible();
    await expect(main(page).getByText(jobsFailure)).toBeHidden();
  });

  await test.step('companies and locations to choose from can be asked for again', async () => {
    const choices = /\/IFJ\/api\/(company_names|locations)$/;
    await page.route(choices, (route) => route.abort());
    await page.reload();
    const missing = page.getByText('Companies and locations to choose from could not be loaded.');
    await expect(missing).toBeVisible();
    await expect(list.card(title)).toBeVisible();
    await page.unroute(choices);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(missing).toBeHidden();
    await list.filter('Location').selectOption('Oyo');
    await expect(page).toHaveURL(JobListOnPage.under({ q, location: 'Oyo' }));
  });
});

test('a long list loads further by itself, and Back leads to the same place in it', async ({
  page,
  product,
}) => {
  const api = new ApiClient(product.baseUrl);
  const list = new JobListOnPage(page);
  const organization = await approvedOrganization(product);
  const count = 41;
  for (let number = 1; number <= count; number += 1) {
    await api.postJob(organization, { job_title: `Intern no. ${number}` });
  }
  const opened = 'Intern no. 12';
  const end = main(page).getByText('No more jobs', { exact: true });
  const address = JobListOnPage.under({ company_name: organization.name });
  await logIn(page, await api.registerStudent());

  await test.step('it is read to its end without a press', async () => {
    await list.filterByCompany(organization.name);
    await expect(page).toHaveURL(address);
    await expect(list.card(`Intern no. ${count}`)).toBeVisible();
    await expect(end).toBeHidden();
    await expect(async () => {
      await list.cards.last().scrollIntoViewIfNeeded();
      await expect(end).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(list.cards).toHaveCount(count);
    await expect(list.card('Intern no. 1')).toBeVisible();
  });

  for (const [way, goBack] of [
    ['the page’s own way back', () => main(page).getByRole('link', { name: 'Jobs' }).click()],
    ['the browser’s Back', () => page.goBack()],
  ] as const) {
    await test.step(`${way} leads to the card that was left`, async () => {
      await page.evaluate(() => {
        const note = () => (document.documentElement.dataset['leftAt'] = String(scrollY));
        addEventListener('click', note, { capture: true, once: true });
      });
      await list.viewLink(opened).click();
      await expect(page.getByRole('heading', { level: 1, name: opened })).toBeFocused();
      const leftAt = await page.evaluate(() => Number(document.documentElement.dataset['leftAt']));
      await goBack();
      await expect(page).toHaveURL(address);
      await expect(list.viewLink(opened)).toBeFocused();
      await expect(list.viewLink(opened)).toBeInViewport();
      await expect
        .poll(() => page.evaluate((top) => Math.abs(scrollY - top), leftAt))
        .toBeLessThan(5);
      await expect(list.cards).toHaveCount(count);
      await expect(list.filter('Company')).toHaveValue(organization.name);
    });
  }
});
