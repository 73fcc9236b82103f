import type { PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { workThrough } from '../../plugins/queue-work.ts';
import { composeMail } from './compose.ts';
import { inviteEvent } from './invite.ts';
import { mailQueueName, type QueuedMail } from './mail-queue.ts';
import type { MailTransport } from './transport.ts';

interface Dependencies {
  boss: PgBoss;
  config: Config;
  log: FastifyBaseLogger;
}

/** One address and nothing else: a list in it would send the mail to strangers. */
const singleAddress = /^[^\s@,;:<>"()[\]\\]+@[^\s@,;:<>"()[\]\\]+$/;

/**
 * Writes one queued mail and hands it to the transport.
 * @param id the queue's id, from which the Message-ID comes: a repeat shows itself as one.
 * @throws if the address is none, or what the transport throws.
 */
export async function sendMail(
  { config }: Pick<Dependencies, 'config'>,
  transport: MailTransport,
  id: string,
  mail: QueuedMail,
): Promise<void> {
  if (!singleAddress.test(mail.to)) throw new Error('The mail has no single address.');
  await transport.send(id, {
    messageId: `<${id}@${new URL(config.PUBLIC_URL).hostname}>`,
    from: config.MAIL_FROM,
    to: { name: '', address: mail.to },
    ...composeMail(mail, config),
    ...(mail.invite && { icalEvent: inviteEvent(mail.invite, config) }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Sends what waits in the queue, now and from now on. */
export async function startMailWorker(
  { boss, config, log }: Dependencies,
  transport: MailTransport,
): Promise<void> {
  await workThrough<QueuedMail>(boss, mailQueueName, {
    work: ({ id, data }) => sendMail({ config }, transport, id, data),
    onFailure: ({ id, data }, reason) => {
      log.warn({ mail: id, template: data.template, reason }, 'a mail waits');
    },
  });
}
