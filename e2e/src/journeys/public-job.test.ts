import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { ApiClient, type Caller } from '../people/api-client.ts';
import { logIn } from '../people/accounts.ts';
import { JobListOnPage, wordOf } from '../people/job-list.ts';
import { hostile, openJob } from '../people/public-job.ts';

test.describe.configure({ timeout: 240_000 });

/** What an applicant needs to know stands on the page, whoever drew it. */
async function expectAllOfIt(page: Page, title: string, organization: Caller): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  for (const text of [
    organization.name,
    /^5 days left\. Apply by \d+ [A-Z][a-z]+ \d{4}\.$/,
    'Analytics',
    'Paid, ₦60,000 – ₦80,000 per month',
    'Hybrid',
    'Lagos',
    '6 months',
    'You learn how numbers become decisions.',
    hostile,
  ]) {
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  }
  const requirements = page.getByRole('region', { name: 'Role overview and requirements' });
  await expect(requirements.getByRole('paragraph')).toHaveText('You join a team of four.');
  await expect(requirements.getByRole('listitem')).toHaveText(['Spreadsheets', hostile]);
  await expect(page.getByRole('main')).not.toContainText(organization.email);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

const wordsOn = async (page: Page): Promise<string[]> =>
  (await page.locator('body').innerText()).split(/\s+/).filter((word) => word !== '');

/** A browser like the journey's own, in which no script runs. */
async function withoutScript(
  browser: Browser,
  page: Page,
  baseURL: string,
): Promise<BrowserContext> {
  const viewport = page.viewportSize();
  return browser.newContext({ javaScriptEnabled: false, baseURL, ...(viewport && { viewport }) });
}

test('a job is read without script, by people and by search engines', async ({
  browser,
  page,
  product,
}) => {
  const { title, address, organization, jobId } = await openJob(product);
  const context = await withoutScript(browser, page, product.baseUrl);
  const plain = await context.newPage();
  const response = await plain.goto(address);
  expect(response?.status()).toBe(200);
  await expectAllOfIt(plain, title, organization);

  await test.step('it may be indexed, under its own address', async () => {
    expect(response?.headers()['x-robots-tag'] ?? 'all').not.toContain('noindex');
    await expect(plain.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${address}$`),
    );
    await expect(plain).toHaveTitle(`${title} – ${organization.name} · IFJ`);
  });

  await test.step('a preview has its title and what matters of it', async () => {
    const property = (name: string) => plain.locator(`meta[property="og:${name}"]`);
    await expect(property('title')).toHaveAttribute('content', new RegExp(`^${title}`));
    await expect(property('description')).toHaveAttribute(
      'content',
      /^Internship: Analytics\. Hybrid, Lagos\. 6 months\. ₦60,000 – ₦80,000 per month\. Apply by/,
    );
  });

  await test.step('its structured data are whole', async () => {
    const data = plain.locator('script[type="application/ld+json"]');
    await expect(data).toHaveCount(1);
    expect(JSON.parse((await data.textContent()) ?? '')).toMatchObject({
      '@type': 'JobPosting',
      title,
      hiringOrganization: { name: organization.name },
      identifier: { value: jobId },
      jobLocation: { address: { addressCountry: 'NG' } },
      baseSalary: { currency: 'NGN' },
    });
  });

  await test.step('the page that takes its place says the same', async () => {
    let asked = false;
    page.on('dialog', () => (asked = true));
    await page.goto(address);
    await expect(page.locator('#document')).toHaveCount(0);
    await expectAllOfIt(page, title, organization);
    expect(asked).toBe(false);
    expect(await wordsOn(page)).toEqual(await wordsOn(plain));
    expect(await page.title()).toBe(await plain.title());
  });

  await test.step('its links lead on', async () => {
    for (const [name, path] of [
      ['Sign up to apply', '/register'],
      ['Log in to apply', '/login'],
    ] as const) {
      await expect(plain.getByRole('link', { name })).toHaveAttribute(
        'href',
        `${path}?next=/dashboard/jobs/${jobId}/apply/${organization.id}`,
      );
    }
  });
  await context.close();
});

test('a job that is no longer open says so to everybody, and leads on', async ({
  browser,
  page,
  product,
}) => {
  const { api, organization, jobId, address } = await openJob(product);
  const context = await withoutScript(browser, page, product.baseUrl);
  const plain = await context.newPage();
  const deletedId = await api.postJob(organization);
  await api.call('DELETE', `/jobs/${deletedId}`, organization);
  await api.json('PUT', `/closeORopenJOB/${jobId}/toggle-status`, organization, { status: 0 });

  for (const [place, status, text] of [
    [address, 410, 'This job is closed and takes no more applications.'],
    [`/jobs/${deletedId}`, 410, 'This job is no longer available.'],
    ['/jobs/0199aaaa-0000-7000-8000-000000000000', 404, 'There is no such job'],
    ['/jobs/nothing', 404, 'There is no such job'],
  ] as const) {
    await test.step(`${status}: ${text}`, async () => {
      for (const one of [plain, page]) {
        const response = await one.goto(place);
        expect(response?.status()).toBe(status);
        expect(response?.headers()['x-robots-tag']).toContain('noindex');
        await expect(one.getByText(text)).toBeVisible();
        await expect(one.locator('script[type="application/ld+json"]')).toHaveCount(0);
      }
    });
  }
  await context.close();

  await test.step('open ones are a step away', async () => {
    await page.getByRole('link', { name: 'See open jobs' }).click();
    await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fjobs$/);
  });

  await test.step('it is back as soon as it is open again', async () => {
    await api.json('PUT', `/closeORopenJOB/${jobId}/toggle-status`, organization, { status: 1 });
    expect((await page.goto(address))?.status()).toBe(200);
    await expect(page.getByRole('link', { name: 'Sign up to apply' })).toBeVisible();
  });
});

test('search engines find every open job and are kept from the rest', async ({ page, product }) => {
  const { address } = await openJob(product);
  const read = async (path: string) => {
    const response = await page.request.get(new URL(path).pathname);
    expect(response.status()).toBe(200);
    return response.text();
  };
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, one = '']) => one);
  const robots = await read(`${product.baseUrl}/robots.txt`);
  const sitemap = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
  const pages = locations(await read(sitemap));
  const addresses: string[] = [];
  for (const one of pages) addresses.push(...locations(await read(one)));
  const paths = addresses.map((one) => new URL(one).pathname);
  expect(paths).toContain('/');
  expect(paths).toContain(address);

  for (const place of ['/login', '/register', '/dashboard/jobs', '/nothing-here']) {
    const { [`x-robots-tag`]: tag } = (
      await page.request.get(place, { headers: { accept: 'text/html' } })
    ).headers();
    expect(tag, place).toContain('noindex');
  }
});

/** What the page gives to the device, or to the clipboard, instead of the device's own dialog. */
async function hearShares(
  page: Page,
  device: 'shares' | 'only copies',
): Promise<() => Promise<string[]>> {
  await page.addInitScript((shares) => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const share = (data: ShareData) => {
      heard.push(`${data.title ?? ''} ${data.url ?? ''}`);
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: shares ? share : undefined });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(void heard.push(text)) },
    });
  }, device === 'shares');
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

test('students share a job from its card and from its page', async ({ page, product }) => {
  const { api, title, address, organization } = await openJob(product);
  const heard = await hearShares(page, 'shares');
  await logIn(page, await api.registerStudent());
  const list = new JobListOnPage(page);
  await list.search(wordOf(organization));
  await list
    .card(title)
    .getByRole('button', { name: `Share ${title}` })
    .click();
  const shared = `${title} ${product.baseUrl}${address}`;
  await expect.poll(heard).toEqual([shared]);
  await list.viewLink(title).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: `Share ${title}` }).click();
  await expect.poll(heard).toEqual([shared, shared]);
});

test('organizations share an own job that is open, and no other', async ({ page, product }) => {
  const { title, jobId, address, organization } = await openJob(product);
  const heard = await hearShares(page, 'only copies');
  await logIn(page, organization);
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Share Job' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await expect.poll(heard).toEqual([product.baseUrl + address]);

  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('button', { name: `Share ${title}` }).click();
  await expect.poll(heard).toHaveLength(2);

  const api = new ApiClient(product.baseUrl);
  await api.json('PUT', `/closeORopenJOB/${jobId}/toggle-status`, organization, { status: 0 });
  await page.reload();
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: `Share ${title}` })).toHaveCount(0);
});
