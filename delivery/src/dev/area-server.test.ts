import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { AreaServer } from './area-server.ts';

const folder = join(temporaryFolder(), 'builds');
const server = new AreaServer(folder);
let port: number;

beforeAll(async () => {
  mkdirSync(join(folder, 'documents'), { recursive: true });
  writeFileSync(join(folder, 'release.json'), '{}');
  writeFileSync(join(folder, 'documents/jobs.1.html'), 'jobs');
  writeFileSync(join(folder, '../secret.txt'), 'secret');
  port = await server.listen([0]);
  server.allow('http://localhost:3000');
});
afterAll(() => server.close());

const ask = (path: string, origin = 'http://localhost:3000') =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { origin } });

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'pages of the product at %s read what is built',
  async (origin) => {
    const answer = await ask('/release.json?again=1', origin);
    expect(await answer.text()).toBe('{}');
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('content-type')).toContain('application/json');
  },
);

test.each(['http://localhost:3001', 'https://localhost:3000', 'http://evil.example'])(
  'pages at %s read nothing',
  async (origin) => {
    for (const path of ['/release.json', '/changes']) {
      const answer = await ask(path, origin);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      await answer.body?.cancel();
    }
  },
);

test.each(['/missing.js', '/', '/documents', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/.build'])(
  '%s is not there',
  async (path) => {
    expect((await ask(path)).status).toBe(404);
  },
);

test('files of folders are served', async () => {
  expect(await (await ask('/documents/jobs.1.html')).text()).toBe('jobs');
});

test('who listens hears of the last build, and of each that follows', async () => {
  server.tell('1.0.0-a');
  const { body, headers } = await ask('/changes');
  expect(headers.get('content-type')).toBe('text/event-stream');
  const text = body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  while (!heard.includes('1.0.0-a\n\n')) heard += (await text?.read())?.value ?? '';
  server.tell('1.0.0-b');
  while (!heard.includes('1.0.0-b\n\n')) heard += (await text?.read())?.value ?? '';
  expect(heard).toBe(
    'retry: 1000\n\nevent: built\ndata: 1.0.0-a\n\nevent: built\ndata: 1.0.0-b\n\n',
  );
  await text?.cancel();
});

test('the first free port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const taken = (other.address() as AddressInfo).port;
  const second = new AreaServer(folder);
  await expect(second.listen([taken])).rejects.toThrow(`Port ${taken} is taken`);
  expect(await second.listen([taken, 0])).not.toBe(taken);
  await second.close();
  other.close();
});
