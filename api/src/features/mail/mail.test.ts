import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { writtenTo } from '../../testing/mails.ts';
import { until } from '../../testing/until.ts';
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

describe('the queue', () => {
  test('sends what its transaction committed, as a file', async () => {
    await queue(approval('one@test.example'));
    await until(async () => (await writtenTo(api, 'one@test.example')).length > 0);
    const [mail] = await writtenTo(api, 'one@test.example');
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
    await until(async () => (await writtenTo(api, 'after@test.example')).length > 0);
    expect(await writtenTo(api, 'never@test.example')).toEqual([]);
  });

  test('sends to one address only, and keeps what it cannot send', async () => {
    await queue(approval('a@test.example,b@test.example'));
    const unsent = async () =>
      (
        await api.app.pool.query<{ state: string }>(
          `select state from pgboss.job where name = 'mail' and state in ('retry', 'failed')`,
        )
      ).rows;
    await until(async () => (await unsent()).length > 0);
    expect(await unsent()).toEqual([{ state: 'retry' }]);
    expect(await writtenTo(api, 'a@test.example')).toEqual([]);
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
    await until(() => received.length > 0);
    expect(received).toEqual(['by-smtp@test.example']);
    await other.close();
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
  });
});
