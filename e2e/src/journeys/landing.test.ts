import { expect, test } from '../journey.ts';

test('a visitor opens the product and reads what it is', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
