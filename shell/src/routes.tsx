import type { Role } from '@ifj/shared-api';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Area, AreaPath } from './areas/page-source.ts';
import { Dashboard } from './frame/dashboard.tsx';
import { Plain } from './frame/plain.tsx';
import { GuardedPage } from './guards/guarded-page.tsx';
import { RefusedPage } from './guards/refused-page.tsx';
import { Navigate } from './navigation/navigate.tsx';
import { NotFound } from './screens/not-found.tsx';

/** What a route shows, for fetching it ahead of time. */
export interface RouteTarget {
  area: string;
  module: string;
}

interface AreaRoute extends RouteTarget {
  path: AreaPath;
}

/**
 * The product's routes for a role: what the live areas serve to it, a refusal where they serve
 * an address to other roles only, and the shell's own.
 *
 * @param role null for a visitor without one
 */
export function routesFor(areas: readonly Area[], role: Role | null): RouteObject[] {
  const all = areas.flatMap(({ name, paths }) =>
    paths.map((path): AreaRoute => ({ area: name, module: path.module, path })),
  );
  const served = unique(all.filter(({ path }) => serves(path, role)));
  const taken = new Set(served.map(({ path }) => path.path));
  const refused = unique(all.filter(({ path }) => !taken.has(path.path)));

  // What is served comes first: of two patterns of the same form the earlier one wins.
  const routes = [
    ...served.map((route) => ({
      frame: route.path.frame,
      route: {
        path: route.path.path,
        handle: { area: route.area, module: route.module } satisfies RouteTarget,
        element: <GuardedPage key={route.path.path} area={route.area} path={route.path} />,
      },
    })),
    // Where nothing is for this person, the menu leads on.
    ...refused.map(({ path }) => ({
      frame: 'dashboard' as const,
      route: { path: path.path, element: <RefusedPage path={path} /> },
    })),
    { frame: 'dashboard' as const, route: { path: '*', element: <NotFound /> } },
  ];
  const inFrame = (frame: AreaPath['frame']): RouteObject[] =>
    routes.filter((entry) => entry.frame === frame).map(({ route }) => route);

  return [
    { element: <Plain />, children: inFrame('plain') },
    { element: <Dashboard areas={areas} />, children: inFrame('dashboard') },
    { path: '/dashboard', element: <Navigate to="/dashboard/jobs" replace /> },
  ];
}

/** What an address shows, or undefined where no area's page stands there. */
export function targetOf(routes: RouteObject[], pathname: string): RouteTarget | undefined {
  return matchRoutes(routes, pathname)?.at(-1)?.route.handle as RouteTarget | undefined;
}

function serves({ roles }: AreaPath, role: Role | null): boolean {
  return roles === undefined || (role !== null && roles.includes(role));
}

function unique(routes: AreaRoute[]): AreaRoute[] {
  return [...new Map(routes.map((route) => [route.path.path, route] as const)).values()];
}
