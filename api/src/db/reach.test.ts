import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { reachDatabase } from './reach.ts';

let close: () => void = () => undefined;
afterEach(() => close());

/** A server that answers whoever connects with these bytes. */
async function answering(answer: Buffer): Promise<string> {
  const server = createServer((socket: Socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(answer));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => server.close();
  return `postgres://ifj:secret@127.0.0.1:${(server.address() as AddressInfo).port}/ifj`;
}

/** PostgreSQL's message of an error: its length, then fields that each end with a zero byte. */
function refusal(code: string, words: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${words}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

test('a server that asks for encryption is quoted, and how to give it is said', async () => {
  const url = await answering(refusal('28000', 'no pg_hba.conf entry for host, no encryption'));
  await expect(reachDatabase(url)).rejects.toThrow(
    /DATABASE_URL is not let in by 127\.0\.0\.1:\d+: no pg_hba\.conf entry .*\?sslmode=require/,
  );
});

test('a server without encryption is not called missing', async () => {
  const url = await answering(Buffer.from('N'));
  await expect(reachDatabase(`${url}?sslmode=require`)).rejects.toThrow(
    /no encrypted connection comes about: The server does not support SSL connections.*\?sslmode=/,
  );
});

test('a wrong password is told without it', async () => {
  const url = await answering(refusal('28P01', 'password authentication failed'));
  await expect(reachDatabase(url)).rejects.toThrow(/names a user .*: ifj\. Correct(?!.*secret)/);
});

test('a place where nobody answers is named', async () => {
  const url = await answering(Buffer.alloc(0));
  close();
  await expect(reachDatabase(url)).rejects.toThrow(/no database answers at 127\.0\.0\.1:\d+/);
});
