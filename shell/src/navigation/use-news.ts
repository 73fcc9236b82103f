import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageCache } from '../areas/page-cache-context.ts';

/** Hears of releases that come while the page is open: after each step, and on coming back to it. */
export function useNews(): void {
  const pages = usePageCache();
  const { pathname } = useLocation();
  useEffect(() => {
    void pages.ask();
  }, [pages, pathname]);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) void pages.ask();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, [pages]);
}
