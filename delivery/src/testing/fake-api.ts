import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { DiskReleaseStore } from '../store/disk/disk-store.ts';
import { gatewayOver } from './product.ts';

/** A gateway that listens, with an api behind it. */
export interface GatewayWithApi {
  gateway: FastifyInstance;
  address: string;
  stop: () => Promise<void>;
}

/**
 * @param folder where the api's socket lies
 * @param answer what the api does with each call
 */
export async function gatewayWithApi(
  folder: string,
  answer: RequestListener,
  env: NodeJS.ProcessEnv = {},
): Promise<GatewayWithApi> {
  const api = createServer(answer);
  const socket = join(folder, 'api.sock');
  api.listen(socket);
  await once(api, 'listening');
  const gateway = await gatewayOver(new DiskReleaseStore(folder), { API_URL: socket, ...env });
  const address = await gateway.listen({ host: '127.0.0.1', port: 0 });
  return {
    gateway,
    address,
    async stop() {
      gateway.server.closeAllConnections();
      await gateway.close();
      api.closeAllConnections();
      api.close();
    },
  };
}
