import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ScreenStates } from '../../../scripts/screens/screen-states.ts';
import { expectAccessible } from '../accessibility.ts';
import { test as journey } from '../journey.ts';
import { Cast } from './cast.ts';
import { Visit } from './visit.ts';
import type { Way } from './ways.ts';

const test = journey.extend<object, { cast: Cast }>({
  cast: [async ({ product }, use) => use(new Cast(product)), { scope: 'worker' }],
});

/** A folder for a picture of every state, by `PICTURES`; it takes as many as the long run. */
const { PICTURES: folder, LONG: long } = process.env;

const inFileName = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();

/** A function that stores what a page shows under a name, its width and its colours. */
function picturing(page: Page, name: string) {
  return async (colours: string): Promise<void> => {
    if (!folder) return;
    const file = `${name}-${page.viewportSize()?.width ?? 0}-${colours}.png`;
    // Farther down, what is above the screen's edge would be in the picture.
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({ path: join(folder, file), fullPage: true });
  };
}

/**
 * Looks with axe at every screen of a package in its states, in light and in dark colours: in the
 * long run at all of them, else at those that are always looked at.
 * @param name the package
 * @param states its `states.json`
 * @param screens the ways into them
 */
export function lookAtScreens(
  name: string,
  states: ScreenStates,
  screens: Record<string, Record<string, Way>>,
): void {
  for (const [screen, turns] of Object.entries(states)) {
    const chosen = Object.entries(turns)
      .filter(([, turn]) => long || folder || turn === 'always')
      .map(([state]) => state);
    test(`${name}, ${screen}`, async ({ context, product, cast }) => {
      test.setTimeout(60_000 + chosen.length * 30_000);
      const problems: string[] = [];
      for (const state of chosen) {
        await test.step(state, async () => {
          const page = await context.newPage();
          try {
            await page.emulateMedia({ reducedMotion: 'reduce' });
            await screens[screen]?.[state]?.(new Visit(page, product, cast));
            const picture = [name, screen, state].map(inFileName).join('-');
            await expectAccessible(page, picturing(page, picture));
          } catch (error) {
            problems.push(`${state}: ${error instanceof Error ? error.message : String(error)}`);
          } finally {
            await context.setOffline(false);
            await page.close();
          }
        });
      }
      if (problems.length > 0) throw new Error(problems.join('\n\n'));
    });
  }
}
