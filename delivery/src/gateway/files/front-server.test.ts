import { renameSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
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

test('what was answered last is logged before the gateway has closed', async () => {
  await ask(main);
  await gateway.close();
  expect(answeredLines().at(-1)).toMatchObject({ reqId: answerIds.at(-1) });
});

test('what comes in during one turn of the event loop is answered together at its end', async () => {
  const seen: string[] = [];
  const files = new ReleaseFiles(
    new VerifiedStore(store),
    new SecurityHeaders(new URL('http://localhost')),
  );
  const server = frontServer(({ url = '' }) => seen.push(url), {
    ...{ options: {}, files, onAnswered: () => undefined },
  });
  const come = (url: string) => server.emit('request', { url }, {});
  come('/one');
  come('/two');
  expect(seen).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual(['/one', '/two']);
  come('/three');
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual(['/one', '/two', '/three']);
});
