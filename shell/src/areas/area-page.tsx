import { createElement, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { AreaBoundary } from './area-boundary.tsx';
import { AreaLoading } from './area-loading.tsx';
import { AreaPanel } from './area-panel.tsx';
import { usePageCache } from './page-cache-context.ts';
import type { AreaPath } from './page-source.ts';

export interface AreaPageProps {
  /** Name of the area. */
  area: string;
  path: AreaPath;
}

/** A page of an area in its place: its skeleton while it loads, a panel when it fails. */
export function AreaPage({ area, path }: AreaPageProps) {
  const { pathname } = useLocation();
  const pages = usePageCache();
  const { module, title, frame, next } = path;
  const state = useSyncExternalStore(pages.subscribe, () => pages.state(area, module));

  useEffect(() => {
    void pages.load(area, module);
    return () => {
      pages.forgetFailure(area, module);
    };
  }, [pages, area, module, pathname]);

  const isReady = state.status === 'ready';
  useEffect(() => {
    if (!isReady) return;
    for (const ahead of next ?? []) pages.preload(area, ahead);
  }, [pages, area, next, isReady]);

  const waiting = <AreaLoading title={title} frame={frame} />;
  if (state.status === 'loading') return waiting;
  if (state.status === 'failed') {
    return (
      <AreaPanel
        title={title}
        frame={frame}
        cause="not loaded"
        onRetry={() => {
          pages.retry(area, module);
        }}
      />
    );
  }
  return (
    <AreaBoundary title={title} frame={frame} place={pathname}>
      <Suspense fallback={waiting}>{createElement(state.page)}</Suspense>
    </AreaBoundary>
  );
}
