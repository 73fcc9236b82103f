import { reportFailure, startReports } from '@ifj/delivery/reports';
import { createAreaLoader, readDiscovery } from '@ifj/delivery/runtime';
import { shares } from '@ifj/delivery/shares';
import type { ComponentType } from 'react';
import type { PageSource } from './page-source.ts';

// The only module that knows how areas come into the page.

const discovery = readDiscovery(document);
startReports(discovery.shell);
const loader = createAreaLoader({
  discovery,
  shares,
  onFailure: (error) => {
    // Without a line nothing arrives, whatever the release.
    if (navigator.onLine)
      reportFailure('load', error, { name: error.area, version: error.version });
  },
});

export const pageSource: PageSource = {
  areas: () => loader.areas(),
  onChange: (listener) => loader.onChange(listener),
  async loadPage(area, module) {
    const { default: page } = await loader.load(area, module);
    if (page === undefined) throw new TypeError(`${area} ${module} exports no page`);
    return page as ComponentType;
  },
  preloadPage: (area, module) => loader.preload(area, module),
  retryArea: (area) => loader.retry(area),
  fallBack: (area) => loader.fallBack(area),
  versionOf: (area) => loader.versionOf(area),
  askForNews: (isUrgent) => loader.ask(isUrgent),
  isOutdated: (area) => loader.isOutdated(area),
  takeOver: (area) => loader.takeOver(area),
  onOverdue: (listener) => loader.onOverdue(listener),
  newShell: () => loader.newShell(),
};
