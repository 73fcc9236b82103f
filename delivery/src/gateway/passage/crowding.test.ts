import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { gatewayWithApi, type GatewayWithApi } from '../../testing/fake-api.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { until } from '../../testing/until.ts';

const folder = temporaryFolder();

/** Milliseconds that the api of these tests takes for a call. */
const work = 100;

/** What the api of the running test does. */
let answer: RequestListener;
let product: GatewayWithApi;

beforeAll(async () => {
  product = await gatewayWithApi(folder, (request, response) => answer(request, response), {
    TRUSTED_PROXIES: '1',
    API_CALLS: '8',
    CALLS_PER_NETWORK: '4',
    API_WAIT_SECONDS: '20',
  });
});
afterAll(() => product.stop());

const open: ReturnType<typeof httpRequest>[] = [];
afterEach(() => {
  for (const outgoing of open.splice(0)) outgoing.destroy();
});

/** Sends all of a body but its end, as a client at this address. @returns the answer's status. */
function sendWithoutEnd(address: string, bytes: number): Promise<number> {
  const outgoing = httpRequest(`${product.address}/IFJ/api/login`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address, 'content-length': bytes + 1 },
  });
  open.push(outgoing);
  return new Promise((resolve) => {
    outgoing
      .on('response', (response) => resolve(response.resume().statusCode ?? 0))
      .on('error', () => resolve(0))
      .write(Buffer.alloc(bytes, ' '));
  });
}

/** Begins a call, as a client at this address. */
function call(address: string, path = '/jobs') {
  const outgoing = httpRequest(`${product.address}/IFJ/api${path}`, {
    headers: { 'x-forwarded-for': address },
  });
  outgoing.on('error', () => undefined).end();
  open.push(outgoing);
  return outgoing;
}

/** Milliseconds until a call from this address is answered. */
async function timeOf(address: string): Promise<number> {
  const start = performance.now();
  const [response] = (await once(call(address), 'response')) as [IncomingMessage];
  expect(response.resume().statusCode).toBe(200);
  return performance.now() - start;
}

test('a crowd at one address keeps nobody at another waiting', async () => {
  answer = (_request, response) => {
    setTimeout(() => response.end('{}'), work);
  };
  for (let count = 0; count < 500; count += 1) call('192.0.2.1');
  await wait(200);
  for (let round = 0; round < 3; round += 1) {
    expect(await timeOf('198.51.100.7')).toBeLessThan(3_000);
    expect(await timeOf('2001:db8:1::7')).toBeLessThan(3_000);
  }
});

test('one address has no more than its share of the api, however much is free', async () => {
  let atOnce = 0;
  let most = 0;
  answer = ({ headers }, response) => {
    const isOne = headers['x-forwarded-for']?.toString().startsWith('2001:db8:2:3:') === true;
    if (isOne) most = Math.max(most, (atOnce += 1));
    setTimeout(() => {
      if (isOne) atOnce -= 1;
      response.end('{}');
    }, work);
  };
  await Promise.all(
    Array.from({ length: 12 }, (_, host) => timeOf(`2001:db8:2:3::${host.toString(16)}`)),
  );
  expect(most).toBe(4);
});

test('calls that are given up take the api from nobody', async () => {
  const held: (() => void)[] = [];
  answer = (_request, response) => {
    held.push(() => response.end('{}'));
  };
  for (let round = 0; round < 10; round += 1) {
    const calls = Array.from({ length: 4 }, () => call('192.0.2.1'));
    await until(() => held.length >= 4);
    await wait(50);
    for (const outgoing of calls) outgoing.destroy();
  }
  await wait(100);
  expect(held).toHaveLength(4);
  for (const end of held.splice(0)) end();
  await wait(100);
  expect(held).toHaveLength(0);
  answer = (_request, response) => response.end('{}');
  expect(await timeOf('192.0.2.1')).toBeLessThan(3_000);
});

test.each([
  ['IPv4 address', () => '192.0.2.1'],
  ['IPv6 site', (host: number) => `2001:db8:1:${host.toString(16)}::7`],
])('bodies of one %s fill so much memory, and take it from nobody else', async (_, addressOf) => {
  answer = (request, response) => {
    request.resume().on('end', () => response.end('{}'));
  };
  const post = async (address: string) => {
    const headers = { 'x-forwarded-for': address };
    const body = ' '.repeat(100_000);
    return (await fetch(`${product.address}/IFJ/api/login`, { method: 'POST', headers, body }))
      .status;
  };
  const statuses: number[] = [];
  for (let count = 0; count < 330; count += 1) {
    void sendWithoutEnd(addressOf(count), 100_000).then((status) => statuses.push(status));
  }
  await until(() => statuses.length >= 10);
  await wait(200);
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 503));
  expect(await post(addressOf(331))).toBe(503);
  expect(await post('198.51.100.7')).toBe(200);
  for (const outgoing of open.splice(0)) outgoing.destroy();
  await wait(200);
  for (let round = 0; round < 400; round += 1) expect(await post(addressOf(round))).toBe(200);
});
