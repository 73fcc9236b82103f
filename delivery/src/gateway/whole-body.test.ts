import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { DiskReleaseStore } from '../store/disk/disk-store.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { buildGateway } from './app.ts';
import { readConfig } from './config.ts';

const folder = temporaryFolder();
const logged: string[] = [];
let gateway: FastifyInstance;

beforeAll(async () => {
  const config = readConfig({ API_URL: 'http://127.0.0.1:9', RELEASES_URL: folder });
  const log = { write: (line: string) => logged.push(line) };
  gateway = await buildGateway(config, new DiskReleaseStore(folder), log);
  await gateway.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => gateway.close());

test('a client that breaks off while it sends a text is gone, and no trouble of the gateway’s', async () => {
  const { port } = gateway.server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  const head = ['POST /IFJ/api/login HTTP/1.1', 'host: x', 'content-length: 1000'];
  client.write([...head, 'content-type: application/json', '', '{'].join('\r\n'));
  const [request] = (await once(gateway.server, 'request')) as [IncomingMessage];
  const isClosed = new Promise((resolve) => request.once('close', resolve));
  await wait(100);
  client.destroy();
  await isClosed;
  await wait(200);
  const warnings = logged.filter((line) => (JSON.parse(line) as { level: number }).level >= 40);
  expect(warnings).toEqual([]);
});
