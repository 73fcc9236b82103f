import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { gatewayWithApi, type GatewayWithApi } from '../../testing/fake-api.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { until } from '../../testing/until.ts';

const folder = temporaryFolder();

/** What the api of the running test does. */
let answer: RequestListener = (_request, response) => response.end();
let product: GatewayWithApi;
let address: string;
const open: Socket[] = [];

beforeAll(async () => {
  product = await gatewayWithApi(
    folder,
    (request, response) => {
      answer(request, response);
    },
    {
      MAX_TEXT_BYTES: '160000',
      TEXT_SECONDS: '2',
      API_CALLS: '2',
      API_UPLOADS: '3',
      UPLOADS_PER_NETWORK: '2',
      API_WAIT_SECONDS: '1',
    },
  );
  ({ address } = product);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => product.stop());

const post = (path: string, body: string | Buffer, type = 'application/json') =>
  fetch(`${address}/IFJ/api${path}`, { method: 'POST', body, headers: { 'content-type': type } });

/** Opens a line, and sends a head and nothing of the body but its first byte. */
function begin(type: string): { answered: Promise<string> } {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  open.push(socket);
  let got = '';
  const answered = new Promise<string>((resolve) => {
    socket.on('data', (data) => {
      got += data.toString();
    });
    socket.on('error', () => undefined).on('close', () => resolve(got));
  });
  const head = ['POST /IFJ/api/login HTTP/1.1', 'host: x', 'content-length: 1000'];
  socket.write([...head, `content-type: ${type}`, '', '{'].join('\r\n'));
  return { answered };
}

const form = 'multipart/form-data; boundary=x';

/** Asks with a path just as it is written. */
function ask(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const call = httpRequest({ hostname, port, path: `/IFJ/api${path}` }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    });
    call.on('error', reject).end();
  });
}

describe('a call that cannot be passed on', () => {
  test.each([
    ['with dots', '/..foo'],
    ['that hides them', '/x/..%3bfoo'],
    ['that cannot be decoded', '/..%2'],
  ])('gives its place back: an address %s', async (_what, path) => {
    answer = (_request, response) => response.end('{}');
    // More often than there are places.
    for (let time = 0; time < 4; time++) {
      expect(await ask(path)).toBeLessThan(500);
    }
    expect(await ask('/health/live')).toBe(200);
  });
});

describe('a body without files', () => {
  test('reaches the api as it came', async () => {
    answer = (request, response) => {
      void text(request).then((body) => response.end(JSON.stringify([request.headers, body])));
    };
    const body = JSON.stringify({ a: 'ü'.repeat(60_000) });
    const reply = await post('/jobs', body, 'application/json; charset=utf-8');
    expect(await reply.json()).toEqual([
      expect.objectContaining({
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(Buffer.byteLength(body)),
      }),
      body,
    ]);
    const chunked = httpRequest(`${address}/IFJ/api/jobs`, { method: 'POST' });
    const replied = once(chunked, 'response');
    chunked.write('one ');
    await wait(50);
    chunked.end('two');
    const [response] = (await replied) as [IncomingMessage];
    expect(await text(response)).toContain('"one two"');
  });

  test('takes no connection of the api while it comes in', async () => {
    let asked = 0;
    answer = (_request, response) => {
      asked += 1;
      response.end('{}');
    };
    const slow = Array.from({ length: 40 }, () => begin('application/json'));
    await wait(200);
    const start = Date.now();
    expect((await fetch(`${address}/IFJ/api/health/live`)).status).toBe(200);
    expect(Date.now() - start).toBeLessThan(800);
    const answers = await Promise.all(slow.map(({ answered }) => answered));
    for (const one of answers) {
      expect(one).toMatch(/^HTTP\/1\.1 408 /);
      expect(one).toContain('"code":"REQUEST_TIMEOUT"');
    }
    expect(asked).toBe(1);
  });

  test('that is too large is 413 each time, announced or not', async () => {
    let asked = 0;
    answer = (_request, response) => {
      asked += 1;
      response.end();
    };
    for (const size of [160_001, 1_000_000, 5_000_000]) {
      for (let round = 0; round < 10; round += 1) {
        const reply = await post('/login', Buffer.alloc(size, ' '));
        expect(reply.status).toBe(413);
        expect(await reply.json()).toEqual({
          error: 'What was sent is too large.',
          message: 'What was sent is too large.',
          code: 'BODY_TOO_LARGE',
        });
      }
      // One that does not say how long it is, is cut off once the answer could be read: no other
      // call may use its connection.
      const options = { method: 'POST', agent: false } as const;
      const outgoing = httpRequest(`${address}/IFJ/api/login`, options);
      const replied = once(outgoing, 'response');
      outgoing.on('error', () => undefined).write(Buffer.alloc(size, ' '));
      outgoing.end();
      const [response] = (await replied) as [IncomingMessage];
      expect(response.resume().statusCode).toBe(413);
    }
    expect(asked).toBe(0);
  });
});

describe('who comes when all places are taken', () => {
  /** The api keeps every call waiting until the returned function is called. */
  function holdCalls() {
    const held: (() => void)[] = [];
    answer = (request, response) => {
      request.resume();
      held.push(() => response.end('{}'));
    };
    return {
      held,
      areHeld: (count: number) => until(() => held.length >= count),
      letGo: () => {
        for (const end of held.splice(0)) end();
      },
    };
  }

  test('waits, and is served when one gets free', async () => {
    const { held, areHeld, letGo } = holdCalls();
    const calls = Array.from({ length: 4 }, () => fetch(`${address}/IFJ/api/jobs`));
    await areHeld(2);
    await wait(300);
    expect(held).toHaveLength(2);
    letGo();
    await areHeld(2);
    letGo();
    const replies = await Promise.all(calls);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test('hears after the wait that it may try again', async () => {
    const { areHeld, letGo } = holdCalls();
    const calls = [fetch(`${address}/IFJ/api/jobs`), fetch(`${address}/IFJ/api/jobs`)];
    await areHeld(2);
    const late = await fetch(`${address}/IFJ/api/jobs`);
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await late.json()).toMatchObject({ code: 'UNAVAILABLE' });
    letGo();
    await Promise.all(calls);
    answer = (_request, response) => response.end('{}');
    expect((await fetch(`${address}/IFJ/api/jobs`)).status).toBe(200);
  });

  test('leaves no place taken when it goes away while it waits', async () => {
    const { areHeld, letGo } = holdCalls();
    const calls = [fetch(`${address}/IFJ/api/jobs`), fetch(`${address}/IFJ/api/jobs`)];
    await areHeld(2);
    const gone = fetch(`${address}/IFJ/api/jobs`, { signal: AbortSignal.timeout(200) });
    await expect(gone).rejects.toThrow(/aborted/);
    letGo();
    await Promise.all(calls);
    answer = (_request, response) => response.end('{}');
    for (let round = 0; round < 4; round += 1) {
      expect((await fetch(`${address}/IFJ/api/jobs`)).status).toBe(200);
    }
  });

  test('uploads of one network wait for each other, and other calls do not wait for them', async () => {
    const { areHeld } = holdCalls();
    begin(form);
    begin(form);
    await areHeld(2);
    const third = await post('/apply-job', Buffer.alloc(3_000_000), form);
    expect([third.status, third.headers.get('retry-after')]).toEqual([429, '5']);
    expect(await third.json()).toMatchObject({
      code: 'TOO_MANY_UPLOADS',
      message: expect.stringContaining('Try again') as unknown,
    });
    answer = (request, response) => request.resume().on('end', () => response.end('{}'));
    expect((await post('/login', '{}')).status).toBe(200);
    for (const socket of open.splice(0)) socket.destroy();
    await wait(100);
    expect((await post('/apply-job', 'x', form)).status).toBe(200);
  });
});
