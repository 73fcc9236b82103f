import type { readDiscovery } from '@ifj/delivery/runtime';
import type { ComponentType } from 'react';

type LiveArea = ReturnType<typeof readDiscovery>['areas'][number];

/** A live area, as far as the shell has to know it. */
export type Area = Pick<LiveArea, 'name' | 'paths' | 'menu'>;

/** One address that an area serves. */
export type AreaPath = Area['paths'][number];

/** Whether a page stands inside the side menu's frame or draws its own layout. */
export type FrameKind = AreaPath['frame'];

/** Where pages come from. */
export interface PageSource {
  areas: readonly Area[];
  /** Loads the page that a module of an area holds. Rejects when it cannot be had. */
  loadPage(area: string, module: string): Promise<ComponentType>;
  /** Fetches a page ahead of time. Failing is no harm. */
  preloadPage(area: string, module: string): void;
  /** Makes the next `loadPage` of an area that failed begin anew. */
  retryArea(area: string): void;
}
