import type { Page } from 'playwright-core';

/** The heading that shows up; what else is on the page if none does. */
export async function heading(page: Page): Promise<string | null> {
  try {
    return await page.locator('h1').textContent({ timeout: 40_000 });
  } catch {
    return page.locator('#root').innerHTML();
  }
}

/** The attempts that failed: stage and release. */
export const failures = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { failures: string[] }).failures);

/** The loader of the page, as far as tests use it. */
interface Loader {
  load(area: string, module: string): Promise<{ default: { name: string } }>;
  preload(area: string, module: string): void;
  ask(isUrgent: boolean): Promise<boolean>;
  isOutdated(area: string): boolean;
  takeOver(area: string): void;
  retry(area: string): void;
  versionOf(area: string): string;
}

/** Does something with the page's loader. */
export const inPage = <T>(page: Page, act: (loader: Loader) => T): Promise<Awaited<T>> =>
  page.evaluate(`(${act.toString()})(window.loader)`);
