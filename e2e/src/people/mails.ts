import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../processes.ts';

/** The mails in the folder that are addressed to somebody, as they were sent. */
async function mailsTo(folder: string, address: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  const whole = names.filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(whole.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => new RegExp(`^To:.*${address}`, 'm').test(mail));
}

/** Waits until a mail with this subject has reached somebody. */
export async function awaitMail(folder: string, address: string, subject: RegExp): Promise<void> {
  await until(`${address} has a mail “${subject.source}”`, async () =>
    (await mailsTo(folder, address)).some((mail) => subject.test(subjectOf(mail))),
  );
}

/** How many mails have reached somebody by now. */
export const countMails = async (folder: string, address: string): Promise<number> =>
  (await mailsTo(folder, address)).length;

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

/** Waits until so many links for a new password have reached somebody. @returns them, in no order */
export async function awaitResetLinks(
  folder: string,
  address: string,
  count = 1,
): Promise<string[]> {
  let links: string[] = [];
  await until(`${address} has ${count} links for a new password`, async () => {
    links = (await mailsTo(folder, address)).flatMap(resetLinkIn);
    return links.length >= count;
  });
  return links;
}

/** The link for a new password in the text of a mail, which is quoted-printable. */
function resetLinkIn(mail: string): string[] {
  const text = mail.replace(/=\r?\n/g, '').replace(/=3D/gi, '=');
  const link = /Choose a new password: (\S+)/.exec(text)?.[1];
  return link === undefined ? [] : [link];
}
