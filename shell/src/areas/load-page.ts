import { createAreaLoader, readDiscovery } from '@ifj/delivery/runtime';
import { shares } from '@ifj/delivery/shares';
import type { ComponentType } from 'react';
import type { PageSource } from './page-source.ts';

// The only module that knows how areas come into the page.

const discovery = readDiscovery(document);
const loader = createAreaLoader({ discovery, shares });

export const areas: PageSource['areas'] = discovery.areas;

export const loadPage: PageSource['loadPage'] = async (area, module) => {
  const { default: page } = await loader.load(area, module);
  if (page === undefined) throw new TypeError(`${area} ${module} exports no page`);
  return page as ComponentType;
};

export const preloadPage: PageSource['preloadPage'] = (area, module) => {
  loader.preload(area, module);
};

export const retryArea: PageSource['retryArea'] = (area) => {
  loader.retry(area);
};
