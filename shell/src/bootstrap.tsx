import { reportFailure } from '@ifj/delivery/reports';
import { makeStore } from '@ifj/shared-api';
import { hearHistoryMoves } from '@ifj/shared-ui';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { isBusy } from './areas/is-busy.ts';
import { pageSource } from './areas/load-page.ts';
import { PageCache } from './areas/page-cache.ts';
import { renewDocument } from './areas/renew-document.ts';
import { standingDocument } from './document/standing-document.ts';
import { TakeOver } from './document/take-over.tsx';
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
  const pages = new PageCache(pageSource, { isBusy: () => isBusy(store), renewDocument });
  const { userId, role } = store.getState().session;
  const target = targetOf(
    routesFor(pages.areas(), userId === null ? null : role),
    location.pathname,
  );
  const page = target && pages.load(target.area, target.module);
  const document = standingDocument();
  if (document === null) {
    await soon(page);
  } else {
    // Nobody waits before a document. It stays if its page fails: it reads, and its links lead on.
    await page;
    if (target && pages.state(target.area, target.module).status === 'failed') return;
  }
  const onUncaughtError = (error: unknown): void => {
    reportFailure('render', error);
    showFailure(root);
  };
  const draw = (): void => {
    createRoot(root, { onUncaughtError }).render(
      <TakeOver document={document} root={root}>
        <App store={store} pages={pages} nonce={nonce} />
      </TakeOver>,
    );
  };
  // Whoever reads a document taps and scrolls meanwhile: React draws in pieces, with room between.
  if (document === null) draw();
  else startTransition(draw);
}

/** Its scripts have usually arrived by now: then React draws once, without a skeleton between. */
function soon(page: Promise<void> | undefined): Promise<unknown> {
  const deadline = new Promise((resolve) => setTimeout(resolve, patience));
  return Promise.race([page, deadline]);
}
