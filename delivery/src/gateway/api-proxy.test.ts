import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { DiskReleaseStore } from '../store/disk/disk-store.ts';
import { gatewayOver } from '../testing/product.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const store = new DiskReleaseStore(folder);
const limit = 4_000_000;

/** What the api of the running test does. */
let answer: RequestListener = (_request, response) => response.end();
let api: Server;
let socket: string;
let gateway: FastifyInstance;
let address: string;

beforeAll(async () => {
  api = createServer((request, response) => answer(request, response));
  socket = join(folder, 'api.sock');
  api.listen(socket);
  await once(api, 'listening');
  gateway = await gatewayOver(store, { API_URL: socket, MAX_BODY_BYTES: String(limit) });
  address = await gateway.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await gateway.close();
  api.closeAllConnections();
  api.close();
});
afterEach(() => {
  answer = (_request, response) => response.end();
});

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

test('an upload and a download arrive with the same bytes', async () => {
  const file = randomBytes(3_000_000);
  const hash = createHash('sha256');
  let declared: string | undefined;
  answer = (request, response) => {
    declared = request.headers['content-length'];
    request.on('data', (chunk: Buffer) => hash.update(chunk));
    request.on('end', () => {
      response.writeHead(200, {
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="cv.pdf"',
        'content-length': file.length,
      });
      response.end(file);
    });
  };
  const reply = await fetch(`${address}/IFJ/api/apply-job`, { method: 'POST', body: file });
  const body = Buffer.from(await reply.arrayBuffer());
  expect(declared).toBe(String(file.length));
  expect(hash.digest()).toEqual(createHash('sha256').update(file).digest());
  expect(body.equals(file)).toBe(true);
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="cv.pdf"');
});

test('an upload waits for an api that does not read', async () => {
  const file = randomBytes(limit - 1);
  let received = 0;
  let read: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = (request, response) => {
      read = () => {
        request.on('data', (chunk: Buffer) => (received += chunk.length));
        request.on('end', () => response.end('read'));
      };
      resolve();
    };
  });
  let taken = () => 0;
  gateway.server.once('connection', (connection) => (taken = () => connection.bytesRead));
  const outgoing = httpRequest(`${address}/IFJ/api/apply-job`, { method: 'POST', agent: false });
  const replied = once(outgoing, 'response');
  outgoing.end(file);
  await asked;
  for (let before = -1; before !== taken(); await wait(200)) before = taken();
  expect(taken()).toBeGreaterThan(0);
  expect(taken()).toBeLessThan(1_500_000);
  read();
  const [response] = (await replied) as [IncomingMessage];
  expect(response.resume().statusCode).toBe(200);
  expect(received).toBe(file.length);
});

test('a client that asks before it sends its body is served', async () => {
  answer = (request, response) => {
    request.resume().on('end', () => response.end('taken'));
  };
  const outgoing = httpRequest(`${address}/IFJ/api/jobs`, {
    method: 'POST',
    headers: { expect: '100-continue', 'content-length': 5 },
  });
  outgoing.flushHeaders();
  await once(outgoing, 'continue');
  const replied = once(outgoing, 'response');
  outgoing.end('hello');
  const [response] = (await replied) as [IncomingMessage];
  expect(response.resume().statusCode).toBe(200);
});

test('an answer before the end of an upload reaches the client, and the connection goes on', async () => {
  answer = (_request, response) => {
    response
      .writeHead(413, { 'content-type': 'application/json' })
      .end('{"code":"FILE_TOO_LARGE"}');
  };
  const body = randomBytes(3_000_000);
  const reply = await fetch(`${address}/IFJ/api/apply-job`, { method: 'POST', body });
  expect(reply.status).toBe(413);
  expect(await reply.json()).toEqual({ code: 'FILE_TOO_LARGE' });
  expect(reply.headers.get('connection')).not.toBe('close');
});

test('a body that says it is too large is refused at once', async () => {
  const reply = await fetch(`${address}/IFJ/api/apply-job`, {
    method: 'POST',
    body: Buffer.alloc(limit + 1),
  });
  expect(reply.status).toBe(413);
  expect(await reply.json()).toEqual({
    error: `The request is larger than ${limit} bytes.`,
    message: `The request is larger than ${limit} bytes.`,
    code: 'FILE_TOO_LARGE',
  });
});

test('an endless body is answered at the limit and cut off soon after', async () => {
  let received = 0;
  let onCut: () => void = () => undefined;
  const cut = new Promise<void>((resolve) => (onCut = resolve));
  answer = (request) => {
    request.on('data', (chunk: Buffer) => (received += chunk.length));
    request.on('error', onCut);
  };
  const { hostname, port } = new URL(address);
  const client = connect(Number(port), hostname);
  let sent = 0;
  let got = '';
  client.on('data', (chunk: Buffer) => (got += chunk.toString()));
  client.on('error', () => undefined);
  client.write('POST /IFJ/api/apply-job HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n');
  const piece = Buffer.alloc(16 * 1024);
  const chunk = Buffer.concat([Buffer.from('4000\r\n'), piece, Buffer.from('\r\n')]);
  while (!client.destroyed && sent < 40_000_000) {
    if (!client.write(chunk))
      await Promise.race([once(client, 'drain'), wait(300)]).catch(() => undefined);
    sent += piece.length;
  }
  expect(client.destroyed).toBe(true);
  expect(got).toContain('HTTP/1.1 413');
  expect(received).toBeLessThanOrEqual(limit);
  await cut;
});

test('a client that goes away in the middle is gone for the api too', async () => {
  let onGone: (wasComplete: boolean) => void = () => undefined;
  const gone = new Promise<boolean>((resolve) => (onGone = resolve));
  answer = (request) => {
    request.resume().on('error', () => onGone(request.complete));
  };
  const outgoing = httpRequest(`${address}/IFJ/api/apply-job`, { method: 'POST' });
  outgoing.on('error', () => undefined);
  outgoing.write(Buffer.alloc(100_000));
  await wait(100);
  outgoing.destroy();
  expect(await gone).toBe(false);
});

test('a read with a body, an odd content type and a bad address do no harm', async () => {
  answer = (request, response) => {
    request
      .resume()
      .on('end', () => response.end(`${request.headers['content-length'] ?? 'none'}`));
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
