import { join } from 'node:path';
import { program, type Plan } from './plan.ts';
import { waitUntilAnswers } from './probe.ts';
import type { ServiceDefinition } from './service.ts';

/** The api, on a unix socket that only the gateway uses. */
export function apiService(plan: Plan, databaseUrl: string): ServiceDefinition {
  return {
    name: 'api',
    program: program('api/src/server.ts'),
    // What uploads leave behind is collected early: Node itself would let the heap grow to a multiple.
    nodeOptions: ['--max-semi-space-size=8', '--heap-growing-percent=50'],
    env: {
      ...process.env,
      DATA_DIR: plan.dataDirectory,
      DATABASE_URL: databaseUrl,
      LISTEN: plan.apiSocket,
      PUBLIC_URL: plan.publicUrl ?? plan.address,
      METRICS_LISTEN: `127.0.0.1:${plan.metricsPort === 0 ? 0 : plan.metricsPort + 1}`,
      SEED_DEMO: plan.seedDemo ? '1' : '0',
      // The variable counts the proxies before the gateway, which names the client to the api.
      TRUSTED_PROXIES: '1',
    },
    log: join(plan.dataDirectory, 'logs', 'api.log'),
    launched: (pid) => {
      plan.launched('api', pid);
    },
    ready: (signal, listens) =>
      waitUntilAnswers({ socketPath: plan.apiSocket }, '/IFJ/api/health/ready', {
        signal,
        listens,
        // The first start makes the tables and the demo data, on a slow machine beside the builds.
        deadline: 180_000,
      }),
  };
}
