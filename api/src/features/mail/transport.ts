import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../../config.ts';

export interface MailTransport {
  /** @param id names the mail; sending it again under the same id makes no second file. */
  send(id: string, mail: SendMailOptions): Promise<void>;
  close(): void;
}

function smtpTransport(url: string): MailTransport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    send: async (_id, mail) => {
      await transporter.sendMail(mail);
    },
    close: () => transporter.close(),
  };
}

/** Each mail is a file that any mail program opens; it appears whole or not at all. */
function folderTransport(folder: string): MailTransport {
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (id, mail) => {
      const { message } = await transporter.sendMail(mail);
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not written as a whole.');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.${id}.unfinished`);
      await writeFile(unfinished, message, { mode: 0o600 });
      await rename(unfinished, join(folder, `${id}.eml`));
    },
    close: () => transporter.close(),
  };
}

/** By SMTP where there is a server, else into a folder. */
export const createMailTransport = (config: Config): MailTransport =>
  config.SMTP_URL ? smtpTransport(config.SMTP_URL) : folderTransport(config.MAIL_DIR);
