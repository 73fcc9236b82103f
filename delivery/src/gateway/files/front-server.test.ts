import { renameSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DiskReleaseStore } from '../../store/disk/disk-store.ts';
import { publishProduct } from '../../testing/product.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { buildGateway } from '../app.ts';
import { readConfig } from '../config.ts';
import { SecurityHeaders } from '../security-headers.ts';
import { frontServer } from './front-server.ts';
import { ReleaseFiles } from './release-files.ts';
import { VerifiedStore } from './verified-store.ts';

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const main = '/releases/shell/1.0.0-a/main.js';
const folder = temporaryFolder();
const logged: string[] = [];
const answerIds: unknown[] = [];
let store: DiskReleaseStore;
let gateway: FastifyInstance;

beforeAll(async () => {
  store = await publishProduct(folder);
  const config = readConfig({ API_URL: 'http://127.0.0.1:9', RELEASES_URL: store.place });
  gateway = await buildGateway(config, store, { write: (line) => logged.push(line) });
  await gateway.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => gateway.close());

function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { port } = gateway.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, (response) => {
      const { statusCode: status, headers: own } = response;
      answerIds.push(own['x-request-id']);
      buffer(response).then((body) => resolve({ status, headers: own, body }), reject);
    }).on('error', reject);
  });
}

const lasting = ({ headers }: Answer) => ({ ...headers, date: '', 'x-request-id': '' });

test('a file that was just sent is the same once more, with an id of its own', async () => {
  const [first, again] = [await ask(main), await ask(main)];
  expect(lasting(again)).toEqual(lasting(first));
  expect(again.body).toEqual(first.body);
  expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
});

/** The lines of the log that tell of an answer. */
const answeredLines = () =>
  logged
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'answered');

test('each answer is logged', async () => {
  const before = answerIds.length;
  await ask(main);
  await ask(main);
  for (let tries = 0; answeredLines().length < answerIds.length && tries < 200; tries++)
    await sleep(10);
  const lines = answeredLines();
  expect(lines.map(({ reqId }) => reqId)).toEqual(answerIds);
  for (const line of lines.slice(before)) {
    expect(line).toMatchObject({ method: 'GET', path: main, status: 200 });
  }
});

test('who takes another encoding gets another form', async () => {
  await ask(main, { 'accept-encoding': 'br' });
  expect((await ask(main)).headers['content-encoding']).toBeUndefined();
  expect((await ask(main, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
});

test('who has the file is told so', async () => {
  const { headers } = await ask(main);
  const answer = await ask(main, { 'if-none-match': String(headers.etag) });
  expect([answer.status, answer.body.length]).toEqual([304, 0]);
});

test('a file that the store has lost is not sent for long', async () => {
  const path = join(store.place, 'shell/1.0.0-a/frame.js');
  const url = '/releases/shell/1.0.0-a/frame.js';
  expect([(await ask(url)).status, (await ask(url)).status]).toEqual([200, 200]);
  renameSync(path, `${path}.away`);
  await sleep(150);
  expect((await ask(url)).status).toBe(404);
  renameSync(`${path}.away`, path);
});

/** Sends the text at once; everything that comes back until the connection ends. */
async function exchange(text: string): Promise<string> {
  const { port } = gateway.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(text);
  return (await buffer(socket)).toString('latin1');
}

const asking = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: a\r\n${more}\r\n`;
const lastOne = 'connection: close\r\n';
const statuses = (answers: string) => answers.match(/(?<=HTTP\/1\.1 )\d{3}/g);

test('what one connection asks for at once is answered in its order', async () => {
  await ask(main);
  const answers = await exchange(asking(main) + asking('/login') + asking(main, lastOne));
  expect(statuses(answers)).toEqual(['200', '200', '200']);
  const types = answers.match(/(?<=content-type: )[a-z/]+/g);
  expect(types).toEqual(['text/javascript', 'text/html', 'text/javascript']);
  expect(new Set(answers.match(/(?<=x-request-id: )\S+/g)).size).toBe(3);
});

test('what was asked before something unreadable is answered all the same', async () => {
  await ask(main);
  const answers = await exchange(`${asking(main)}this is no request\r\n\r\n`);
  expect(statuses(answers)).toEqual(['200', '400']);
});

test('what was answered last is logged before the gateway has closed', async () => {
  await ask(main);
  await gateway.close();
  expect(answeredLines().at(-1)).toMatchObject({ reqId: answerIds.at(-1) });
});

/** A server whose framework notes what it is asked for; nothing listens. */
function notingServer() {
  const seen: string[] = [];
  const files = new ReleaseFiles(
    new VerifiedStore(store),
    new SecurityHeaders(new URL('http://localhost')),
  );
  const server = frontServer(({ url = '' }) => seen.push(url), {
    ...{ options: {}, files, onAnswered: () => undefined },
  });
  return { seen, come: (url: string) => server.emit('request', { url }, {}) };
}

test('what comes in during one turn of the event loop is answered together at its end', async () => {
  const { seen, come } = notingServer();
  come('/one');
  come('/two');
  expect(seen).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual(['/one', '/two']);
  come('/three');
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual(['/one', '/two', '/three']);
});

test('who sends without end in one turn is answered before it is over', () => {
  const { seen, come } = notingServer();
  for (let i = 0; i < 200; i++) come(`/${i}`);
  expect(seen.length).toBeGreaterThan(100);
});
