import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { ApiClient } from '../people/api-client.ts';

const heading = 'Find your ideal internship at a company that has been checked.';

const main = (page: Page) => page.getByRole('main');
const header = (page: Page) => page.getByRole('banner');
const anchor = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name });
const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const question = (page: Page) => page.getByText('Who can see my resume?');
const answer = (page: Page) => page.getByText('it is never public');

/** Without script the switch of colours is not there: it could change nothing. */
const runningPage = (page: Page) => page.getByRole('radio', { name: 'Dark' });

async function expectTexts(page: Page): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 1, name: heading })).toBeVisible();
  const steps = section(page, 'How it works').getByRole('listitem');
  await expect(steps).toHaveCount(6);
  const figures = section(page, 'Our impact');
  for (const text of ['5,000+', 'Internships facilitated', '90%', 'Placement rate']) {
    await expect(figures.getByText(text)).toBeVisible();
  }
  await expect(figures.getByText('1,200+')).toBeVisible();
  await expect(figures.getByText('Partner organizations')).toBeVisible();
  const stories = section(page, 'Stories').getByRole('figure');
  await expect(stories).toHaveCount(3);
  await expect(stories.getByText('Example', { exact: true })).toHaveCount(3);
  await expect(section(page, 'Frequently asked questions').getByText('resume?')).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'support@ifj.example' }),
  ).toHaveAttribute('href', 'mailto:support@ifj.example');
}

test('a visitor reads what it is, and goes in', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Internships in Nigeria · IFJ');
  await expectTexts(page);
  await question(page).click();
  await expect(answer(page)).toBeVisible();

  await section(page, heading).getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/register');
  await page.goBack();
  await header(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
});

test('each anchor leads to its section, and is marked there', async ({ page }) => {
  await page.goto('/');
  await expect(runningPage(page)).toBeVisible();
  await expect(anchor(page, 'Home')).toHaveAttribute('aria-current', 'location');
  for (const [name, region] of [
    ['FAQs', 'Frequently asked questions'],
    ['Stories', 'Stories'],
    ['Impact', 'Our impact'],
    ['Home', heading],
  ] as const) {
    await anchor(page, name).click();
    await expect(page).toHaveURL(`/#${name.toLowerCase()}`);
    await expect(section(page, region)).toBeInViewport();
    await expect(anchor(page, name)).toHaveAttribute('aria-current', 'location');
    await expect(page.getByRole('link').and(page.locator('[aria-current]'))).toHaveCount(1);
  }
});

/** Scrolls until a share of what the screen could show of a section has come in from below. */
async function bringIn(page: Page, name: string, share: number): Promise<void> {
  await section(page, name).evaluate((element, part) => {
    const { top, height } = element.getBoundingClientRect();
    const whole = height * 0.6 > innerHeight ? innerHeight : height;
    scrollTo({ top: scrollY + top + whole * part - innerHeight, behavior: 'instant' });
  }, share);
}

test('a section is marked when 60 % of it, or of the screen, are there', async ({ page }) => {
  await page.goto('/');
  await expect(runningPage(page)).toBeVisible();
  for (const [name, region, before] of [
    ['Stories', 'Stories', 'Home'],
    ['Impact', 'Our impact', 'Stories'],
    ['FAQs', 'Frequently asked questions', 'Impact'],
  ] as const) {
    await bringIn(page, region, 0.55);
    await expect(anchor(page, before)).toHaveAttribute('aria-current', 'location');
    await bringIn(page, region, 0.65);
    await expect(anchor(page, name)).toHaveAttribute('aria-current', 'location');
  }
});

test('an address with an anchor opens at its section', async ({ page }) => {
  await page.goto('/#faqs');
  await expect(runningPage(page)).toBeVisible();
  await expect(section(page, 'Frequently asked questions')).toBeInViewport();
  await expect(anchor(page, 'FAQs')).toHaveAttribute('aria-current', 'location');
});

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Runs in the page: notes how far things moved that nobody had touched. */
function noteShifts(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) {
      if (!hadRecentInput) shifts.push(value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

test('the running page takes the place of what stood there, and nobody notices', async ({
  page,
}) => {
  let letCome = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/releases\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(noteShifts);
  await page.goto('/', { waitUntil: 'commit' });
  await expectTexts(page);
  await expect(runningPage(page)).toBeHidden();
  await page.evaluate(() => document.fonts.ready);
  const before = await page.screenshot();

  await question(page).click();
  await expect(answer(page)).toBeVisible();
  const top = await page.evaluate(() => scrollY);
  letCome();
  await expect(runningPage(page)).toBeAttached();
  await expect(answer(page)).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const shifts = await page.evaluate<number[]>('window.shifts');
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);

  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(anchor(page, 'Home')).toHaveAttribute('aria-current', 'location');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  expect((await page.screenshot()).equals(before)).toBe(true);
});

test('where its scripts are lost, it reads on and leads on', async ({ page }) => {
  await page.route(/\/releases\/mfe-landing\/.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await expectTexts(page);
  await question(page).click();
  await expect(answer(page)).toBeVisible();
  await header(page).getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/register');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('search engines keep the start page, and not what lies behind it', async ({
  page,
  request,
}) => {
  const robots = async (path: string): Promise<string | undefined> =>
    (await request.get(path, { headers: { accept: 'text/html' } })).headers()['x-robots-tag'];
  expect(await robots('/')).toBe('all');
  for (const path of ['/login', '/register', '/dashboard/jobs', '/nowhere', '/IFJ/api/jobs']) {
    expect(await robots(path)).toBe('noindex');
  }
  await page.goto('/');
  const content = (name: string) => page.locator(`meta[name="${name}"]`);
  await expect(content('description')).toHaveAttribute('content', /Find your ideal internship/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /^https?:.*\/$/);
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: http/m);
});

test('somebody who is signed in is led to the dashboard from the first moment', async ({
  page,
  product,
}) => {
  const { token, userId, id } = await new ApiClient(product.baseUrl).registerStudent();
  await page.addInitScript((storage) => Object.assign(localStorage, storage), {
    authToken: token,
    user_id: userId,
    role_specific_id: id,
    userRole: 'student',
  });
  await page.goto('/');
  await expect(header(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  // The browser has noted the role meanwhile, which the document knows.
  await page.route(/\/releases\/.*\.js$/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(header(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor reads everything, moves about in it, and sees where it goes in', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('Internships in Nigeria · IFJ');
    await expectTexts(page);
    await question(page).click();
    await expect(answer(page)).toBeVisible();
    await section(page, /^Sign up now/)
      .getByRole('link', { name: 'Sign Up' })
      .click();
    await expect(page).toHaveURL('/register');
    await expect(page.getByRole('heading', { name: 'IFJ needs JavaScript' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await anchor(page, 'Impact').click();
    await expect(section(page, 'Our impact')).toBeInViewport();
  });
});
