import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiService } from '../../../scripts/product/api-service.ts';
import { program } from '../../../scripts/product/plan.ts';
import { waitUntilAnswers } from '../../../scripts/product/probe.ts';
import { startService, type ServiceDefinition } from '../../../scripts/product/service.ts';
import { readSettings } from '../../../scripts/product/settings.ts';

/** A server of its own process, on a unix socket. */
export interface Server {
  socketPath: string;
  pid: number;
  stop(): Promise<void>;
}

const grace = 4000;

async function launch(
  define: (folder: string, launched: (pid: number) => void) => [string, ServiceDefinition],
): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'ifj-bench-'));
  let pid = 0;
  const [socketPath, definition] = define(folder, (id) => (pid = id));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const service = await startService(definition, new AbortController().signal);
    return {
      socketPath,
      pid,
      async stop() {
        await service.stop(grace);
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Starts the api as the product does, with an empty folder of its own for files, mail and log. */
export const startApi = (databaseUrl: string): Promise<Server> =>
  launch((folder, launched) => {
    const apiSocket = join(folder, 'api.sock');
    const address = 'http://localhost:3000';
    const plan = {
      ...readSettings({ DATA_DIR: folder, SEED_DEMO: '0' }),
      ...{ address, apiSocket },
      launched: (_part: string, pid: number) => launched(pid),
    };
    return [apiSocket, apiService(plan, databaseUrl)];
  });

/** Starts the bare handlers that the api is held against. */
export const startBare = (databaseUrl: string): Promise<Server> =>
  launch((folder, launched) => {
    const socketPath = join(folder, 'bare.sock');
    const definition = {
      name: 'bare handler',
      program: program('bench/src/api/bare/server.ts'),
      env: { ...process.env, DATABASE_URL: databaseUrl, LISTEN: socketPath },
      log: join(folder, 'bare.log'),
      launched,
      ready: (signal: AbortSignal) =>
        waitUntilAnswers({ socketPath }, '/ready', { signal, deadline: 20_000 }),
    };
    return [socketPath, definition];
  });
