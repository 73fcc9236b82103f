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
  /** The areas as this document has them; the same list until one of them changes. */
  areas(): readonly Area[];
  /** Calls the listener when `areas` gives another list; returns a function that stops it. */
  onChange(listener: () => void): () => void;
  /** Loads the page that a module of an area holds. Rejects when it cannot be had. */
  loadPage(area: string, module: string): Promise<ComponentType>;
  /** Fetches a page ahead of time. Failing is no harm. */
  preloadPage(area: string, module: string): void;
  /** Makes the next `loadPage` of an area that failed begin anew. */
  retryArea(area: string): void;
  /**
   * A page of an area broke while it was drawn: makes the next `loadPage` take another release. Says
   * whether there is one.
   */
  fallBack(area: string): boolean;
  /** The release of an area whose pages are loaded. */
  versionOf(area: string): string | undefined;
  /**
   * Asks whether anything was released, at most every few seconds unless it is urgent; says
   * whether that is so.
   */
  askForNews(isUrgent: boolean): Promise<boolean>;
  /** Whether a newer release of an area is known than the one that this document has. */
  isOutdated(area: string): boolean;
  /** Makes the next `loadPage` take the newer release. */
  takeOver(area: string): void;
  /**
   * Calls the listener when a newer release of an area is there that must not wait: a part of the
   * running one is gone, or the newer one comes from elsewhere.
   */
  onOverdue(listener: (area: string) => void): () => void;
  /** The live release of the shell, if it is known not to be the one of this document. */
  newShell(): string | undefined;
}
