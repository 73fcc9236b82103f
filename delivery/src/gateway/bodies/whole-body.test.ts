import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { DiskReleaseStore } from '../../store/disk/disk-store.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { buildGateway } from '../app.ts';
import { readConfig } from '../config.ts';
import { BodyRoom } from './body-room.ts';
import { NoRoomError, wholeBody } from './whole-body.ts';

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

test.each(['/IFJ/api/login', '/gateway/reports'])(
  'a client that breaks off while it sends a text to %s is gone, and no trouble of the gateway’s',
  async (path) => {
    const { port } = gateway.server.address() as AddressInfo;
    const client = connect(port, '127.0.0.1');
    const head = [`POST ${path} HTTP/1.1`, 'host: x', 'content-length: 1000'];
    client.write([...head, 'content-type: application/json', '', '{'].join('\r\n'));
    const [request] = (await once(gateway.server, 'request')) as [IncomingMessage];
    const isClosed = new Promise((resolve) => request.once('close', resolve));
    await wait(100);
    client.destroy();
    await isClosed;
    await wait(200);
    const warnings = logged.filter((line) => (JSON.parse(line) as { level: number }).level >= 40);
    expect(warnings).toEqual([]);
  },
);

/** A body that comes in as a test writes it. */
function receive(room: BodyRoom, network: string) {
  const line = new PassThrough();
  const limits = { bytes: 200_000, patience: 60_000 };
  const whole = wholeBody(line as unknown as IncomingMessage, limits, { room, network });
  return { line, whole };
}

test('a body has the bytes that came, in whatever pieces', async () => {
  const { line, whole } = receive(new BodyRoom({ ofOne: 100, all: 100 }), '192.0.2.1');
  for (const piece of ['a', ' body ', 'in pieces of many lengths', '.']) line.write(piece);
  line.end();
  expect((await whole).content.toString()).toBe('a body in pieces of many lengths.');
});

test('an incomplete body makes room for that of a network with less', async () => {
  const room = new BodyRoom({ ofOne: 60, all: 100 });
  const first = receive(room, '192.0.2.1');
  const second = receive(room, '192.0.2.2');
  first.line.write(Buffer.alloc(60));
  second.line.write(Buffer.alloc(40));
  const third = receive(room, '192.0.2.3');
  third.line.end(Buffer.alloc(10));
  await expect(first.whole).rejects.toThrow(NoRoomError);
  expect((await third.whole).content).toHaveLength(10);
  second.line.end();
  expect((await second.whole).content).toHaveLength(40);
});

test('a body in very small pieces takes hardly more memory than it has bytes', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const { line, whole } = receive(new BodyRoom({ ofOne: 200_000, all: 200_000 }), '192.0.2.1');
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let count = 0; count < 100_000; count += 1) {
    if (!line.write(Buffer.alloc(1))) await once(line, 'drain');
  }
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(5_000_000);
  line.end();
  expect((await whole).content).toHaveLength(100_000);
});
