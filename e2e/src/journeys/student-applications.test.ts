import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { logIn } from '../people/accounts.ts';
import { ApiClient } from '../people/api-client.ts';
import { inviteToInterview } from '../people/invitations.ts';
import { approvedOrganization } from '../people/received-applications.ts';
import { decide, sendApplication } from '../people/sent-applications.ts';

test.describe.configure({ timeout: 240_000 });

const noneMatch = 'No applications match the selected filter.';
const failure = 'Failed to load applications. Please try again later.';
const notOpened = 'This could not be opened. Check your connection and try again.';
const listCall = /\/IFJ\/api\/user-applications-job\//;

const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const cards = (page: Page) => page.getByRole('article');
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });
const badge = (page: Page, title: string, text: string) =>
  card(page, title).getByText(text, { exact: true });
const stepsOf = (page: Page, title: string) =>
  page.getByRole('list', { name: `Where your application for ${title} stands` });

/** A step that has been reached, with its day. */
const step = (text: string) => new RegExp(`^${text}[A-Z][a-z]{2} \\d{1,2}$`);

async function choose(page: Page, name: string) {
  await tab(page, name).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/applications\\?tab=${name}$`));
}

test('a student sees where each application stands, and takes one back', async ({
  page,
  browser,
  product,
}) => {
  const api = new ApiClient(product.baseUrl);
  const organization = await approvedOrganization(product);
  const student = await api.registerStudent();
  const description = 'You learn how numbers become decisions. '.repeat(8).trim();
  const send = (title: string) =>
    sendApplication(api, {
      ...{ student, organization },
      job: { job_title: title, job_description: description },
    });
  await logIn(page, student);

  await test.step('every tab says that there is none', async () => {
    await page.getByRole('link', { name: 'Applications' }).first().click();
    for (const name of ['Viewed', 'Interview', 'Rejected', 'Applied']) {
      await choose(page, name);
      await expect(main(page).getByText(noneMatch)).toBeVisible();
    }
    await expect(page.getByText('You have applications under other tabs.')).toHaveCount(0);
    await page.getByRole('link', { name: 'See open jobs' }).click();
    await expect(page).toHaveURL(/\/dashboard\/jobs$/);
  });

  await test.step('an empty tab leads to the one that holds something', async () => {
    await decide(api, organization, 'Reject', (await send('Field intern')).id);
    await page.getByRole('link', { name: 'Applications' }).first().click();
    await expect(main(page).getByText(noneMatch)).toBeVisible();
    await page.getByRole('button', { name: 'Show Rejected' }).click();
    await expect(page).toHaveURL(/\?tab=Rejected$/);
    await expect(tab(page, 'Rejected')).toBeFocused();
    await expect(card(page, 'Field intern')).toBeVisible();
  });

  const { id: accepted } = await send('Sales intern');
  await decide(api, organization, 'Accept', accepted);
  await send('Data intern');
  const { id: viewed } = await send('Design intern');
  await decide(api, organization, 'Review', viewed);
  const { id: invited } = await send('Lab intern');
  await decide(api, organization, 'Review', invited);
  await inviteToInterview(api, organization, invited);

  await test.step('Applied: those that wait, after those that were accepted', async () => {
    await choose(page, 'Applied');
    await expect(cards(page)).toHaveCount(2);
    await expect(cards(page).first()).toContainText('Sales intern');
    await expect(badge(page, 'Data intern', 'Applied')).toBeVisible();
    const green = 'rgb(23, 106, 58)';
    await expect(badge(page, 'Sales intern', 'Accepted')).toHaveCSS('color', green);
    await expect(stepsOf(page, 'Sales intern').getByRole('listitem')).toHaveText([
      step('Applied, done'),
      step('Accepted, done'),
    ]);
    await expect(stepsOf(page, 'Data intern').getByRole('listitem')).toHaveText([
      step('Applied, now here'),
      'Viewed, still ahead',
      'Interview, still ahead',
      'Decision, still ahead',
    ]);
  });

  await test.step('a card says whose job it is, what it is about, and how old it is', async () => {
    const cut = `${description.slice(0, 150).trimEnd()}…`;
    for (const text of [organization.name, cut, 'Today']) {
      await expect(badge(page, 'Data intern', text)).toBeVisible();
    }
  });

  await test.step('Interview: the badge, the day, and the dates to choose from', async () => {
    await choose(page, 'Interview');
    await page.reload();
    await expect(tab(page, 'Interview')).toHaveAttribute('aria-selected', 'true');
    await expect(cards(page)).toHaveCount(1);
    await expect(badge(page, 'Lab intern', 'Scheduled for Interview')).toBeVisible();
    await expect(stepsOf(page, 'Lab intern').getByRole('listitem')).toHaveText([
      step('Applied, done'),
      step('Viewed, done'),
      step('Interview, now here'),
      'Decision, still ahead',
    ]);
    await expect(card(page, 'Lab intern').getByRole('radio')).toHaveCount(3);
  });

  await test.step('Rejected: it cannot be taken back', async () => {
    await choose(page, 'Rejected');
    await expect(cards(page)).toHaveCount(1);
    await expect(badge(page, 'Field intern', 'Rejected')).toBeVisible();
    await expect(stepsOf(page, 'Field intern').getByRole('listitem')).toHaveText([
      step('Applied, done'),
      step('Rejected, ended here'),
    ]);
    await expect(page.getByRole('button', { name: /^Withdraw/ })).toHaveCount(0);
  });

  await test.step('from a job one comes back to the tab', async () => {
    await choose(page, 'Viewed');
    await page.getByRole('link', { name: 'Design intern' }).click();
    await expect(page.getByText('You have applied for this job.')).toBeVisible();
    await expect(main(page).getByText('Viewed', { exact: true })).toBeVisible();
    await main(page).getByRole('link', { name: 'Applications', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/applications\?tab=Viewed$/);
    await expect(page.getByRole('link', { name: 'Design intern' })).toBeFocused();
  });

  await test.step('one is taken back, after a question', async () => {
    const withdraw = page.getByRole('button', { name: 'Withdraw: Design intern' });
    const question = page.getByRole('alertdialog', { name: 'Withdraw application?' });
    await withdraw.click();
    await expect(question).toContainText(`${organization.name} hears`);
    await question.getByRole('button', { name: 'Keep application' }).click();
    await expect(question).toBeHidden();
    await expect(withdraw).toBeFocused();
    await withdraw.click();
    await question.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect(page.getByText('Application withdrawn.')).toBeVisible();
    await expect(main(page).getByText(noneMatch)).toBeVisible();
    await expect(tab(page, 'Viewed')).toBeFocused();
  });

  await test.step('it stands under Rejected, marked, and its job says so', async () => {
    await page.getByRole('button', { name: 'Show Rejected' }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(badge(page, 'Design intern', 'Withdrawn')).toBeVisible();
    await expect(stepsOf(page, 'Design intern').getByRole('listitem')).toHaveText([
      step('Applied, done'),
      step('Viewed, done'),
      step('Withdrawn, ended here'),
    ]);
    await page.getByRole('link', { name: 'Design intern' }).click();
    await expect(page.getByText('You have withdrawn your application for this job.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Apply', exact: true })).toHaveCount(0);
    await page.getByRole('link', { name: 'See my applications' }).click();
    await expect(page).toHaveURL(/\/dashboard\/applications\?tab=Rejected$/);
  });

  await test.step('the organization sees it', async () => {
    const context = await browser.newContext();
    const theirs = await context.newPage();
    await theirs.setViewportSize(page.viewportSize() ?? { width: 1280, height: 800 });
    await logIn(theirs, organization);
    await theirs.getByRole('link', { name: 'Applications', exact: true }).first().click();
    await expect(
      cards(theirs).filter({ hasText: 'Design intern' }).getByText('Withdrawn', { exact: true }),
    ).toBeVisible();
    await context.close();
  });
});

test('applications that cannot be shown say why', async ({ page, context, product }) => {
  const api = new ApiClient(product.baseUrl);
  const organization = await approvedOrganization(product);
  const student = await api.registerStudent();
  await sendApplication(api, { student, organization, job: { job_title: 'Data intern' } });
  await logIn(page, student);
  const failed = main(page).getByText(failure);

  await test.step('a list that fails can be asked for again', async () => {
    await page.route(listCall, (route) => route.abort());
    await page.goto('/dashboard/applications');
    await expect(failed).toBeVisible();
    await page.unroute(listCall);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'Data intern')).toBeVisible();
  });

  await test.step('what a lost connection has kept away comes by itself', async () => {
    await context.setOffline(true);
    await choose(page, 'Viewed');
    await expect(failed).toBeVisible();
    await context.setOffline(false);
    await expect(main(page).getByText(noneMatch)).toBeVisible();
    await expect(failed).toBeHidden();
  });

  await test.step('a dialog whose script is lost says so, and opens once it arrives', async () => {
    const script = '**/*withdraw-dialog*.js*';
    const question = page.getByRole('alertdialog', { name: 'Withdraw application?' });
    const withdraw = page.getByRole('button', { name: 'Withdraw: Data intern' });
    const closed = page.getByText(notOpened).and(page.locator(':visible'));
    await choose(page, 'Applied');
    await page.route(script, (route) => route.abort());
    await withdraw.click();
    await expect(closed.first()).toBeVisible();
    await page.getByRole('button', { name: 'Close message' }).click();
    await expect(closed).toHaveCount(0);
    await page.unroute(script);
    await withdraw.click();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
  });

  await test.step('without a role one is asked to log in', async () => {
    await page.evaluate(() => {
      localStorage.removeItem('userRole');
    });
    await page.goto('/dashboard/applications');
    await expect(page.getByText('Please log in.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  await test.step('without an id one logs in, and comes back', async () => {
    await page.evaluate(() => {
      localStorage.removeItem('user_id');
    });
    await page.goto('/dashboard/applications?tab=Viewed');
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('Email').fill(student.email);
    await page.getByLabel('Password', { exact: true }).fill(student.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard\/applications\?tab=Viewed$/);
  });
});
