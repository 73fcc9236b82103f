import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Something in this document had the focus. */
    ifjHadFocus?: boolean;
  }
}

export const rememberFocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.ifjHadFocus = true;
  });

/** Fails when what had the focus went and left it to nothing: a keyboard would start over. */
export async function expectFocusKept(page: Page, next: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          () => window.ifjHadFocus === true && document.activeElement === document.body,
        ),
      { message: `the focus is lost on the way to ${next}` },
    )
    .toBe(false);
}
