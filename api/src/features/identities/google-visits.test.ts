import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { identityProofs } from '../../db/tables/identity-proofs.table.ts';
import { providerVisits } from '../../db/tables/provider-visits.table.ts';
import { tries } from '../../db/tables/tries.table.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { appWith, startGoogleApp } from '../../testing/provider/google-app.ts';
import { startProvider } from '../../testing/provider/openid-provider.ts';
import { locationOf, Visitor } from '../../testing/provider/visitor.ts';
import { keepHouse } from '../housekeeping/housekeeping.ts';

let google: Awaited<ReturnType<typeof startGoogleApp>>;
let api: TestApp;

beforeAll(async () => {
  google = await startGoogleApp(2);
  ({ api } = google);
});
afterAll(() => google.close());

const altered = (address: string, name: string, value: string) => {
  const url = new URL(address, 'http://localhost');
  url.searchParams.set(name, value);
  return url;
};

describe('leaving for Google', () => {
  test('asks for a code, with state, nonce and PKCE, and binds the browser by a cookie', async () => {
    const answer = await api.call('GET', '/auth/google');
    const address = new URL(locationOf(answer));
    expect(address.origin).toBe(google.provider.issuer);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'ifj',
      response_type: 'code',
      redirect_uri: 'http://localhost:3000/IFJ/api/auth/google/callback',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      prompt: 'select_account',
    });
    expect(answer.headers['set-cookie']).toMatch(
      /^ifj-sign-in=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
  });

  test('is over TLS with a cookie that no neighbour can set', async () => {
    const secure = await appWith(google.provider, { PUBLIC_URL: 'https://ifj.example' });
    try {
      const answer = await secure.call('GET', '/auth/google');
      expect(answer.headers['set-cookie']).toMatch(/^__Host-ifj-sign-in=.+; Path=\/; .+; Secure$/);
      expect(new URL(locationOf(answer)).searchParams.get('redirect_uri')).toBe(
        'https://ifj.example/IFJ/api/auth/google/callback',
      );
    } finally {
      await secure.close();
    }
  });

  test('ends after three hundred times from one address', async () => {
    const leave = () => api.call('GET', '/auth/google', { remoteAddress: '10.20.0.1' });
    await api.app.db.delete(tries);
    await leave();
    await api.app.db.update(tries).set({ count: 300 });
    expect(locationOf(await leave())).toBe('/loader?google=busy');
  });
});

describe('coming back from Google', () => {
  test('leads to the loader with a code behind the #, and to where the person came from', async () => {
    const visitor = new Visitor(api);
    const there = await visitor.leave('?next=%2Fdashboard%2Fjobs%2F7%3Fa%3D1');
    const end = await visitor.comeBack(await visitor.signInThere(there, {}));
    expect(end).toMatch(/^\/loader\?next=%2Fdashboard%2Fjobs%2F7%3Fa%3D1#google=[\w-]{43}$/);
  });

  test('works once', async () => {
    const visitor = new Visitor(api);
    const back = await visitor.signInThere(await visitor.leave(), {});
    expect(await visitor.comeBack(back)).toContain('#google=');
    expect(await visitor.comeBack(back)).toBe('/loader?google=over');
  });

  test('is refused with another state, without one, and with two', async () => {
    const visitor = new Visitor(api);
    const back = await visitor.signInThere(await visitor.leave(), {});
    const other = altered(back, 'state', 'A'.repeat(43));
    const without = altered(back, 'state', '');
    without.searchParams.delete('state');
    for (const path of [other, without].map(({ pathname, search }) => pathname + search)) {
      expect(await visitor.comeBack(path)).toBe('/loader?google=over');
    }
    expect(await visitor.comeBack(`${back}&state=two`)).toBe('/loader?google=over');
    expect(await visitor.comeBack(back)).toContain('#google=');
  });

  test('is refused in another browser, which has its own state', async () => {
    const [attacker, victim] = [new Visitor(api), new Visitor(api)];
    await victim.leave();
    const back = await attacker.signInThere(await attacker.leave(), {});
    expect(await victim.comeBack(back)).toBe('/loader?google=over');
    expect(await new Visitor(api).comeBack(back)).toBe('/loader?google=over');
  });

  test('is refused with another nonce', async () => {
    const visitor = new Visitor(api);
    const { href } = altered(await visitor.leave(), 'nonce', 'of-somebody-else');
    const back = await visitor.signInThere(href, {});
    expect(await visitor.comeBack(back)).toBe('/loader?google=refused');
  });

  test('is refused with the challenge of another verifier', async () => {
    const visitor = new Visitor(api);
    const { href } = altered(await visitor.leave(), 'code_challenge', 'B'.repeat(43));
    const back = await visitor.signInThere(href, {});
    expect(await visitor.comeBack(back)).toBe('/loader?google=refused');
  });

  test('is refused with the word of another issuer', async () => {
    const visitor = new Visitor(api);
    const back = await visitor.signInThere(await visitor.leave(), {});
    const { pathname, search } = altered(back, 'iss', 'https://evil.example');
    expect(await visitor.comeBack(pathname + search)).toBe('/loader?google=refused');
  });

  test('is refused with a code that is late at Google', async () => {
    const visitor = new Visitor(api);
    const back = await visitor.signInThere(await visitor.leave(), {});
    await pause(3_100);
    expect(await visitor.comeBack(back)).toBe('/loader?google=refused');
  });

  test('is over after ten minutes', async () => {
    const visitor = new Visitor(api);
    const back = await visitor.signInThere(await visitor.leave(), {});
    await api.app.db.update(providerVisits).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await visitor.comeBack(back)).toBe('/loader?google=over');
  });

  test('tells of a person who did not want to', async () => {
    const visitor = new Visitor(api);
    const back = await visitor.signInThere(await visitor.leave(), null);
    expect(await visitor.comeBack(back)).toBe('/loader?google=cancelled');
  });

  test('without a word of Google leads on to where the person came from, too', async () => {
    const next = '?next=%2Fdashboard%2Fjobs%2F7';
    const visitor = new Visitor(api);
    const back = await visitor.signInThere(await visitor.leave(next), null);
    expect(await visitor.comeBack(back)).toBe(`/loader${next.replace('?', '?google=cancelled&')}`);
  });
});

describe('while Google is away', () => {
  test('nobody can leave for it, and all is well as soon as it is back', async () => {
    const away = await startProvider();
    await away.close();
    const alone = await appWith(away);
    try {
      const next = '?next=%2Fdashboard%2Fjobs%2F7';
      expect(await new Visitor(alone).leave()).toBe('/loader?google=unavailable');
      expect(await new Visitor(alone).leave(next)).toBe(
        `/loader${next.replace('?', '?google=unavailable&')}`,
      );
    } finally {
      await alone.close();
    }
  });

  test('who comes back is told so', async () => {
    const leaving = await startProvider();
    const alone = await appWith(leaving);
    try {
      const visitor = new Visitor(alone);
      const back = await visitor.signInThere(await visitor.leave(), {});
      await leaving.close();
      expect(await visitor.comeBack(back)).toBe('/loader?google=unavailable');
    } finally {
      await alone.close();
    }
  });

  test('an outage while it is asked about somebody is told so', async () => {
    const visitor = new Visitor(api);
    const back = await visitor.signInThere(await visitor.leave(), { outage: true });
    expect(await visitor.comeBack(back)).toBe('/loader?google=unavailable');
  });
});

describe('what is set up', () => {
  test('is told', async () => {
    const answer = await api.call('GET', '/auth/providers');
    expect(answer.json()).toEqual({
      providers: [{ id: 'google', name: 'Google', start: '/IFJ/api/auth/google' }],
    });
  });

  test('is nothing without a client', async () => {
    const plain = await createTestApp();
    try {
      expect((await plain.call('GET', '/auth/providers')).json()).toEqual({ providers: [] });
      expect(await new Visitor(plain).leave()).toBe('/loader?google=not-set-up');
      expect(await new Visitor(plain).comeBack('/auth/google/callback?code=a&state=b')).toBe(
        '/loader?google=over',
      );
    } finally {
      await plain.close();
    }
  });
});

test('what is over is cleared away', async () => {
  const visitor = new Visitor(api);
  await visitor.fetchCode({});
  await visitor.leave();
  const { db } = api.app;
  for (const table of [providerVisits, identityProofs]) {
    expect(await db.$count(table)).toBeGreaterThan(0);
    await db.update(table).set({ expiresAt: sql`now() - interval '1 second'` });
  }
  await keepHouse(api.app);
  expect(await db.$count(providerVisits)).toBe(0);
  expect(await db.$count(identityProofs)).toBe(0);
});
