import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { expect, test } from '../journey.ts';
import { lineOf } from '../line.ts';
import { logIn } from '../people/accounts.ts';
import { ApiClient, type Caller } from '../people/api-client.ts';
import { inviteToInterview, meetLink } from '../people/invitations.ts';
import { awaitMail } from '../people/mails.ts';
import { daysAhead } from '../people/postings.ts';
import { approvedOrganization, receiveApplications } from '../people/received-applications.ts';
import { decide, sendApplication } from '../people/sent-applications.ts';

test.describe.configure({ timeout: 180_000 });

const entryOf = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: /^Notifications/ });
const cardOf = (page: Page, title: string) => page.getByRole('article', { name: title });
const newOf = (page: Page, title: string) => cardOf(page, title).getByText('New', { exact: true });

async function interviewsOf(api: ApiClient, organization: Caller) {
  const { interviews } = await api.json<{ interviews: { id: string }[] }>(
    'GET',
    `/organizations/${organization.id}/interviews`,
    organization,
  );
  return interviews;
}

test('a student hears of every event of their applications, and sees what is new', async ({
  page,
  product,
}) => {
  const api = new ApiClient(product.baseUrl);
  const organization = await approvedOrganization(product);
  const student = await api.registerStudent();
  await logIn(page, student);

  await test.step('nothing has happened yet', async () => {
    await expect(entryOf(page)).not.toHaveAccessibleName(/new/);
    await entryOf(page).click();
    await expect(
      page.getByRole('main').getByText('No notifications available at the moment.'),
    ).toBeVisible();
    // A short page has nothing to scroll to.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  });

  const sent = { student, organization, job: {} };
  const { id: rejected } = await sendApplication(api, sent);
  const { id: accepted } = await sendApplication(api, sent);
  await decide(api, organization, 'Review', rejected);
  await inviteToInterview(api, organization, rejected);
  await inviteToInterview(api, organization, rejected, 7);
  const [interview] = await interviewsOf(api, organization);
  await api.json('POST', `/interviews/${interview?.id ?? ''}/cancel`, organization, {});
  await decide(api, organization, 'Reject', rejected);
  await decide(api, organization, 'Accept', accepted);

  await test.step('each event is told, newest first, and counted in the menu', async () => {
    await page.reload();
    await expect(entryOf(page)).toHaveAccessibleName(/6 new/);
    await expect(page.getByRole('article').getByRole('heading')).toHaveText([
      'Application accepted',
      'Application rejected',
      'Interview cancelled',
      'New interview dates',
      'Interview invitation',
      'Application viewed',
    ]);
    for (const card of await page.getByRole('article').all()) {
      await expect(card).toContainText(organization.name);
      await expect(card.getByText('Today')).toBeVisible();
    }
  });

  await test.step('what cannot be answered any more offers nothing, and says why', async () => {
    await expect(page.getByRole('main').getByRole('radio')).toHaveCount(0);
    await expect(cardOf(page, 'New interview dates')).toContainText(
      'This interview does not take place. Your application was rejected.',
    );
  });

  await test.step('a button makes one read, following its link another', async () => {
    const card = cardOf(page, 'Application accepted');
    const textAt = async () => (await card.getByRole('heading').boundingBox())?.x;
    const newAt = await textAt();
    await card.getByRole('button', { name: /^Mark as read/ }).click();
    await expect(newOf(page, 'Application accepted')).toBeHidden();
    expect(await textAt()).toBe(newAt);
    await expect(entryOf(page)).toHaveAccessibleName(/5 new/);
    await cardOf(page, 'Application viewed').getByRole('link', { name: /^Open/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/applications\?tab=Rejected$/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(entryOf(page)).toHaveAccessibleName(/4 new/);
    await page.goBack();
    await expect(newOf(page, 'Application viewed')).toBeHidden();
    await cardOf(page, 'Application accepted').getByRole('link', { name: /^Open/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/applications\?tab=Applied$/);
    await expect(page.getByRole('article').getByText('Accepted', { exact: true })).toBeVisible();
  });

  await test.step('a list that fails can be asked for again', async () => {
    await page.route('**/view_notifications/**', (route) => route.abort());
    await page.goto('/dashboard/Notifications');
    await expect(page.getByText('The notifications could not be loaded.')).toBeVisible();
    await page.unroute('**/view_notifications/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cardOf(page, 'Application viewed')).toBeVisible();
  });

  await test.step('without a session there is nothing to see', async () => {
    expect((await api.call('POST', '/logout-everywhere', student)).ok).toBe(true);
    await page.reload();
    await expect(page).toHaveURL(/\/login\?next=/);
    await page.goto('/dashboard/Notifications');
    await expect(page.getByText('User ID not found. Please log in again.')).toBeVisible();
  });
});

test.describe('elsewhere', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('an invitation is answered on both clocks, and kept in a calendar', async ({
    page,
    product,
    browser,
  }) => {
    const { api, organization, students, applicationOf, invite } = await receiveApplications(
      product,
      1,
    );
    const [student] = students;
    if (!student) throw new Error('Nobody has applied.');
    await invite(applicationOf(student));
    await logIn(page, student);
    await entryOf(page).click();
    const card = cardOf(page, 'Interview invitation');
    const offers = card.getByRole('radio');
    const confirm = card.getByRole('button', { name: 'Confirm date' });

    await test.step('three dates are offered, each with the hour here and there', async () => {
      await expect(offers).toHaveCount(3);
      for (const hour of [/2:00\sPM/, /10:00\sAM/, /4:30\sPM/]) {
        await expect(
          card.getByRole('radio', {
            name: new RegExp(`at ${hour.source}, Lagos time \\(.*New York time\\)$`),
          }),
        ).toBeVisible();
      }
      await expect(entryOf(page)).toHaveAccessibleName(/1 new/);
    });

    await test.step('one has to be picked before it is confirmed', async () => {
      await confirm.click();
      await expect(
        card
          .getByRole('alert')
          .getByText('Please select an alternative date before confirming.')
          .first(),
      ).toBeVisible();
    });

    await test.step('without a line it fails, and stays picked', async () => {
      const line = await lineOf(page);
      await offers.last().check();
      await line.cut();
      await confirm.click();
      await expect(card.getByRole('alert')).toContainText(
        'Failed to confirm the alternative date. Please try again.',
      );
      await expect(offers.last()).toBeChecked();
      await line.restore();
    });

    await test.step('confirmed, it is the date, and the notification is read', async () => {
      await confirm.click();
      await expect(page.getByText('Alternative date confirmed successfully!')).toBeVisible();
      await expect(card.getByText(/4:30\sPM, Lagos time .*, your choice$/)).toBeVisible();
      await expect(card.getByText(/^It is on /)).toBeVisible();
      await expect(offers).toHaveCount(0);
      await expect(card.getByRole('link', { name: /^Join interview/ })).toHaveAttribute(
        'href',
        meetLink,
      );
      await expect(newOf(page, 'Interview invitation')).toBeHidden();
      await expect(entryOf(page)).not.toHaveAccessibleName(/new/);
      await awaitMail(product.mailDir, student.email, /^Interview confirmed/);
    });

    await test.step('a calendar takes the file', async () => {
      const download = page.waitForEvent('download');
      await card.getByRole('button', { name: 'Add to calendar' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('interview.ics');
      const content = await readFile(await file.path(), 'utf8');
      const calendar = new ICAL.Component(ICAL.parse(content) as unknown[]);
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
      // Lagos is an hour before UTC all year.
      expect(event.startDate.toJSDate().toISOString()).toBe(`${daysAhead(5)}T15:30:00.000Z`);
      expect(event.summary).toMatch(/^Interview: Data intern \S+ at /);
      expect(event.summary).toContain(` at ${organization.name}`);
      expect(event.location).toBe(meetLink);
      const [interview] = await interviewsOf(api, organization);
      expect(event.uid).toBe(interview?.id);
    });

    await test.step('the organization sees what was chosen', async () => {
      const context = await browser.newContext({ viewport: page.viewportSize() });
      const theirs = await context.newPage();
      await logIn(theirs, organization);
      await theirs.goto('/dashboard/interviews');
      await expect(
        theirs
          .getByRole('article', { name: student.name })
          .getByText(/4:30\sPM, Lagos time .*, chosen by the student$/),
      ).toBeVisible();
      await context.close();
    });
  });
});
