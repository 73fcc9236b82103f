import type { RouteOptions } from 'fastify';
import { apiPrefix, buildApp } from '../app.ts';
import { readConfig, type Config } from '../config.ts';

/** Enough to build an app that is never made ready. */
export const withoutDatabase = (folder: string): Config =>
  readConfig({
    DATABASE_URL: 'postgres://localhost/none',
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
  });

export interface Route {
  method: string;
  /** Below the prefix of the api. */
  path: string;
  policy: string;
}

/** Every route with its policy, as Fastify tells it while an app is built. */
export async function routeTable(folder: string): Promise<Route[]> {
  const routes: RouteOptions[] = [];
  const app = await buildApp(withoutDatabase(folder), (route) => routes.push(route));
  await app.close();
  return routes
    .map(({ method, url, config }) => ({
      method: String(method),
      path: url.replace(apiPrefix, ''),
      policy: String(config?.policy),
    }))
    .filter(({ method }) => method !== 'HEAD');
}
