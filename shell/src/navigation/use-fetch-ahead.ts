import { useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { usePageCache } from '../areas/page-cache-context.ts';
import { targetOf } from '../routes.tsx';

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches the page behind a link of this product as soon as somebody points at it. */
export function useFetchAhead(routes: RouteObject[]): void {
  const pages = usePageCache();
  useEffect(() => {
    const look = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== location.origin) return;
      const found = targetOf(routes, link.pathname);
      if (!found) return;
      const fetch = (): void => pages.preload(found.area, found.module);
      fetch();
      void pages.ask().then((isNew) => {
        if (isNew) fetch();
      });
    };
    for (const sign of signs) document.addEventListener(sign, look, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, look);
    };
  }, [routes, pages]);
}
