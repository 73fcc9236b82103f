import type { Page, Request } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { logIn } from '../people/accounts.ts';
import { ApiClient } from '../people/api-client.ts';
import { inviteToInterview } from '../people/invitations.ts';
import { JobListOnPage } from '../people/job-list.ts';
import { approvedOrganization } from '../people/received-applications.ts';
import { decide, sendApplication } from '../people/sent-applications.ts';

test.describe.configure({ timeout: 240_000 });

const calls = /\/IFJ\/api\//;

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const viewLink = (page: Page, title: string) =>
  page.getByRole('link', { name: `View Job: ${title}`, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const entry = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name }).first();

/**
 * Holds back what the api answers from now on, as a slow line does.
 * @returns lets it come
 */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(calls, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    letGo();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** Notes what a page asks for from now on. */
function watch(page: Page) {
  const asked: Request[] = [];
  const open = new Set<Request>();
  page.on('request', (request) => {
    asked.push(request);
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  /** What was asked for since the last look, once all of it has come. */
  const sinceLastLook = async (): Promise<Request[]> => {
    await page.waitForLoadState('networkidle');
    await expect.poll(() => open.size).toBe(0);
    return asked.splice(0);
  };
  return {
    calls: async () =>
      (await sinceLastLook())
        .filter((request) => calls.test(request.url()))
        .map((request) => `${request.method()} ${request.url()}`),
    scripts: async () =>
      (await sinceLastLook())
        .filter((request) => request.resourceType() === 'script')
        .map((request) => request.url()),
  };
}

const askedTwice = (asked: string[]) => asked.filter((call, at) => asked.indexOf(call) !== at);

test('what is known shows at once, and what is new follows', async ({ page, product }) => {
  const api = new ApiClient(product.baseUrl);
  const organization = await approvedOrganization(product);
  const student = await api.registerStudent();
  const title = `Data intern at ${organization.name}`;
  const jobId = await api.postJob(organization, {
    job_title: title,
    ...{ stipend: 1, amount: '60000 - 80000 NGN per month' },
  });
  const sent = await sendApplication(api, {
    ...{ student, organization },
    job: { job_title: 'Lab intern' },
  });
  await logIn(page, student);
  await page.goto(`/dashboard/jobs?company_name=${encodeURIComponent(organization.name)}`);
  await expect(card(page, title)).toBeVisible();

  await test.step('a job’s page says what its card knew, then what has changed', async () => {
    await api.json('PUT', `/jobs/${jobId}`, organization, { duration: '9 months' });
    const letCome = await holdAnswers(page);
    await viewLink(page, title).click();
    await expect(heading(page, title)).toBeVisible();
    for (const text of [
      organization.name,
      'Paid, ₦60,000 – ₦80,000 per month',
      '6 months',
      'You learn how numbers become decisions.',
    ]) {
      await expect(main(page).getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Apply', exact: true })).toBeVisible();
    await letCome();
    await expect(main(page).getByText('9 months', { exact: true })).toBeVisible();
  });

  await test.step('the list is there again without a call', async () => {
    const letCome = await holdAnswers(page);
    await main(page).getByRole('link', { name: 'Jobs' }).click();
    await expect(card(page, title)).toBeVisible();
    await letCome();
  });

  await test.step('screens that were seen before come at once, then what is new', async () => {
    const seen = [
      ['Applications', card(page, 'Lab intern').getByText('Applied', { exact: true })],
      ['Notifications', main(page).getByText('No notifications available at the moment.')],
      ['Profile', main(page).getByText(student.email)],
    ] as const;
    for (const [name, content] of seen) {
      await entry(page, name).click();
      await expect(content).toBeVisible();
    }
    await inviteToInterview(api, organization, sent.id);
    const letCome = await holdAnswers(page);
    for (const [name, content] of seen) {
      await entry(page, name).click();
      await expect(content).toBeVisible();
    }
    await letCome();
    await entry(page, 'Notifications').click();
    await expect(card(page, 'Interview invitation')).toBeVisible();
    await entry(page, 'Applications').click();
    await expect(main(page).getByText('No applications match the selected filter.')).toBeVisible();
  });
});

test('a lost connection is said, and mended by itself', async ({ page, context, product }) => {
  const api = new ApiClient(product.baseUrl);
  const organization = await approvedOrganization(product);
  const title = `Data intern at ${organization.name}`;
  await api.postJob(organization, { job_title: title });
  await logIn(page, await api.registerStudent());
  const notice = page.getByText('You are offline. Some things will not work until you are back.');
  const failure = main(page).getByText('Failed to fetch jobs. Please try again.');
  await new JobListOnPage(page).filterByCompany(organization.name);
  await expect(card(page, title)).toBeVisible();

  await test.step('what is there stays, and can be read', async () => {
    await context.setOffline(true);
    await expect(notice).toBeInViewport();
    await viewLink(page, title).click();
    await expect(heading(page, title)).toBeVisible();
    await expect(main(page).getByText('You learn how numbers become decisions.')).toBeVisible();
    await main(page).getByRole('link', { name: 'Jobs' }).click();
    await expect(card(page, title)).toBeVisible();
  });

  await test.step('what is not there says so, and comes when the line is back', async () => {
    await page.getByLabel('Stipend').selectOption('No');
    await expect(failure).toBeVisible();
    await expect(notice).toBeInViewport();
    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await expect(failure).toBeHidden();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test('no call is made twice for one screen', async ({ page, product }) => {
  const api = new ApiClient(product.baseUrl);
  const organization = await approvedOrganization(product);
  const student = await api.registerStudent();
  const title = `Data intern at ${organization.name}`;
  const jobId = await api.postJob(organization, { job_title: title });
  const job = { job_title: 'Lab intern' };
  const sent = await sendApplication(api, { student, organization, job });
  await decide(api, organization, 'Review', sent.id);
  const list = `/dashboard/jobs?company_name=${encodeURIComponent(organization.name)}`;
  const screens = [
    [list, card(page, title)],
    [`/dashboard/jobs/${jobId}`, heading(page, title)],
    [
      `/dashboard/jobs/${jobId}/apply/${organization.id}`,
      page.getByRole('button', { name: 'Apply', exact: true }),
    ],
    [`/dashboard/jobs/${sent.jobId}`, page.getByText('You have applied for this job.')],
    ['/dashboard/applications', page.getByRole('button', { name: 'Show Viewed' })],
    ['/dashboard/applications?tab=Viewed', card(page, 'Lab intern')],
    ['/dashboard/Notifications', card(page, 'Application viewed')],
    ['/dashboard/profile', main(page).getByText(student.email)],
    ['/dashboard/profile?edit', page.getByRole('button', { name: 'Save Changes' })],
  ] as const;
  const seen = watch(page);
  await logIn(page, student);
  await expect(page.getByRole('article').first()).toBeVisible();

  for (const [address, content] of screens) {
    await test.step(`${address}, opened anew`, async () => {
      await seen.calls();
      await page.goto(address);
      await expect(content).toBeVisible();
      const asked = await seen.calls();
      expect(asked.length).toBeGreaterThan(0);
      expect(askedTwice(asked)).toEqual([]);
    });
  }

  await test.step('from screen to screen', async () => {
    await page.goto(list);
    await expect(card(page, title)).toBeVisible();
    await seen.calls();
    const steps = [
      [viewLink(page, title), page.getByRole('link', { name: 'Apply', exact: true })],
      [
        page.getByRole('link', { name: 'Apply', exact: true }),
        page.getByRole('button', { name: 'Apply', exact: true }),
      ],
      [entry(page, 'Applications'), page.getByRole('button', { name: 'Show Viewed' })],
      [page.getByRole('button', { name: 'Show Viewed' }), card(page, 'Lab intern')],
      [
        page.getByRole('link', { name: 'Lab intern' }),
        page.getByText('You have applied for this job.'),
      ],
      [entry(page, 'Notifications'), card(page, 'Application viewed')],
      [entry(page, 'Profile'), main(page).getByText(student.email)],
      [entry(page, 'Jobs'), page.getByRole('article').first()],
    ] as const;
    for (const [way, content] of steps) {
      await way.click();
      await expect(content).toBeVisible();
      expect(askedTwice(await seen.calls())).toEqual([]);
    }
  });

  await test.step('from the list to a job and back no script is asked for', async () => {
    // They come by themselves, a while after the first content.
    const ahead = [/report-vitals/, /\/dialog\./].map((name) => page.waitForResponse(name));
    await page.goto('/dashboard/jobs');
    await Promise.all(ahead);
    // The first touch of a visit brings what draws messages.
    await new JobListOnPage(page).filterByCompany(organization.name);
    await expect(card(page, title)).toBeVisible();
    await seen.scripts();
    await viewLink(page, title).click();
    await expect(page.getByRole('link', { name: 'Apply', exact: true })).toBeVisible();
    await main(page).getByRole('link', { name: 'Jobs' }).click();
    await expect(card(page, title)).toBeVisible();
    expect(await seen.scripts()).toEqual([]);
  });
});

test('a dialog that did not arrive opens when the line is back', async ({ page, product }) => {
  const api = new ApiClient(product.baseUrl);
  const organization = await approvedOrganization(product);
  const student = await api.registerStudent();
  await sendApplication(api, { student, organization, job: { job_title: 'Lab intern' } });
  // What all dialogs are made of.
  const dialogs = /\/dialog\.[^/]*\.js/;
  await page.route(dialogs, (route) => route.abort());
  await logIn(page, student);
  await page.goto('/dashboard/applications');
  const withdraw = page.getByRole('button', { name: 'Withdraw: Lab intern' });
  await withdraw.click();
  await expect(page.getByRole('alert').getByText(/could not be opened/)).toBeVisible({
    timeout: 30_000,
  });
  await page.unroute(dialogs);
  const question = page.getByRole('alertdialog', { name: 'Withdraw application?' });
  await expect(async () => {
    if (!(await question.isVisible())) await withdraw.click();
    await expect(question).toBeVisible();
  }).toPass();
});
