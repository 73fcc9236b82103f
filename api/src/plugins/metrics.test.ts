import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../testing/app.ts';

let api: TestApp;
let address: string;
let figures: string;

beforeAll(async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  api = await createTestApp({ METRICS_LISTEN: `127.0.0.1:${port}` });
  address = await api.app.listen({ host: '127.0.0.1', port: 0 });
  figures = `http://127.0.0.1:${port}/metrics`;
});
afterAll(() => api.close());

test('routes, connections and jobs are there in the form of Prometheus, without ids', async () => {
  await fetch(`${address}/IFJ/api/view/jobs/4711`);
  await fetch(`${address}/IFJ/api/health/ready`);
  const answer = await fetch(figures);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await answer.text();
  expect(text).toMatch(
    /^ifj_api_request_seconds_count\{method="GET",route="\/IFJ\/api\/health\/ready",status="200"\} 1$/m,
  );
  expect(text).toMatch(/route="\/IFJ\/api\/view\/jobs\/:\w+"/);
  expect(text).not.toMatch(/\{[^}\n]*4711/);
  expect(text).toMatch(/^ifj_api_database_connections\{state="open"\} \d+$/m);
  expect(text).toMatch(/^ifj_api_jobs\{queue="mail",state="waiting"\} \d+$/m);
});

test('the calls of the api do not lead there', async () => {
  expect((await fetch(`${address}/metrics`)).status).toBe(404);
  expect((await fetch(`${address}/IFJ/api/metrics`)).status).toBe(404);
});

test('figures that cannot be read are an answer, and nothing ends by it', async () => {
  Object.defineProperty(api.app.pool, 'totalCount', {
    configurable: true,
    get: () => {
      throw new Error('no count');
    },
  });
  expect((await fetch(figures)).status).toBe(500);
  Reflect.deleteProperty(api.app.pool, 'totalCount');
  expect((await fetch(figures)).status).toBe(200);
});
