import { expect, test } from '../journey.ts';

test('a chosen colour mode is there before the first script of the product', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/login');
  await page.getByText('Dark', { exact: true }).click();
  await page.route('**/releases/**/*.js', (route) => route.abort());
  await page.goto('/login');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  await expect(html).toHaveCSS('color-scheme', 'dark');
  await expect(html).toHaveCSS('background-color', 'rgb(14, 21, 18)');
});

test('for who wants no motion all texts change their colour at once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const changing = await page.evaluate(() => {
    document.documentElement.dataset['colorScheme'] = 'dark';
    return document.getAnimations().length;
  });
  expect(changing).toBe(0);
});
