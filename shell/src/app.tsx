import { StoreProvider, type AppStore } from '@ifj/shared-api';
import { AppTheme, Toasts } from '@ifj/shared-ui';
import { BrowserRouter } from 'react-router-dom';
import { PageCacheContext } from './areas/page-cache-context.ts';
import type { PageCache } from './areas/page-cache.ts';
import { OwnMessages } from './frame/own-messages.tsx';
import { Router } from './router.tsx';

interface AppProps {
  store: AppStore;
  pages: PageCache;
  /** The page's CSP nonce. */
  nonce: string | undefined;
}

/** The product: store, theme, messages, the pages of all areas, and the router. */
export function App({ store, pages, nonce }: AppProps) {
  return (
    <StoreProvider store={store}>
      <AppTheme nonce={nonce}>
        <Toasts>
          <OwnMessages store={store} />
          <PageCacheContext value={pages}>
            {/* A redirect leaves its place empty: what it leads to may not wait as a transition. */}
            <BrowserRouter useTransitions={false}>
              <Router />
            </BrowserRouter>
          </PageCacheContext>
        </Toasts>
      </AppTheme>
    </StoreProvider>
  );
}
