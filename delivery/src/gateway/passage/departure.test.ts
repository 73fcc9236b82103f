import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { gatewayWithApi, type GatewayWithApi } from '../../testing/fake-api.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { Departure } from './departure.ts';

const folder = temporaryFolder();
let answer: RequestListener = (_request, response) => response.end();
let product: GatewayWithApi;
const open: Socket[] = [];

beforeAll(async () => {
  product = await gatewayWithApi(
    folder,
    (request, response) => {
      answer(request, response);
    },
    { API_CALLS: '2', API_WAIT_SECONDS: '8', READ_SECONDS: '1' },
  );
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => product.stop());

/** Asks for an answer and reads nothing of it. */
function askOnly(path: string): void {
  const { hostname, port } = new URL(product.address);
  const socket = connect(Number(port), hostname);
  open.push(socket);
  socket.on('error', () => undefined).pause();
  socket.write(`GET /IFJ/api${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
}

/** More than a line holds by itself, whatever it is that the api answers with. */
const long = (bytes: number): RequestListener => {
  const body = Buffer.alloc(bytes, 'x');
  return ({ url }, response) => {
    const isLong = url?.includes('/long') === true;
    response.setHeader('content-type', 'application/json');
    response.end(isLong ? body : '{}');
  };
};

test('who reads a long answer slowly keeps nobody else from the api', async () => {
  answer = long(9_000_000);
  for (let count = 0; count < 3; count += 1) askOnly('/long');
  await wait(500);
  expect((await fetch(`${product.address}/IFJ/api/jobs`)).status).toBe(200);
});

test('what waits for its reader arrives whole', async () => {
  answer = long(9_000_000);
  const reply = await fetch(`${product.address}/IFJ/api/long`, {
    headers: { 'accept-encoding': 'identity' },
  });
  await wait(300);
  expect((await reply.arrayBuffer()).byteLength).toBe(9_000_000);
});

test('an answer too long to wait holds its place no longer than a reader may take', async () => {
  answer = ({ url }, response) => {
    if (url?.includes('/endless') === true) {
      response.writeHead(200);
      response.write(Buffer.alloc(30_000_000));
    } else response.end('{}');
  };
  askOnly('/endless');
  askOnly('/endless');
  await wait(400);
  // Both places are taken; the wait for one ends with the second that each reader has.
  expect((await fetch(`${product.address}/IFJ/api/jobs`)).status).toBe(200);
});

describe('room for what waits', () => {
  const see = (departure: Departure, length: number, network = '192.0.2.1') => {
    const line = new PassThrough({ highWaterMark: 1 });
    const answer = Readable.from([Buffer.alloc(length)]);
    return { line, answer, out: departure.see(answer, length, { line, network }) };
  };

  test('is made by cutting off who has had the longest, and is free again after a reader', async () => {
    const departure = new Departure(60_000, { one: 10, all: 20 });
    const first = see(departure, 8);
    const others = [8, 8].map((length) => see(departure, length));
    expect([first, ...others].map((one) => one.line.destroyed)).toEqual([true, false, false]);
    for (const { out, line } of others) expect(await buffer(out.pipe(line))).toHaveLength(8);
    const later = [10, 10].map((length) => see(departure, length));
    expect(later.map((one) => one.line.destroyed)).toEqual([false, false]);
    for (const one of later) one.line.destroy();
  });

  test('is made by the network that takes the most, however many it asks anew', () => {
    const departure = new Departure(60_000, { one: 10, all: 20 });
    const reader = see(departure, 6, '198.51.100.7');
    const crowd = Array.from({ length: 9 }, () => see(departure, 7));
    expect(reader.line.destroyed).toBe(false);
    expect(crowd.map((one) => one.line.destroyed)).toEqual([
      ...Array.from({ length: 7 }, () => true),
      false,
      false,
    ]);
    for (const one of [reader, ...crowd]) one.line.destroy();
  });

  test('takes no answer that is longer than one may be', () => {
    const departure = new Departure(60_000, { one: 10, all: 20 });
    const { answer, out, line } = see(departure, 11);
    expect(out).toBe(answer);
    line.destroy();
  });
});
