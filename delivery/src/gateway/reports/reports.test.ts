import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { HealthWindow } from '../../contract/health.ts';
import type { Report } from '../../contract/report.ts';
import type { DiskReleaseStore } from '../../store/disk/disk-store.ts';
import { promote } from '../../store/live.ts';
import { canaryEntry, liveEntry } from '../../store/promotion.ts';
import { areas, gatewayOver, publishArea, publishProduct } from '../../testing/product.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { until } from '../../testing/until.ts';

const root = temporaryFolder();
const name = 'mfe-auth';
const [good, bad] = ['1.0.0-a', '1.0.0-b'];
const auth = areas.find((area) => area.name === name);
let count = 0;
let store: DiskReleaseStore;
let gateways: FastifyInstance[];

beforeEach(async () => {
  count += 1;
  const folder = `${root}/${count}`;
  store = await publishProduct(folder);
  if (auth) await publishArea(store, folder, auth, bad);
  gateways = await Promise.all([1, 2].map(() => startGateway()));
});

afterEach(() => Promise.all(gateways.map((gateway) => gateway.close())));

/** A gateway that judges every second, behind one proxy. */
async function startGateway(): Promise<FastifyInstance> {
  const gateway = await gatewayOver(store, { HEALTH_SECONDS: '1', TRUSTED_PROXIES: '1' });
  await gateway.listen({ host: '127.0.0.1', port: 0 });
  return gateway;
}

const shown = (version: string): Report => ({ name, version, event: 'shown' });
const broken = (version: string): Report => ({
  ...{ name, version, kind: 'render', message: 'Error: out of order' },
  event: 'failed',
});

interface Sender {
  address?: string;
  cookie?: string;
  headers?: Record<string, string>;
}

/** Sends as a page does. */
function send(payload: object | string, { address = '192.0.2.1', cookie, headers }: Sender = {}) {
  const [gateway = gateways[0]] = [...gateways].sort(() => Math.random() - 0.5);
  if (!gateway) throw new Error('There is no gateway');
  return gateway.inject({
    method: 'POST',
    url: '/gateway/reports',
    payload,
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': address,
      ...(cookie !== undefined && { cookie }),
      ...headers,
    },
  });
}

/** Visitor number n comes from a network of its own. */
const from = (visitor: number): Sender => ({
  address: `10.${visitor >> 8}.${visitor & 255}.7`,
  cookie: `ifj_visitor=${visitor}`,
});

async function liveVersions(): Promise<[live?: string, canary?: string]> {
  const document = await store.discovery();
  const versions = [liveEntry(document, name), canaryEntry(document, name)];
  return versions.flatMap((entry) => entry?.metadata.version ?? []) as [string, string];
}

async function windows(): Promise<HealthWindow[]> {
  const names = await store.health.list();
  const texts = await Promise.all(names.map((one) => store.health.read(one)));
  return texts.map((text) => JSON.parse(text ?? '') as HealthWindow);
}

/** What all gateways have written of a release. */
async function counted(version: string) {
  const all = (await windows()).map(({ releases }) => releases[`${name}@${version}`]);
  const sum = (pick: 'visitors' | 'failing' | 'pages') =>
    all.reduce((total, counts) => total + (counts?.[pick] ?? 0), 0);
  return { visitors: sum('visitors'), failing: sum('failing'), pages: sum('pages') };
}

/** So long that each gateway has judged at least once more. */
const judged = (): Promise<void> => wait(2_500);

describe('what is no report', () => {
  test.each([
    ['not JSON', '{', 400, 'it is no JSON'],
    ['an empty list', { reports: [] }, 400, 'reports must NOT have fewer than 1 items'],
    ['too many', { reports: Array.from({ length: 51 }, () => shown(good)) }, 400, '50 items'],
    ['an unknown event', { reports: [{ ...shown(good), event: 'sold' }] }, 400, 'must be one of'],
    [
      'a failure without its kind',
      { reports: [{ ...shown(good), event: 'failed', message: 'x' }] },
      400,
      'reports[0].kind is missing',
    ],
    [
      'something personal',
      { reports: [{ ...shown(good), user: 'ada' }] },
      400,
      'not a known field',
    ],
    [
      'a long message',
      { reports: [{ ...broken(good), message: 'x'.repeat(201) }] },
      400,
      'message must NOT have more than 200 characters',
    ],
    ['a large body', { reports: [{ ...broken(good), message: 'x'.repeat(40_000) }] }, 413, '32000'],
  ])('%s is refused, and the answer says why', async (_what, payload, status, words) => {
    const answer = await send(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(words);
  });

  test.each([
    ['another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['a form', { headers: { 'content-type': 'text/plain' } }],
  ])('what %s sends is refused', async (_what, sender) => {
    expect((await send(JSON.stringify({ reports: [shown(good)] }), sender)).statusCode).toBe(403);
  });

  test('releases that are not and were not live are not counted', async () => {
    const answer = await send({ reports: [shown('9.9.9-x'), shown(bad), shown(good)] });
    expect(answer.statusCode).toBe(204);
    await until(async () => (await windows()).length > 0);
    const releases = (await windows()).flatMap((window) => Object.keys(window.releases));
    expect(releases).toEqual([`${name}@${good}`]);
  });
});

test('one network may send only so often', async () => {
  const statuses = new Set<number>();
  for (let sent = 0; sent < 700; sent++) {
    statuses.add((await send({ reports: [shown(good)] })).statusCode);
  }
  expect([...statuses].sort()).toEqual([204, 429]);
  expect((await send({ reports: [shown(good)] }, from(9))).statusCode).toBe(204);
});

test('pages, visitors and vitals are counted per release', async () => {
  await gateways[0]?.inject({ url: '/login' });
  const vital: Report = { name, version: good, event: 'vital', vital: 'LCP', value: 3_000 };
  await send({ reports: [shown(good), vital, broken(good), broken(good)] }, from(1));
  await send({ reports: [shown(good)] }, from(2));
  await until(async () => (await counted(good)).visitors === 2);
  expect(await counted(good)).toEqual({ visitors: 2, failing: 1, pages: 1 });
  const lcp = (await windows()).flatMap(
    ({ releases }) => releases[`${name}@${good}`]?.vitals.LCP ?? [],
  );
  expect(lcp).toEqual([0, 1, 0]);
});

describe('a canary', () => {
  beforeEach(async () => {
    await promote(store, [{ name, version: bad }], { traffic: 20 });
  });

  test('that fails for half of its visitors is taken back by itself, and history says why', async () => {
    for (let visitor = 0; visitor < 40; visitor++)
      await send({ reports: [shown(good)] }, from(visitor));
    for (let visitor = 100; visitor < 112; visitor++) {
      const reports = visitor % 2 ? [shown(bad)] : [broken(bad)];
      await send({ reports }, from(visitor));
    }
    await until(async () => (await liveVersions()).length === 1);
    expect(await liveVersions()).toEqual([good]);
    const [newest] = await store.history(1);
    expect(newest?.changes).toEqual([
      {
        ...{ action: 'rollback', name, from: bad, to: good, traffic: 20 },
        reason: '6 of 12 visitors met a failure (render), with 1.0.0-a 0 of 40',
      },
    ]);
    await judged();
    expect((await store.discovery())?.revision).toBe(newest?.revision);
  });

  test('that works stays', async () => {
    for (let visitor = 0; visitor < 60; visitor++) {
      const version = visitor % 2 ? good : bad;
      await send({ reports: [shown(version)] }, from(visitor));
    }
    await until(async () => (await counted(bad)).visitors === 30);
    await judged();
    expect(await liveVersions()).toEqual([good, bad]);
  });

  test('is not taken back by a stranger, however much they send and whatever their cookies say', async () => {
    for (let sent = 0; sent < 400; sent++) {
      const address = `203.0.113.${sent % 256}`;
      await send({ reports: [broken(bad)] }, { address, cookie: `ifj_visitor=${sent}` });
    }
    await until(async () => (await counted(bad)).failing > 0);
    await judged();
    expect((await counted(bad)).failing).toBeLessThanOrEqual(6);
    expect(await liveVersions()).toEqual([good, bad]);
  });

  test('nor by one with a network of IPv6 addresses', async () => {
    for (let sent = 0; sent < 200; sent++) {
      const address = `2001:db8:1:${sent.toString(16)}::1`;
      await send({ reports: [broken(bad)] }, { address, cookie: `ifj_visitor=${sent}` });
    }
    await judged();
    expect((await counted(bad)).failing).toBeLessThanOrEqual(6);
    expect(await liveVersions()).toEqual([good, bad]);
  });

  test('nor by invented cookies on the machine itself', async () => {
    for (let sent = 0; sent < 200; sent++) {
      await send(
        { reports: [broken(bad)] },
        { address: '127.0.0.1', cookie: `ifj_visitor=${sent}` },
      );
    }
    await judged();
    expect(await liveVersions()).toEqual([good, bad]);
  });

  test('is judged by the visitors of the machine itself, who were served a page', async () => {
    for (let visitor = 0; visitor < 14; visitor++) {
      const local: Sender = { address: '127.0.0.1', cookie: `ifj_visitor=${visitor}` };
      const headers = { cookie: local.cookie ?? '', 'x-forwarded-for': '127.0.0.1' };
      await Promise.all(gateways.map((gateway) => gateway.inject({ url: '/login', headers })));
      await send({ reports: [visitor % 2 ? shown(bad) : broken(bad)] }, local);
    }
    await until(async () => (await liveVersions()).length === 1);
    expect(await liveVersions()).toEqual([good]);
  });
});

describe('a fresh release', () => {
  test('that fails for most is taken back to the one before; that one is not judged again', async () => {
    for (let visitor = 0; visitor < 30; visitor++)
      await send({ reports: [shown(good)] }, from(visitor));
    await until(async () => (await counted(good)).visitors === 30);
    await promote(store, [{ name, version: bad }]);
    for (let visitor = 0; visitor < 14; visitor++) {
      await send({ reports: [visitor % 3 ? broken(bad) : shown(bad)] }, from(visitor));
    }
    await until(async () => (await liveVersions())[0] === good);
    const revision = (await store.discovery())?.revision;
    for (let visitor = 100; visitor < 130; visitor++) {
      await send({ reports: [broken(good)] }, from(visitor));
    }
    await judged();
    expect((await store.discovery())?.revision).toBe(revision);
  });

  test('with nothing before it stays, and the gateway goes on', async () => {
    for (let visitor = 0; visitor < 20; visitor++)
      await send({ reports: [broken(good)] }, from(visitor));
    await judged();
    expect(await liveVersions()).toEqual([good]);
  });
});
