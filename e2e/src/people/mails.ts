import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../processes.ts';

/** The mails in the folder that are addressed to somebody, as they were sent. */
async function mailsTo(folder: string, address: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => new RegExp(`^To:.*${address}`, 'm').test(mail));
}

/** Waits until a mail with this subject has reached somebody. */
export async function awaitMail(folder: string, address: string, subject: RegExp): Promise<void> {
  await until(`${address} has a mail “${subject.source}”`, async () =>
    (await mailsTo(folder, address)).some((mail) => subject.test(subjectOf(mail))),
  );
}

/** A subject with its encoded words and folded lines undone. */
function subjectOf(mail: string): string {
  const folded = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(mail)?.[1] ?? '';
  return folded
    .replace(/\r?\n[ \t]/g, ' ')
    .replace(/=\?UTF-8\?Q\?(.*?)\?= ?/gi, (_, text: string) =>
      decodeURIComponent(text.replaceAll('_', ' ').replace(/=([0-9A-F]{2})/gi, '%$1')),
    )
    .replace(/=\?UTF-8\?B\?(.*?)\?= ?/gi, (_, text: string) =>
      Buffer.from(text, 'base64').toString('utf8'),
    );
}
