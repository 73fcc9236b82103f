import {
  createElement,
  Suspense,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router-dom';
import { AreaBoundary } from './area-boundary.tsx';
import { AreaLoading } from './area-loading.tsx';
import { AreaPanel } from './area-panel.tsx';
import { usePageCache } from './page-cache-context.ts';
import type { AreaPath } from './page-source.ts';
import { TooLong, TooLongError } from './too-long.tsx';

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
  // A page that is about to give way to a newer release is not drawn before.
  const [hasEntered, setHasEntered] = useState(() => !pages.isOutdated(area));

  // A layout effect: nothing of a page that gives way is painted.
  useLayoutEffect(() => {
    let isHere = true;
    void pages.enter(area, module).then(() => {
      if (isHere) setHasEntered(true);
    });
    return () => {
      isHere = false;
      pages.forgetFailure(area, module);
    };
  }, [pages, area, module, pathname]);

  const isReady = state.status === 'ready';
  useEffect(() => {
    if (!isReady) return;
    for (const ahead of next ?? []) pages.preload(area, ahead);
  }, [pages, area, next, isReady]);

  const waiting = <AreaLoading title={title} frame={frame} />;
  if (state.status === 'loading' || !hasEntered) return waiting;
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
    <AreaBoundary
      area={area}
      version={pages.versionOf(area)}
      title={title}
      frame={frame}
      place={pathname}
      page={state.page}
      onBroken={() => {
        pages.fallBack(area, module);
      }}
      onRetry={async (error) => {
        if (error instanceof TooLongError) pages.retry(area, module);
        else await pages.refresh(area, module);
      }}
    >
      <Suspense fallback={<TooLong>{waiting}</TooLong>}>{createElement(state.page)}</Suspense>
    </AreaBoundary>
  );
}
