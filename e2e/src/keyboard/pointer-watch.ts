import type { Browser, BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    /** Playwright's way out of the page. */
    ifjPointerPressed: (what: string) => void;
  }
}

/**
 * Watches every page that a browser opens from now on for presses of a pointer.
 * @returns the presses so far, and how to end the watch
 */
export function watchPointer(browser: Browser): { presses: string[]; end: () => void } {
  const presses: string[] = [];
  const watch = async (context: BrowserContext) => {
    await Promise.all([
      context.exposeBinding('ifjPointerPressed', (_, what: string) => presses.push(what)),
      context.addInitScript(() => {
        for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
          const report = ({ isTrusted, target }: Event) => {
            const place = target instanceof Element ? target.outerHTML.slice(0, 120) : '';
            if (isTrusted) window.ifjPointerPressed(`${type} on ${place}`);
          };
          addEventListener(type, report, true);
        }
      }),
    ]);
  };
  const onContext = (context: BrowserContext) => void watch(context);
  browser.on('context', onContext);
  return { presses, end: () => browser.off('context', onContext) };
}
