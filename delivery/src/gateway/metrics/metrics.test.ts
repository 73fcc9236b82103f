import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { Report } from '../../contract/report.ts';
import { freePort } from '../../testing/free-port.ts';
import { gatewayOver, publishProduct } from '../../testing/product.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const name = 'mfe-auth';
const version = '1.0.0-a';
const folder = temporaryFolder();
const gateways: FastifyInstance[] = [];
let origin: string;
let figures: string;

async function start(env: NodeJS.ProcessEnv): Promise<string> {
  const gateway = await gatewayOver(await publishProduct(`${folder}/${gateways.length}`), env);
  gateways.push(gateway);
  return gateway.listen({ host: '127.0.0.1', port: 0 });
}

beforeAll(async () => {
  const port = await freePort();
  figures = `http://127.0.0.1:${port}`;
  origin = await start({ METRICS_LISTEN: `127.0.0.1:${port}` });
});

afterAll(() => Promise.all(gateways.map((gateway) => gateway.close())));

async function lines(): Promise<string[]> {
  const answer = await fetch(`${figures}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return (await answer.text()).split('\n');
}

test('requests, pages, failures and vitals are there in the form of Prometheus', async () => {
  await fetch(`${origin}/login`);
  await fetch(`${origin}/releases/${name}/${version}/login.js`);
  const reports: Report[] = [
    { name, version, event: 'shown' },
    { name, version, event: 'failed', kind: 'promise', message: 'Error: x' },
    { name, version, event: 'vital', vital: 'LCP', value: 2_000 },
    { name, version, event: 'vital', vital: 'CLS', value: 0.02 },
    { name, version: '9.9.9-never', event: 'shown' },
  ];
  const body = JSON.stringify({ reports });
  const headers = { 'content-type': 'application/json' };
  await fetch(`${origin}/gateway/reports`, { method: 'POST', body, headers });
  const all = await lines();
  const release = `name="${name}",version="${version}"`;
  expect(all).toEqual(
    expect.arrayContaining([
      'ifj_gateway_request_seconds_count{kind="page",method="GET",status="200"} 1',
      'ifj_gateway_request_seconds_count{kind="releases",method="GET",status="200"} 1',
      'ifj_gateway_request_seconds_count{kind="gateway",method="POST",status="204"} 1',
      'ifj_release_pages_total{name="shell",version="1.0.0-a"} 1',
      `ifj_release_pages_total{${release}} 1`,
      `ifj_release_shown_total{${release}} 1`,
      `ifj_release_failures_total{${release},kind="promise"} 1`,
      `ifj_release_lcp_seconds_sum{${release}} 2`,
      `ifj_release_lcp_seconds_bucket{le="1.8",${release}} 0`,
      `ifj_release_lcp_seconds_bucket{le="2.5",${release}} 1`,
      `ifj_release_cls_bucket{le="0.05",${release}} 1`,
      'ifj_discovery_revision 1',
    ]),
  );
  expect(all.join()).not.toContain('9.9.9-never');
});

test('visitors do not reach them', async () => {
  const answer = await fetch(`${origin}/metrics`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('ifj_');
  expect((await fetch(`${figures}/login`)).status).toBe(404);
});

test('a gateway whose address for figures is taken serves its visitors', async () => {
  const other = await start({ METRICS_LISTEN: figures.replace('http://', '') });
  expect((await fetch(`${other}/login`)).status).toBe(200);
});
