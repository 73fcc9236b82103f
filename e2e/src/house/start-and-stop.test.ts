import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { isAlive } from '../../../scripts/product/process.ts';
import { inWorkspace } from '../command.ts';
import { readPostgresPid, recordOf, until } from '../processes.ts';
import { startProduct, type OwnProduct } from '../start-product.ts';

test.describe.configure({ mode: 'serial' });

let product: OwnProduct;

/** Every process of the running product, by its name. */
async function processes(): Promise<Record<string, number>> {
  const { pid, parts } = recordOf(product.dataDir);
  return { ...parts, supervisor: pid, postgres: await readPostgresPid(product.dataDir) };
}

test.beforeAll(async () => {
  test.setTimeout(300_000);
  product = await startProduct();
});

test.afterAll(() => product.remove());

test('shows its steps and ends with its address', () => {
  expect(product.output()).toContain('PostgreSQL');
  expect(product.output().trimEnd()).toMatch(/Ready at http:\/\/localhost:\d+$/);
});

test('a second start on the same folder says so and stops', async () => {
  const second = startProduct({ DATA_DIR: product.dataDir });
  await expect(second).rejects.toThrow(`already runs on ${product.dataDir}`);
  await product.awaitApi();
});

test('a taken port is named', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(startProduct({ PORT: String(port) })).rejects.toThrow(`Port ${port}`);
  other.close();
});

test('a killed api is there again by itself', async () => {
  await product.killApi();
  await product.awaitApi();
});

test('a killed PostgreSQL is there again by itself', async () => {
  const killed = await readPostgresPid(product.dataDir);
  process.kill(killed, 'SIGKILL');
  await until('PostgreSQL is another process', async () => {
    const pid = await readPostgresPid(product.dataDir);
    return pid !== killed && isAlive(pid);
  });
  await product.awaitApi();
});

test('stops within 5 s, leaves no process, and starts again', async () => {
  const before = await processes();
  const from = Date.now();
  expect(await product.stop()).toBe(0);
  expect(Date.now() - from).toBeLessThan(5000);
  expect(Object.entries(before).filter(([, pid]) => isAlive(pid))).toEqual([]);
  await product.start();
  await product.awaitApi();
});

test('starts again after everything was killed', async () => {
  await product.killAll();
  await product.start();
  await product.awaitApi();
});

test('its parts end when only the supervising process is killed, and the next start goes on', async () => {
  const { pid, parts } = recordOf(product.dataDir);
  process.kill(pid, 'SIGKILL');
  await until('the parts are gone', async () => !Object.values(parts).some(isAlive), 3000);
  await product.start();
  await product.awaitApi();
});

/** Runs `npm start` on the product's folder until it is ready. */
async function npmStart(): Promise<ChildProcess> {
  const npm = spawn('npm', ['start'], {
    cwd: inWorkspace('.'),
    env: { ...process.env, DATA_DIR: product.dataDir, PORT: '0', SEED_DEMO: '0', NO_BUILD: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(npm.stdout)) if (line.startsWith('Ready at ')) break;
  return npm;
}

for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
  test(`nothing goes on when npm itself gets ${signal}`, async () => {
    await product.stop();
    const npm = await npmStart();
    const all = await processes();
    npm.kill(signal);
    await until('it is gone', async () => !Object.values(all).some(isAlive), 6000);
    await product.start();
  });
}
