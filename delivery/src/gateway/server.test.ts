import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from '@jest/globals';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const program = fileURLToPath(new URL('./server.ts', import.meta.url));
let started: ChildProcess | null = null;

afterEach(() => {
  started?.kill('SIGKILL');
});

function start(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  started = child;
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  return { child, output, ended: once(child, 'close') as Promise<[number | null]> };
}

test('a wrong configuration is named, variable by variable', async () => {
  const { output, ended } = start({ LISTEN: 'here', RELEASES_URL: folder, LOG_LEVEL: 'loud' });
  expect(await ended).toEqual([2, null]);
  expect(output.err).toContain('LISTEN must be host:port');
  expect(output.err).toContain('API_URL is missing');
  expect(output.err).toContain('LOG_LEVEL must be one of fatal');
  expect(output.err).not.toContain('RELEASES_URL');
});

test('a taken port is named', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const env = { LISTEN: `127.0.0.1:${port}`, API_URL: join(folder, 'api'), RELEASES_URL: folder };
  const { output, ended } = start(env);
  expect(await ended).toEqual([3, null]);
  expect(output.err).toContain(`port ${port} of 127.0.0.1 is taken by another program`);
  other.close();
});

test('it stops within three seconds although a call is not answered', async () => {
  const asked = new Promise<void>((resolve) => {
    const api = createServer(() => resolve());
    api.listen(join(folder, 'slow.sock'));
    api.unref();
  });
  const { child, output, ended } = start({
    LISTEN: '127.0.0.1:0',
    API_URL: join(folder, 'slow.sock'),
    RELEASES_URL: folder,
  });
  const address = await new Promise<string>((resolve) => {
    child.stdout.on('data', () => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(output.out) ?? [];
      if (found) resolve(found);
    });
  });
  const call = httpRequest(`${address}/IFJ/api/jobs`)
    .on('error', () => undefined)
    .end();
  await asked;
  const before = Date.now();
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(Date.now() - before).toBeLessThan(3_000);
  call.destroy();
});
