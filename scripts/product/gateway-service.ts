import { join } from 'node:path';
import { program, releasesUrl, type Plan } from './plan.ts';
import { waitUntilAnswers } from './probe.ts';
import type { ServiceDefinition } from './service.ts';

/** The gateway, the only part that is reached from outside. */
export function gatewayService(plan: Plan): ServiceDefinition {
  const { host, port } = plan;
  return {
    name: 'gateway',
    program: program('delivery/src/gateway/server.ts'),
    env: {
      ...process.env,
      LISTEN: host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`,
      API_URL: plan.apiSocket,
      RELEASES_URL: releasesUrl(plan),
      PUBLIC_URL: plan.publicUrl ?? plan.address,
      METRICS_LISTEN: `127.0.0.1:${plan.metricsPort}`,
    },
    log: join(plan.dataDirectory, 'logs', 'gateway.log'),
    launched: (pid) => {
      plan.launched('gateway', pid);
    },
    ready: (signal, listens) =>
      waitUntilAnswers({ host: reachable(host), port }, '/gateway/health', {
        signal,
        listens,
        deadline: 20_000,
      }),
  };
}

/** From this machine, "every address" is reached by the loopback one. */
const reachable = (host: string): string => ({ '0.0.0.0': '127.0.0.1', '::': '::1' })[host] ?? host;
