import { useSession } from '@ifj/shared-api';
import { useMemo } from 'react';
import { useRoutes } from 'react-router-dom';
import type { Area } from './areas/page-source.ts';
import { useFetchAhead } from './navigation/use-fetch-ahead.ts';
import { useScrollMemory } from './navigation/use-scroll-memory.ts';
import { routesFor } from './routes.tsx';

/** The one router of the page. Its routes are built anew when the role changes. */
export function Router({ areas }: { areas: readonly Area[] }) {
  const { isSignedIn, role } = useSession();
  const routes = useMemo(
    () => routesFor(areas, isSignedIn ? role : null),
    [areas, isSignedIn, role],
  );
  useScrollMemory();
  useFetchAhead(routes);
  return useRoutes(routes);
}
