import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { gatewayOver, publishProduct } from '../../testing/product.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { ConfigError, readConfig } from '../config.ts';

const local = 'http://localhost:4100';
const other = 'https://areas.example';

const folder = temporaryFolder();
let closed: FastifyInstance;
let gateway: FastifyInstance;

beforeAll(async () => {
  const store = await publishProduct(folder);
  closed = await gatewayOver(store);
  gateway = await gatewayOver(store, { OVERRIDE_ORIGINS: `${local}, ${other}` });
});
afterAll(() => Promise.all([gateway.close(), closed.close()]));

const open = (url: string, headers: Record<string, string> = {}, at = gateway) =>
  at.inject({ url, headers: { accept: 'text/html', ...headers } });

/** Where the page has its scripts from, beside what `#overrides` says. */
function taken({ body }: { body: string }) {
  const [, json] = /id="overrides"[^>]*>(.*?)<\/script>/.exec(body) ?? [];
  const scripts = [...body.matchAll(/<script [^>]* src="\/releases\/([^/]+)\//g)];
  return {
    overrides: json === undefined ? null : (JSON.parse(json) as unknown),
    scripts: [...new Set(scripts.map(([, name]) => name))],
  };
}

const policyOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['content-security-policy']);

const plainScripts = ['mfe-landing', 'shell'];

describe('an origin that is listed', () => {
  test('is noted in a cookie of the session, and the address is cleaned', async () => {
    const answer = await open(`/dashboard/jobs?tab=1&override=mfe-student@${local}&q=a%20b`);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers).toMatchObject({
      location: '/dashboard/jobs?tab=1&q=a+b',
      'cache-control': 'no-store',
      'set-cookie': `ifj_override=mfe-student@${local}; Path=/; HttpOnly; SameSite=Lax`,
    });
  });

  test('stands in the page and its policy, and the release stays away', async () => {
    const answer = await open('/', { cookie: `a=b; ifj_override=mfe-landing@${local}` });
    expect(taken(answer)).toEqual({
      overrides: [{ area: 'mfe-landing', origin: local }],
      scripts: ['shell'],
    });
    const policy = policyOf(answer);
    expect(policy).toMatch(new RegExp(`script-src 'self' ${local} 'nonce-[^']+';`));
    expect(policy).toContain(`connect-src 'self' ${local};`);
    expect(policy).not.toContain(other);
  });

  test('of another area leaves this one as it is released', async () => {
    const answer = await open('/', { cookie: `ifj_override=mfe-student@${local}` });
    expect(taken(answer).scripts).toEqual(plainScripts);
  });

  test('comes beside those of other areas, and in place of an earlier one', async () => {
    const cookie = `ifj_override=mfe-student@${local}|mfe-auth@${local}`;
    const answer = await open(`/?override=mfe-auth@${other}`, { cookie });
    expect(answer.headers['set-cookie']).toBe(
      `ifj_override=mfe-student@${local}|mfe-auth@${other}; Path=/; HttpOnly; SameSite=Lax`,
    );
  });

  test('is taken away by an empty override', async () => {
    const cookie = `ifj_override=mfe-student@${local}`;
    const answer = await open('/login?override=', { cookie });
    expect(answer.headers).toMatchObject({
      location: '/login',
      'set-cookie': 'ifj_override=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    });
  });

  test.each(['cross-site', 'same-site'])('is not taken from a link of a %s page', async (site) => {
    const answer = await open(`/?override=mfe-auth@${local}`, { 'sec-fetch-site': site });
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test.each(['//evil.example/x', '/\\evil.example/x'])(
    'leads to no other site: %s',
    async (path) => {
      // As a browser sends it: an address in one piece would be read as that of another host.
      const url = { pathname: path, query: { override: '' } };
      const { statusCode, headers } = await gateway.inject({ url, headers: { accept: '*/*' } });
      expect(statusCode).toBe(303);
      expect(headers['location']).toBe('/evil.example/x');
    },
  );
});

describe('an origin that is not listed', () => {
  test.each([
    'http://localhost:4101',
    'http://localhost:4100.evil.example',
    'https://localhost:4100',
    'http://evil.example',
  ])('%s is refused', async (origin) => {
    const answer = await open(`/?override=mfe-student@${origin}`);
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain(`Areas from ${origin} are not allowed here.`);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  test.each(['mfe-student', `mfe-student@${local}/`, `../x@${local}`, 'a@javascript:alert(1)'])(
    '%s is no override',
    async (override) => {
      expect((await open(`/?override=${encodeURIComponent(override)}`)).statusCode).toBe(400);
    },
  );

  test('reaches no page by a cookie either', async () => {
    const cookie = `ifj_override=mfe-landing@http://evil.example|mfe-auth@${local};x=1`;
    const answer = await open('/', { cookie });
    expect(taken(answer)).toEqual({
      overrides: [{ area: 'mfe-auth', origin: local }],
      scripts: plainScripts,
    });
    expect(policyOf(answer)).not.toContain('evil');
  });
});

describe('without a list', () => {
  test('nothing is taken from elsewhere', async () => {
    expect((await open(`/?override=mfe-auth@${local}`, {}, closed)).statusCode).toBe(403);
    const cookie = `ifj_override=mfe-landing@${local}`;
    const answer = await open('/', { cookie }, closed);
    expect(taken(answer)).toEqual({ overrides: null, scripts: plainScripts });
    expect(policyOf(answer)).not.toContain(local);
  });
});

test.each(['localhost:4100', 'http://localhost:4100/', 'https://a.example/b', '*'])(
  '%s is no origin to list',
  (text) => {
    const env = { API_URL: '/a', RELEASES_URL: 'b', OVERRIDE_ORIGINS: `${local},${text}` };
    expect(() => readConfig(env)).toThrow(ConfigError);
  },
);
