import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import type { QueuedMail } from './mail-queue.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await api.app.mail.startSending();
});
afterAll(() => api.close());

const approval = (to: string): QueuedMail => ({
  to,
  template: 'organization-approved',
  data: { companyName: 'Kuramo Software' },
});

const queue = (mail: QueuedMail) => api.app.db.transaction((tx) => api.app.mail.queue(tx, mail));

async function mailTo(address: string): Promise<string[]> {
  const folder = join(api.folder, 'mail');
  const names = await readdir(folder).catch(() => [] as string[]);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${address}`));
}

/** Waits until something is there. */
async function eventually<T>(look: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await wait(50);
  }
}

describe('the queue', () => {
  test('sends what its transaction committed, as a file', async () => {
    await queue(approval('one@test.example'));
    const mail = await eventually(async () => (await mailTo('one@test.example'))[0]);
    expect(mail).toContain('Subject: Your organization is approved');
    expect(mail).toContain('Content-Type: text/plain');
    expect(mail).toContain('Content-Type: text/html');
    expect(mail).toContain('support@ifj.example');
    expect(mail).toMatch(/Message-ID: <[0-9a-f-]{36}@localhost>/);
  });

  test('sends nothing of a transaction that was rolled back', async () => {
    const failing = api.app.db.transaction(async (tx) => {
      await api.app.mail.queue(tx, approval('never@test.example'));
      throw new Error('changed our mind');
    });
    await expect(failing).rejects.toThrow('changed our mind');
    await queue(approval('after@test.example'));
    await eventually(async () => (await mailTo('after@test.example'))[0]);
    expect(await mailTo('never@test.example')).toEqual([]);
  });

  test('sends to one address only, and keeps what it cannot send', async () => {
    await queue(approval('a@test.example,b@test.example'));
    const waiting = await eventually(async () => {
      const { rows } = await api.app.pool.query<{ state: string }>(
        `select state from pgboss.job where name = 'mail' and state in ('retry', 'failed')`,
      );
      return rows[0];
    });
    expect(waiting.state).toBe('retry');
    expect(await mailTo('a@test.example')).toEqual([]);
  });

  test('waits for a mail server that is away and then hands over', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, session, done) => {
        stream.resume();
        stream.on('end', () => {
          received.push(...session.envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.server.address() as AddressInfo;
    const other = await createTestApp({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    await other.app.db.transaction((tx) =>
      other.app.mail.queue(tx, approval('by-smtp@test.example')),
    );
    expect(received).toEqual([]);
    await other.app.mail.startSending();
    await eventually(() => Promise.resolve(received[0]));
    expect(received).toEqual(['by-smtp@test.example']);
    await other.close();
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
  });
});
