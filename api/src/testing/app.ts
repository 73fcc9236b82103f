import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { apiPrefix, buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createTestDatabase } from './databases.ts';

export interface Call extends Omit<InjectOptions, 'url' | 'method' | 'path'> {
  token?: string;
}

export interface TestApp {
  app: FastifyInstance;
  /** The folder of the app's files and mail. */
  folder: string;
  databaseUrl: string;
  /** `call('POST', '/login', { payload })`, below the api's prefix. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    call?: Call,
  ): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/**
 * The whole app on a database and a folder of its own, ready for calls by `inject`.
 * @param env variables that differ from the test's defaults.
 */
export async function createTestApp(env: Record<string, string> = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(process.env['TEST_FOLDER'] ?? tmpdir(), 'app-'));
  const app = await buildApp(
    readConfig({
      DATABASE_URL: database.url,
      FILES_URL: pathToFileURL(join(folder, 'files')).href,
      MAIL_DIR: join(folder, 'mail'),
      LOG_LEVEL: 'silent',
      // Many test files share one machine.
      DATABASE_CONNECT_MS: '10000',
      ...env,
    }),
  );
  await app.ready();
  return {
    app,
    folder,
    databaseUrl: database.url,
    call: (method, path, { token, headers, ...call } = {}) =>
      app.inject({
        method,
        url: apiPrefix + path,
        headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
        ...call,
      }),
    close: async () => {
      await app.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
