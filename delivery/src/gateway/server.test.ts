import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from '@jest/globals';
import { promote } from '../store/live.ts';
import { publishProduct, publishShell } from '../testing/product.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { until } from '../testing/until.ts';

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

async function told({ child, output }: ReturnType<typeof start>, text: string): Promise<void> {
  while (!output.out.includes(text)) await once(child.stdout, 'data');
}

/** Where a gateway that has been started listens. */
function addressOf({ child, output }: ReturnType<typeof start>): Promise<string> {
  return new Promise((resolve) => {
    child.stdout.on('data', () => {
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(output.out) ?? [];
      if (found) resolve(found);
    });
  });
}

test('of a discovery document with another byte the log tells, and the last good one is served', async () => {
  const store = await publishProduct(join(folder, 'product'));
  await publishShell(store, folder, '1.0.0-b');
  await promote(store, [{ name: 'shell', version: '1.0.0-b' }]);
  const live = join(store.place, 'discovery/live.json');
  const changed = readFileSync(live);
  const at = changed.lastIndexOf('1.0.0-b') + '1.0.0-'.length;
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  writeFileSync(live, changed);
  const env = { LISTEN: '127.0.0.1:0', API_URL: join(folder, 'api'), RELEASES_URL: store.place };
  const gateway = start(env);
  const address = await addressOf(gateway);
  const page = async () => (await fetch(`${address}/login`)).text();
  const main = '/releases/shell/1.0.0-b/main.js';
  expect(await page()).toContain(main);
  await told(gateway, 'live.json is damaged. Revision 2 of the history takes its place.');

  // Without any history what was read last stays.
  rmSync(join(store.place, 'discovery/history'), { recursive: true });
  writeFileSync(live, '{}');
  expect(await page()).toContain(main);
  await told(gateway, 'live.json is damaged, and no earlier revision is left.');
});

test('it stops within three seconds although a call is not answered', async () => {
  const asked = new Promise<void>((resolve) => {
    const api = createServer(() => resolve());
    api.listen(join(folder, 'slow.sock'));
    api.unref();
  });
  const gateway = start({
    LISTEN: '127.0.0.1:0',
    API_URL: join(folder, 'slow.sock'),
    RELEASES_URL: folder,
  });
  const { child, ended } = gateway;
  const address = await addressOf(gateway);
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

test('it answers, and stops, although its log cannot be written', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await new Promise((resolve) => other.close(resolve));
  const full = openSync('/dev/full', 'w');
  const LISTEN = `127.0.0.1:${port}`;
  const child = spawn(process.execPath, [program], {
    env: { LISTEN, API_URL: join(folder, 'api'), RELEASES_URL: folder },
    stdio: ['ignore', full, 'ignore'],
  });
  closeSync(full);
  started = child;
  const ended = once(child, 'close');
  const ask = () =>
    fetch(`http://${LISTEN}/releases/shell/1.0.0/main.js`).then(({ status }) => status);
  await until(async () => (await ask().catch(() => null)) !== null);
  // Lines are written each second at the latest.
  for (let seconds = 0; seconds < 3; seconds += 0.5) {
    expect(await ask()).toBe(404);
    await sleep(500);
  }
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
