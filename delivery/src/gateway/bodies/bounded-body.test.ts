import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { gatewayWithApi, type GatewayWithApi } from '../../testing/fake-api.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const limit = 4_000_000;
const form = {
  method: 'POST',
  headers: { 'content-type': 'multipart/form-data; boundary=x' },
};
const folder = temporaryFolder();

/** What the api of the running test does. */
let answer: RequestListener = (_request, response) => response.end();
let product: GatewayWithApi;
let gateway: FastifyInstance;
let address: string;

beforeAll(async () => {
  product = await gatewayWithApi(
    folder,
    (request, response) => {
      answer(request, response);
    },
    { MAX_BODY_BYTES: String(limit) },
  );
  ({ gateway, address } = product);
});
afterAll(() => product.stop());

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
  const reply = await fetch(`${address}/IFJ/api/apply-job`, { ...form, body: file });
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
  gateway.server.once('connection', (connection) => {
    taken = () => connection.bytesRead;
  });
  const outgoing = httpRequest(`${address}/IFJ/api/apply-job`, { ...form, agent: false });
  const replied = once(outgoing, 'response');
  outgoing.end(file);
  await asked;
  for (let before = -1; before !== taken();) {
    before = taken();
    await wait(200);
  }
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
  const reply = await fetch(`${address}/IFJ/api/apply-job`, { ...form, body });
  expect(reply.status).toBe(413);
  expect(await reply.json()).toEqual({ code: 'FILE_TOO_LARGE' });
  expect(reply.headers.get('connection')).not.toBe('close');
});

test('a body that says it is too large is refused at once', async () => {
  const reply = await fetch(`${address}/IFJ/api/apply-job`, {
    ...form,
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
  client.write(
    'POST /IFJ/api/apply-job HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n' +
      `content-type: ${form.headers['content-type']}\r\n\r\n`,
  );
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

test('a body in very many tiny pieces is refused', async () => {
  let received = 0;
  answer = (request) => {
    request.on('data', (chunk: Buffer) => (received += chunk.length)).on('error', () => undefined);
  };
  const outgoing = httpRequest(`${address}/IFJ/api/apply-job`, form);
  outgoing.on('error', () => undefined).flushHeaders();
  const [line] = (await once(outgoing, 'socket')) as [Socket];
  line.write('1\r\n-\r\n'.repeat(20_000));
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(413);
  expect(await json(response)).toMatchObject({
    message: 'The request has too many small pieces.',
  });
  expect(received).toBeLessThan(2_000);
});

test('a client that goes away in the middle is gone for the api too', async () => {
  let onGone: (wasComplete: boolean) => void = () => undefined;
  const gone = new Promise<boolean>((resolve) => (onGone = resolve));
  answer = (request) => {
    request.resume().on('error', () => onGone(request.complete));
  };
  const outgoing = httpRequest(`${address}/IFJ/api/apply-job`, form);
  outgoing.on('error', () => undefined);
  outgoing.write(Buffer.alloc(100_000));
  await wait(100);
  outgoing.destroy();
  expect(await gone).toBe(false);
});
