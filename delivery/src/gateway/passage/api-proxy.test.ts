import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DiskReleaseStore } from '../../store/disk/disk-store.ts';
import { gatewayWithApi, type GatewayWithApi } from '../../testing/fake-api.ts';
import { gatewayOver } from '../../testing/product.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const folder = temporaryFolder();
const store = new DiskReleaseStore(folder);

/** What the api of the running test does. */
let answer: RequestListener = (_request, response) => response.end();
let product: GatewayWithApi;
let gateway: FastifyInstance;
let address: string;

beforeAll(async () => {
  product = await gatewayWithApi(folder, (request, response) => {
    answer(request, response);
  });
  ({ gateway, address } = product);
});
afterAll(() => product.stop());

test('a call reaches the api as it was made, with the client named', async () => {
  let seen: unknown;
  answer = ({ method, url, headers }, response) => {
    seen = { method, url, headers };
    response.writeHead(201, { 'content-type': 'application/json', 'x-own': '1' }).end('{"a":1}');
  };
  const headers = {
    'x-forwarded-for': '6.6.6.6',
    forwarded: 'for=6.6.6.6',
    authorization: 'Bearer t',
  };
  const reply = await fetch(`${address}/IFJ/api/jobs?q=a%20b&state=open`, { headers });
  expect([reply.status, await reply.json(), reply.headers.get('x-own')]).toEqual([
    201,
    { a: 1 },
    '1',
  ]);
  expect(seen).toMatchObject({
    method: 'GET',
    url: '/IFJ/api/jobs?q=a%20b&state=open',
    headers: {
      authorization: 'Bearer t',
      host: new URL(address).host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-request-id': reply.headers.get('x-request-id'),
    },
  });
  expect(seen).not.toHaveProperty('headers.forwarded');
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a read with a body, an odd content type and a bad address do no harm', async () => {
  answer = (request, response) => {
    request.resume().on('end', () => response.end(request.headers['content-length'] ?? 'none'));
  };
  const outgoing = httpRequest(`${address}/IFJ/api/jobs`, { headers: { 'content-length': 5 } });
  const replied = once(outgoing, 'response');
  outgoing.end('hello');
  const [response] = (await replied) as [IncomingMessage];
  expect(response.resume().statusCode).toBe(200);
  const odd = await fetch(`${address}/IFJ/api/jobs`, {
    method: 'POST',
    body: 'x',
    headers: { 'content-type': '???' },
  });
  expect([odd.status, await odd.json()]).toEqual([
    415,
    expect.objectContaining({ code: 'VALIDATION_FAILED' }),
  ]);
  const bad = httpRequest({
    ...{ host: new URL(address).hostname, port: new URL(address).port },
    path: '/IFJ/api/%2e%2e/%2e%2e/secret',
  }).end();
  const [refused] = (await once(bad, 'response')) as [IncomingMessage];
  expect(refused.resume().statusCode).toBe(400);
});

test.each(['/IFJ/api/files/%', '/IFJ/api/jobs/%E0%A4%A', '/IFJ/api/%zz?q=1'])(
  'the unreadable address %s is not there, and is told so in the one shape',
  async (path) => {
    const { hostname, port } = new URL(address);
    const outgoing = httpRequest({ host: hostname, port, path }).end();
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(await json(response)).toEqual({
      error: 'Not found.',
      message: 'Not found.',
      code: 'NOT_FOUND',
    });
  },
);

test('data is compressed where that is worth it', async () => {
  const text = JSON.stringify({
    data: Array.from({ length: 200 }, (_, id) => ({ id, title: 'Job' })),
  });
  answer = ({ url }, response) => {
    const isSmall = url?.endsWith('/small') === true;
    const body = isSmall ? '{"a":1}' : text;
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  };
  const headers = { 'accept-encoding': 'br' };
  const large = await gateway.inject({ url: '/IFJ/api/jobs', headers });
  expect(large.headers['content-encoding']).toBe('br');
  expect(large.headers['content-length']).toBeUndefined();
  expect(brotliDecompressSync(large.rawPayload).toString()).toBe(text);
  const small = await gateway.inject({ url: '/IFJ/api/small', headers });
  expect([small.headers['content-encoding'], small.body]).toEqual([undefined, '{"a":1}']);
  const plain = await gateway.inject('/IFJ/api/jobs');
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, text]);
});

const unavailable = {
  error: expect.stringContaining('cannot be reached') as unknown,
  message: expect.stringContaining('cannot be reached') as unknown,
  code: 'UNAVAILABLE',
};

test("the api's own 503 is passed on once, without asking again", async () => {
  let calls = 0;
  answer = (_request, response) => {
    calls += 1;
    response.writeHead(503, { 'retry-after': '7', 'content-type': 'application/json' }).end('{}');
  };
  const reply = await fetch(`${address}/IFJ/api/jobs`);
  expect([reply.status, reply.headers.get('retry-after'), calls]).toEqual([503, '7', 1]);
});

test('an api that breaks off is 502, and a read is tried twice', async () => {
  let calls = 0;
  answer = (request) => {
    calls += 1;
    request.socket.destroy();
  };
  const read = await fetch(`${address}/IFJ/api/jobs`);
  expect([read.status, await read.json(), calls]).toEqual([502, unavailable, 2]);
  const write = await fetch(`${address}/IFJ/api/jobs`, { method: 'POST', body: '{}' });
  expect([write.status, write.headers.get('retry-after'), calls]).toEqual([502, '2', 3]);
});

test.each([
  ['a socket that nobody listens on', () => join(folder, 'nobody.sock')],
  ['a port that nobody listens on', () => 'http://127.0.0.1:9'],
  ['an address that does not answer', () => 'http://192.0.2.1:80'],
])('%s is 503 within two seconds', async (_, apiUrl) => {
  const alone = await gatewayOver(store, { API_URL: apiUrl() });
  const start = Date.now();
  const reply = await alone.inject('/IFJ/api/jobs');
  expect(Date.now() - start).toBeLessThan(2_000);
  expect(reply.statusCode).toBe(503);
  expect(reply.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
  expect(reply.json()).toEqual(unavailable);
  const upload = await alone.inject({ url: '/IFJ/api/jobs', method: 'POST', payload: '{"a":1}' });
  expect([upload.statusCode, upload.json()]).toEqual([503, unavailable]);
  await alone.close();
});

test('an api on a port is reached too', async () => {
  const other = createServer((_request, response) => response.end('over TCP'));
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const over = await gatewayOver(store, { API_URL: `http://127.0.0.1:${port}` });
  expect((await over.inject('/IFJ/api/jobs')).body).toBe('over TCP');
  await over.close();
  other.closeAllConnections();
  other.close();
});
