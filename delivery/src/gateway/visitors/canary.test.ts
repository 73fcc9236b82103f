import { rmSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { BrowserDiscovery } from '../../contract/browser.ts';
import type { DiskReleaseStore } from '../../store/disk/disk-store.ts';
import { promote, rollback } from '../../store/live.ts';
import {
  areas,
  gatewayOver,
  publishArea,
  publishProduct,
  publishShell,
} from '../../testing/product.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { getsCanary, visitorNumbers } from './canary-share.ts';

const folder = temporaryFolder();
const canary = '1.0.0-b';
let store: DiskReleaseStore;
let gateway: FastifyInstance;
let other: FastifyInstance;

beforeAll(async () => {
  store = await publishProduct(folder);
  for (const remote of areas) await publishArea(store, folder, remote, canary);
  await publishShell(store, folder, canary);
  gateway = await gatewayOver(store);
  other = await gatewayOver(store);
});

/** What a browser got: its cookie, and which release of each name. */
interface Visit {
  cookie: string;
  releases: Record<string, string>;
  page: string;
}

async function visit(from: FastifyInstance, cookie = '', url = '/login'): Promise<Visit> {
  const { body, headers } = await from.inject({ url, headers: { cookie, accept: 'text/html' } });
  const [, json = ''] = /id="discovery"[^>]*>(.*?)<\/script>/.exec(body) ?? [];
  const discovery = JSON.parse(json) as BrowserDiscovery;
  const [given = cookie] = [headers['set-cookie']].flat();
  return {
    cookie: given.split(';')[0] ?? '',
    releases: {
      shell: discovery.shell,
      ...Object.fromEntries(discovery.areas.map(({ name, version }) => [name, version])),
    },
    page: body,
  };
}

async function visits(number: number): Promise<Visit[]> {
  const all: Visit[] = [];
  for (let count = 0; count < number; count++) {
    all.push(await visit(count % 2 ? gateway : other));
  }
  return all;
}

/** In percent. */
function shareOf(all: Visit[], name: string, version = canary): number {
  return (100 * all.filter(({ releases }) => releases[name] === version).length) / all.length;
}

/** A visitor who gets these canaries and no others of the ones that are live. */
function visitorWith(wanted: string[], live: Record<string, number>): string {
  for (let number = 0; number < visitorNumbers; number++) {
    const drawn = Object.entries(live).filter(([name, traffic]) =>
      getsCanary(number, `${name}@${canary}`, traffic),
    );
    if (drawn.map(([name]) => name).join() === wanted.join()) return `ifj_visitor=${number}`;
  }
  throw new Error(`Nobody gets ${wanted.join()}`);
}

const start = (name: string, traffic: number) =>
  promote(store, [{ name, version: canary }], { traffic });

describe('a canary at 20 %', () => {
  let all: Visit[];

  beforeAll(async () => {
    await start('mfe-auth', 20);
    all = await visits(5_000);
  });

  test('reaches its share of 5,000 visitors within 2 points', () => {
    expect(shareOf(all, 'mfe-auth')).toBeGreaterThan(18);
    expect(shareOf(all, 'mfe-auth')).toBeLessThan(22);
    expect(shareOf(all, 'mfe-student')).toBe(0);
    expect(shareOf(all, 'shell')).toBe(0);
  });

  test('stays with the visitors who got it, at either gateway', async () => {
    for (const { cookie, releases } of all.slice(0, 300)) {
      expect((await visit(gateway, cookie)).releases).toEqual(releases);
      expect((await visit(other, cookie)).releases).toEqual(releases);
    }
  });

  test('gives the browser the files of its release', () => {
    const [lucky] = all.filter(({ releases }) => releases['mfe-auth'] === canary);
    expect(lucky?.page).toContain('src="/releases/mfe-auth/1.0.0-b/login.js"');
    expect(lucky?.page).not.toContain('src="/releases/mfe-auth/1.0.0-a/');
  });

  test('stays with them while its share grows', async () => {
    await start('mfe-auth', 50);
    const lucky = all.filter(({ releases }) => releases['mfe-auth'] === canary).slice(0, 100);
    const later = await Promise.all(lucky.map(({ cookie }) => visit(gateway, cookie)));
    expect(shareOf(later, 'mfe-auth')).toBe(100);
  });

  test('is gone with the next page once it is taken back', async () => {
    await rollback(store, 'mfe-auth');
    const after = await Promise.all(all.slice(0, 100).map(({ cookie }) => visit(other, cookie)));
    expect(shareOf(after, 'mfe-auth')).toBe(0);
  });
});

test('each release draws its own visitors: exact shares of all numbers, hardly related', () => {
  const numbers = Array.from({ length: visitorNumbers }, (_, number) => number);
  const drawn = (release: string, traffic: number) =>
    new Set(numbers.filter((number) => getsCanary(number, release, traffic)));
  const [first, second] = [drawn('mfe-a@1', 20), drawn('mfe-b@1', 30)];
  expect(first.size / visitorNumbers).toBeCloseTo(0.2, 3);
  expect(second.size / visitorNumbers).toBeCloseTo(0.3, 3);
  const both = [...first].filter((number) => second.has(number)).length;
  expect(both / visitorNumbers).toBeGreaterThan(0.02);
  expect(both / visitorNumbers).toBeLessThan(0.1);
});

test('canaries of several names, of the shell too, reach each combination of visitors', async () => {
  const live = { 'mfe-student': 50, shell: 50 };
  await start('mfe-student', 50);
  await start('shell', 50);
  for (const wanted of [[], ['mfe-student'], ['shell'], ['mfe-student', 'shell']]) {
    const { releases, page } = await visit(gateway, visitorWith(wanted, live));
    for (const name of ['mfe-student', 'shell']) {
      expect(releases[name]).toBe(wanted.includes(name) ? canary : '1.0.0-a');
    }
    expect(page).toContain(`src="/releases/shell/${releases['shell'] ?? ''}/main.js"`);
  }
  await rollback(store, 'mfe-student');
  await rollback(store, 'shell');
});

test('a page that is open asks with its cookie, and hears of its own releases', async () => {
  await start('mfe-landing', 50);
  const live = { 'mfe-landing': 50 };
  for (const [wanted, version] of [[['mfe-landing'], canary] as const, [[], '1.0.0-a'] as const]) {
    const cookie = visitorWith([...wanted], live);
    const answer = await gateway.inject({ url: '/gateway/discovery', headers: { cookie } });
    const { areas: got } = answer.json<BrowserDiscovery>();
    expect(got.find(({ name }) => name === 'mfe-landing')?.version).toBe(version);
  }
  await rollback(store, 'mfe-landing');
});

describe('the number of a visitor', () => {
  test('is given once, says nothing, and no script reads it', async () => {
    const { headers } = await gateway.inject({ url: '/login' });
    expect(headers['set-cookie']).toMatch(
      /^ifj_visitor=\d{1,5}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    const again = await gateway.inject({ url: '/login', headers: { cookie: 'ifj_visitor=7' } });
    expect(again.headers['set-cookie']).toBeUndefined();
  });

  test.each(['ifj_visitor=10007', 'ifj_visitor=-1', 'ifj_visitor=x', 'my_ifj_visitor=7'])(
    'that a browser cannot have been given (%s) is replaced',
    async (cookie) => {
      const { headers } = await gateway.inject({ url: '/login', headers: { cookie } });
      expect(headers['set-cookie']).toMatch(/^ifj_visitor=\d/);
    },
  );
});

test('a canary of the shell that is damaged is given to nobody', async () => {
  const damaged = '1.0.0-c';
  await publishShell(store, folder, damaged);
  await promote(store, [{ name: 'shell', version: damaged }], { traffic: 99 });
  rmSync(`${store.place}/shell/${damaged}/main.js`);
  const fresh = await gatewayOver(store);
  const all = await Promise.all(Array.from({ length: 20 }, () => visit(fresh)));
  expect(shareOf(all, 'shell', '1.0.0-a')).toBe(100);
  await rollback(store, 'shell');
});
