import { createServer, type Server, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import type { Metrics } from './metrics.ts';

async function listen(server: Server, { host, port }: GatewayConfig['listen']): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return `http://${host.includes(':') ? `[${host}]` : host}:${taken}/metrics`;
}

/**
 * Serves the figures at an address of their own while the gateway listens: what they tell is not
 * for visitors. A gateway whose address for figures is taken serves its visitors all the same.
 * @param beforeRead is called before figures are read
 */
export function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  { at, beforeRead }: { at: GatewayConfig['listen']; beforeRead: () => void },
): void {
  const sendFigures = async (response: ServerResponse): Promise<void> => {
    beforeRead();
    const text = await metrics.text();
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
  };
  const server = createServer((request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (path !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found.\n');
      return;
    }
    sendFigures(response).catch((error: unknown) => {
      app.log.error(error, 'figures for Prometheus cannot be read');
      response
        .writeHead(500, { 'content-type': 'text/plain' })
        .end('The figures cannot be read.\n');
    });
  });
  app.addHook('onListen', async () => {
    try {
      app.log.info({ address: await listen(server, at) }, 'figures for Prometheus');
    } catch (error) {
      app.log.error(error, 'figures for Prometheus cannot be served');
    }
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
  });
}
