import type { Browser, BrowserContext } from 'playwright-core';
import type { Storage } from '../products/demo-product.ts';

/**
 * Whose browser opens a page: the product's address, and what is kept of a visit before. A
 * `user_id` among it is a session.
 */
export interface Visitor {
  baseUrl: string;
  storage: Storage;
}

/** Runs in the page before its own scripts: the visitor has been here before. */
function remember(storage: Storage): void {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
}

/** Makes a browser one of somebody who has been here before. */
export async function comeBack(
  context: BrowserContext,
  { baseUrl, storage }: Visitor,
): Promise<void> {
  const { user_id: userId, userRole } = storage;
  if (userId !== undefined && userRole !== undefined) {
    await context.addCookies([{ name: 'ifj_role', value: userRole, url: baseUrl }]);
  }
  await context.addInitScript(remember, storage);
}

/** Opens a page as fast as the machine can: the server has then read its files once. */
export async function warmUp(browser: Browser, visitor: Visitor, address: string): Promise<void> {
  const context = await browser.newContext({ baseURL: visitor.baseUrl });
  try {
    await comeBack(context, visitor);
    const tab = await context.newPage();
    await tab.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
  } finally {
    await context.close();
  }
}
