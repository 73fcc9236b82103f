import { makeStore } from '@ifj/shared-api';
import { hearHistoryMoves } from '@ifj/shared-ui';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import * as source from './areas/load-page.ts';
import { PageCache } from './areas/page-cache.ts';
import type { Area } from './areas/page-source.ts';
import { routesFor, targetOf } from './routes.tsx';
import { showFailure } from './screens/show-failure.ts';
import { keepRoleHint } from './session/role-hint.ts';

/** For how long the first screen waits for its page before it shows a skeleton (milliseconds). */
const patience = 50;

/**
 * Starts the product.
 *
 * @param root the element that it fills
 * @param nonce the page's CSP nonce
 */
export async function start(root: HTMLElement, nonce: string | undefined): Promise<void> {
  hearHistoryMoves();
  const store = makeStore();
  keepRoleHint(store);
  const pages = new PageCache(source);
  const { userId, role } = store.getState().session;
  await firstPage(pages, source.areas, userId === null ? null : role);
  createRoot(root, { onUncaughtError: () => showFailure(root) }).render(
    <App store={store} areas={source.areas} pages={pages} nonce={nonce} />,
  );
}

/** Its scripts have usually arrived by now: then React draws once, without a skeleton between. */
async function firstPage(
  pages: PageCache,
  areas: readonly Area[],
  role: Parameters<typeof routesFor>[1],
): Promise<void> {
  const target = targetOf(routesFor(areas, role), location.pathname);
  if (target === undefined) return;
  const deadline = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([pages.load(target.area, target.module), deadline]);
}
