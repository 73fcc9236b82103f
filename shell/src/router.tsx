import { useSession } from '@ifj/shared-api';
import { useMemo, useSyncExternalStore } from 'react';
import { useRoutes } from 'react-router-dom';
import { usePageCache } from './areas/page-cache-context.ts';
import { useAnchorEntries } from './navigation/use-anchor-entries.ts';
import { useFetchAhead } from './navigation/use-fetch-ahead.ts';
import { useNews } from './navigation/use-news.ts';
import { useScrollMemory } from './navigation/use-scroll-memory.ts';
import { routesFor } from './routes.tsx';

/** The one router of the page. Its routes are built anew when the role or an area changes. */
export function Router() {
  const pages = usePageCache();
  const areas = useSyncExternalStore(pages.subscribeToAreas, pages.areas);
  const { isSignedIn, role } = useSession();
  const routes = useMemo(
    () => routesFor(areas, isSignedIn ? role : null),
    [areas, isSignedIn, role],
  );
  useAnchorEntries();
  useScrollMemory();
  useFetchAhead(routes);
  useNews();
  return useRoutes(routes);
}
