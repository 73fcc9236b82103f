import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { launchOptions } from '../browser/chromium.ts';
import { comeBack, type Visitor } from '../browser/visitor.ts';

/**
 * Lends the browser of a visitor to what drives it by its DevTools.
 * @param use is given the port of these
 */
export async function withDebuggedChromium<Result>(
  visitor: Visitor,
  use: (port: number) => Promise<Result>,
): Promise<Result> {
  const profile = await mkdtemp(join(tmpdir(), 'ifj-bench-'));
  const { args, ...options } = launchOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    // What drives it decides how large the screen is.
    viewport: null,
    args: [...args, '--remote-debugging-port=0'],
  });
  try {
    // A file of the product's address is enough for a browser to keep something of it.
    await comeBack(context, visitor);
    const [tab = await context.newPage()] = context.pages();
    await tab.goto(`${visitor.baseUrl}/robots.txt`);
    const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
    return await use(Number(port));
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}
