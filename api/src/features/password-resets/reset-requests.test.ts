import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { SMTPServer } from 'smtp-server';
import { tries } from '../../db/tables/tries.table.ts';
import { registerStudent } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import {
  askForLink,
  choosePassword,
  chosenPassword,
  createSendingApp,
  linksTo,
} from '../../testing/resets.ts';
import { compareTimes, distance, stopCounting } from '../../testing/times.ts';
import { until } from '../../testing/until.ts';
import { startResets } from './password-reset.service.ts';

const isLong = Boolean(process.env['LONG']);

let api: TestApp;
beforeAll(async () => {
  api = await createSendingApp();
});
afterAll(() => api.close());

describe('asking for a link', () => {
  test('answers a known and an unknown address with the same bytes, and mails the known one', async () => {
    const account = await registerStudent(api);
    const known = await askForLink(api, ` ${account.email.toUpperCase()} `.trim());
    const unknown = await askForLink(api, 'nobody-here@test.example');
    expect(known.statusCode).toBe(200);
    expect(unknown.statusCode).toBe(known.statusCode);
    expect(unknown.body).toBe(known.body);
    const told = ({ headers }: LightMyRequestResponse) => ({
      ...headers,
      date: null,
      'x-request-id': null,
    });
    expect(told(unknown)).toEqual(told(known));
    expect(await linksTo(api, account.email)).toHaveLength(1);
    expect(await linksTo(api, 'nobody-here@test.example')).toEqual([]);
  });

  test('takes as long for a known address as for an unknown one', async () => {
    const rounds = isLong ? 500 : 40;
    const { email } = await registerStudent(api);
    await api.app.db.delete(tries);
    const from = (round: number) => `10.21.${Math.floor(round / 250)}.${round % 250}`;
    const refused: number[] = [];
    const once = async (address: string, round: number) => {
      const { statusCode } = await askForLink(api, address, from(round));
      if (statusCode !== 200) refused.push(statusCode);
    };
    const countAgain = await stopCounting(api);
    const [known, unknown] = await compareTimes(
      rounds,
      (round) => once(email, round),
      (round) => once('nobody-at-all@test.example', round),
    );
    await countAgain();
    expect(refused).toEqual([]);
    expect(distance(known, unknown)).toBeLessThan(1);
  }, 120_000);

  test('for one address is limited, known or not, while the links that went out still work', async () => {
    await api.app.db.delete(tries);
    const account = await registerStudent(api);
    const bodies = new Set<string>();
    for (const email of [account.email, 'nobody-ever@test.example']) {
      const statuses: number[] = [];
      for (let at = 0; at < 5; at += 1) {
        const answer = await askForLink(api, email, `10.22.${at}.1`);
        statuses.push(answer.statusCode);
        if (at === 4) bodies.add(answer.body);
      }
      expect(statuses).toEqual([200, 200, 200, 429, 429]);
    }
    expect(bodies.size).toBe(1);
    const links = await linksTo(api, account.email);
    expect(links).toHaveLength(3);
    expect((await choosePassword(api, links[0] ?? '')).statusCode).toBe(200);
    // That somebody used one is nobody's business.
    expect((await askForLink(api, account.email, '10.22.9.1')).statusCode).toBe(429);
  });

  test('from one place is limited, whatever addresses it names', async () => {
    await api.app.db.delete(tries);
    await askForLink(api, 'first@test.example', '10.23.0.1');
    await api.app.db.execute(sql`update tries set count = 60 where kind = 'reset-address'`);
    expect((await askForLink(api, 'second@test.example', '10.23.0.1')).statusCode).toBe(429);
    expect((await askForLink(api, 'second@test.example', '10.23.0.2')).statusCode).toBe(200);
  });

  test.each(['', 'no address', 'a@b@c', 'x'.repeat(250) + '@test.example'])(
    'needs an address: %j',
    async (email) => {
      const answer = await askForLink(api, email);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ fields: { email: expect.any(String) } });
    },
  );
});

test('a link that cannot be sent is tried again, and works', async () => {
  const bodies: string[] = [];
  let isFirst = true;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      const refuses = isFirst;
      isFirst = false;
      void readText(stream).then((body) => {
        if (refuses) {
          done(new Error('Not now.'));
        } else {
          bodies.push(body);
          done();
        }
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const other = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  await startResets(other.app);
  const { email } = await registerStudent(other);
  await other.call('POST', '/resetPassword', { payload: { email } });
  await until(() => bodies.length > 0);
  const plain = bodies[0]?.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const token = /\/reset-password\?token=([\w-]+)/.exec(plain ?? '')?.[1];
  const payload = { token, new_password: chosenPassword };
  const answer = await other.call('POST', '/resetPassword/confirm', { payload });
  expect(answer.statusCode).toBe(200);
  await other.close();
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
}, 60_000);
