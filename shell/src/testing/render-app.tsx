import {
  renderWithProviders,
  type RenderedRoute,
  type RouteOptions,
} from '@ifj/shared-api/testing';
import { Toasts } from '@ifj/shared-ui';
import { jest } from '@jest/globals';
import { act } from 'react';
import { PageCacheContext } from '../areas/page-cache-context.ts';
import { PageCache } from '../areas/page-cache.ts';
import type { PageSource } from '../areas/page-source.ts';
import { Router } from '../router.tsx';
import { workingSource } from './areas.tsx';

interface AppOptions extends Pick<RouteOptions, 'session' | 'address'> {
  source?: PageSource;
}

/** The product with pages of a test; settled when it resolves. */
export async function renderApp(options: AppOptions): Promise<RenderedRoute> {
  const { source = workingSource(), ...rest } = options;
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  return await act(async () =>
    renderWithProviders(
      <Toasts>
        <PageCacheContext value={new PageCache(source)}>
          <Router areas={source.areas} />
        </PageCacheContext>
      </Toasts>,
      rest,
    ),
  );
}
