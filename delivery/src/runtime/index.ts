export { AreaLoadError, type LoadStage } from './area-load-error.ts';
export { createAreaLoader, type AreaLoader, type AreaLoaderOptions } from './area-loader.ts';
export type { Shares } from './federation.ts';
export type { Deadlines } from './first-success.ts';
export { readDiscovery } from './read-discovery.ts';
export type { AreaModule } from './release-load.ts';
