import { once } from 'node:events';
import type { IncomingMessage, RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { gatewayWithApi, type GatewayWithApi } from '../../testing/fake-api.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { boundedBody } from './bounded-body.ts';

const form = 'multipart/form-data; boundary=x';
const refuse: RequestListener = (_request, response) => {
  response.writeHead(413, { 'content-type': 'application/json' }).end('{}');
};
const hold: RequestListener = (request) => request.resume();

const folder = temporaryFolder();
let answer: RequestListener;
let product: GatewayWithApi;
const open: Socket[] = [];

beforeAll(async () => {
  product = await gatewayWithApi(folder, (request, response) => answer(request, response), {
    TRUSTED_PROXIES: '1',
    API_UPLOADS: '2',
    UPLOADS_PER_NETWORK: '1',
    API_WAIT_SECONDS: '1',
  });
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => product.stop());

/** Begins a body that does not say how long it is, as a client at this address. */
async function begin(type: string, address = '192.0.2.1') {
  const { hostname, port } = new URL(product.address);
  const arrival = once(product.gateway.server, 'connection') as Promise<[Socket]>;
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  open.push(socket);
  const [atGateway] = await arrival;
  let answered = '';
  socket.on('data', (data) => (answered += data.toString()));
  const head = ['POST /IFJ/api/apply-job HTTP/1.1', 'host: x', `content-type: ${type}`];
  head.push(`x-forwarded-for: ${address}`, 'transfer-encoding: chunked');
  socket.write([...head, '', '1\r\n-\r\n'].join('\r\n'));
  return { socket, status: () => answered.split(' ')[1], read: () => atGateway.bytesRead };
}

/** Sends piece after piece until it is cut off, or until so much is sent as the api takes. */
async function sendOn(socket: Socket): Promise<void> {
  const piece = `4000\r\n${'-'.repeat(16_384)}\r\n`;
  for (let sent = 0; !socket.closed && sent < 10_000_000; sent += piece.length) {
    socket.write(piece);
    await wait(1);
  }
}

describe('a body without end is cut soon after the answer that', () => {
  test.each([
    ['the api gives before it has read it', form, refuse, [], '413'],
    ['there are too many uploads of this network', form, hold, ['192.0.2.1'], '429'],
    ['there is no place', form, hold, ['192.0.2.2', '192.0.2.3'], '503'],
    ['it is too large a text', 'text/plain', hold, [], '413'],
  ])('%s', async (_, type, listener, others, status) => {
    answer = listener;
    for (const other of others) await begin(form, other);
    await wait(100);
    const client = await begin(type);
    await sendOn(client.socket);
    await wait(1_500);
    expect(client.socket.closed).toBe(true);
    expect(client.status()).toBe(status);
    expect(client.read()).toBeLessThan(1_500_000);
  });
});

test('no body is read for more than a minute, and a second more after its answer', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  try {
    const line = Object.assign(new PassThrough(), { headers: { 'content-length': '100' } });
    const body = boundedBody(line as unknown as IncomingMessage, 1_000);
    jest.advanceTimersByTime(59_900);
    body.destroy();
    await once(body, 'close');
    jest.advanceTimersByTime(999);
    expect(line.destroyed).toBe(false);
    jest.advanceTimersByTime(1);
    expect(line.destroyed).toBe(true);
  } finally {
    jest.useRealTimers();
  }
});
