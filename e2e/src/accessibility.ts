import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

/** What axe finds wrong with the page as it stands, each finding with its first place. */
async function violations(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  // No screen has a frame: nothing has to be gathered from other documents.
  const results = await new AxeBuilder({ page, ...(isThere && { axeSource: 'axe' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
}

const colours = ['light', 'dark'] as const;

/**
 * Asks axe what is wrong with what the page shows now: in light and in dark colours, between which
 * it has to change by itself. Nothing may scroll sideways.
 * @param onLook is called while each of the two is in view
 */
export async function expectAccessible(
  page: Page,
  onLook: (colorScheme: (typeof colours)[number]) => Promise<void>,
): Promise<void> {
  for (const colorScheme of colours) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      await onLook(colorScheme);
      expect(await violations(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    });
  }
}

/** Waits until a screen has what it shows. */
export async function awaitScreen(page: Page, heading?: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1, ...(heading && { name: heading }) });
  await expect(title).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}
