import {
  renderWithProviders,
  type RenderedRoute,
  type RouteOptions,
} from '@ifj/shared-api/testing';
import { hasUnsavedWork, Toasts } from '@ifj/shared-ui';
import { jest } from '@jest/globals';
import { act } from 'react';
import { PageCacheContext } from '../areas/page-cache-context.ts';
import { PageCache, type PageMoments } from '../areas/page-cache.ts';
import type { PageSource } from '../areas/page-source.ts';
import { Router } from '../router.tsx';
import { workingSource } from './areas.tsx';

interface AppOptions extends Pick<RouteOptions, 'session' | 'address'> {
  source?: PageSource;
  moments?: Partial<PageMoments>;
}

const calm: PageMoments = {
  isBusy: hasUnsavedWork,
  renewDocument: () => Promise.resolve(),
};

/** The product with pages of a test; settled when it resolves. */
export async function renderApp(options: AppOptions): Promise<RenderedRoute> {
  const { source = workingSource(), moments, ...rest } = options;
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  return await act(async () =>
    renderWithProviders(
      <Toasts>
        <PageCacheContext value={new PageCache(source, { ...calm, ...moments })}>
          <Router />
        </PageCacheContext>
      </Toasts>,
      rest,
    ),
  );
}
