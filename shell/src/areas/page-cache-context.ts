import { createContext, use } from 'react';
import type { PageCache } from './page-cache.ts';

export const PageCacheContext = createContext<PageCache | null>(null);

/** The pages of this document. Throws outside the app. */
export function usePageCache(): PageCache {
  const pages = use(PageCacheContext);
  if (pages === null) throw new Error('No pages around this component');
  return pages;
}
