import { createServer, type Server } from 'node:http';
import fp from 'fastify-plugin';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Upper bounds in seconds. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];

/** How long each route takes: its pattern, not the address, which holds ids. */
function followRoutes(app: FastifyInstance, registry: Registry): void {
  const requests = new Histogram({
    name: 'ifj_api_request_seconds',
    help: 'Calls and how long their answers took.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: String(reply.statusCode),
    };
    requests.observe(labels, reply.elapsedTime / 1_000);
  });
}

function followPool({ pool }: FastifyInstance, registry: Registry): void {
  new Gauge({
    name: 'ifj_api_database_connections',
    help: 'Connections to the database, and calls that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'awaited' }, pool.waitingCount);
    },
  });
}

/** Counted by the job queue itself, once a minute. */
function followJobs({ boss, log }: FastifyInstance, registry: Registry): void {
  new Gauge({
    name: 'ifj_api_jobs',
    help: 'Jobs that wait, run, are put off, or have failed, by queue.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      try {
        for (const queue of await boss.getQueues()) {
          const counts = {
            waiting: queue.queuedCount,
            running: queue.activeCount,
            deferred: queue.deferredCount,
            failed: queue.failedCount,
          };
          for (const [state, count] of Object.entries(counts)) {
            this.set({ queue: queue.name, state }, count);
          }
        }
      } catch (error) {
        // Figures are wanted most of all while the database is away.
        log.warn({ err: error }, 'jobs cannot be counted');
      }
    },
  });
}

function serverOf(registry: Registry, log: FastifyBaseLogger): Server {
  return createServer((request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (path !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found.\n');
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'figures cannot be read');
        response.writeHead(500, { 'content-type': 'text/plain' }).end('They cannot be read.\n');
      },
    );
  });
}

async function listen(
  server: Server,
  { host, port }: { host: string; port: number },
): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return `http://${host}:${typeof address === 'object' && address ? address.port : port}/metrics`;
}

/**
 * Serves figures for Prometheus at an address of their own while the api listens: the gateway does
 * not lead there, so nobody outside reads them.
 */
export const metricsPlugin = fp(
  async (app) => {
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    followRoutes(app, registry);
    followPool(app, registry);
    followJobs(app, registry);
    const server = serverOf(registry, app.log);
    app.addHook('onListen', async () => {
      try {
        const address = await listen(server, app.config.METRICS_LISTEN);
        app.log.info({ address }, 'figures for Prometheus');
      } catch (error) {
        app.log.error({ err: error }, 'figures for Prometheus cannot be served');
      }
    });
    app.addHook('onClose', async () => {
      server.closeAllConnections();
      server.close();
    });
  },
  { name: 'metrics', dependencies: ['database', 'boss'] },
);
