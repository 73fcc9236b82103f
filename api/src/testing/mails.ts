import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from './app.ts';
import { until } from './until.ts';

export interface WrittenMail {
  text: string;
  /** The calendar part, and the method that its content type names. */
  calendar: { method: string | undefined; content: string } | null;
}

function decoded(head: string, body: string): string {
  if (/^content-transfer-encoding: base64/im.test(head)) {
    return Buffer.from(body, 'base64').toString();
  }
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** The innermost parts of a mail, by their content types. */
function* partsOf(part: string): Generator<{ type: string; head: string; content: string }> {
  const end = part.indexOf('\r\n\r\n');
  const head = part.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const body = part.slice(end + 4);
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  if (boundary) {
    for (const inner of body.split(`--${boundary}`).slice(1, -1)) yield* partsOf(inner.trimStart());
    return;
  }
  const type = /^content-type: ([^;\s]+)/im.exec(head)?.[1] ?? '';
  yield { type, head, content: decoded(head, body) };
}

function readMail(source: string): WrittenMail {
  const parts = [...partsOf(source)];
  const calendar = parts.find(({ type }) => type === 'text/calendar');
  return {
    text: parts.find(({ type }) => type === 'text/plain')?.content ?? '',
    calendar: calendar
      ? { method: /method=(\w+)/.exec(calendar.head)?.[1], content: calendar.content }
      : null,
  };
}

/** The mails to an address that are written by now, as they were sent, in no order. */
export async function writtenTo(test: TestApp, address: string): Promise<string[]> {
  const folder = join(test.folder, 'mail');
  const names = await readdir(folder).catch((): string[] => []);
  const whole = names.filter((name) => name.endsWith('.eml'));
  const sources = await Promise.all(whole.map((name) => readFile(join(folder, name), 'utf8')));
  return sources.filter((source) => source.includes(`To: ${address}`));
}

/** Waits until everything queued is sent. @returns the mails to an address, in no order. */
export async function sentTo(test: TestApp, address: string): Promise<WrittenMail[]> {
  await until(async () => {
    const { rows } = await test.app.pool.query(
      `select from pgboss.job where name = 'mail' and state <> 'completed'`,
    );
    return rows.length === 0;
  });
  return (await writtenTo(test, address)).map(readMail);
}
