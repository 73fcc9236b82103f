import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { pass } from './s3.ts';

const nothing = Buffer.alloc(0);
const tooLong = 'HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 0\r\n\r\nx';

test('an answer that goes on after its end is taken as far as it was announced', async () => {
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(tooLong));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(await pass(port, {}, nothing)).toMatchObject({ status: 200, body: nothing });
  await once(server.close(), 'close');
});
