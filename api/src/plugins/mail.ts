import { randomUUID } from 'node:crypto';
import fp from 'fastify-plugin';
import type { Transaction } from '../db/client.ts';
import { sendMail, startMailWorker } from '../features/mail/mail.service.ts';
import { queueMail, queueMails, type QueuedMail } from '../features/mail/mail-queue.ts';
import { createMailTransport } from '../features/mail/transport.ts';
import { reasonOf } from './queue-work.ts';

export interface Mail {
  /** Queues a mail inside the transaction that caused it. */
  queue(tx: Transaction, mail: QueuedMail): Promise<void>;
  /** Queues many. */
  queueAll(tx: Transaction, mails: QueuedMail[]): Promise<void>;
  /** Hands over now what must not stand in the queue. @throws what the transport throws. */
  send(id: string, mail: QueuedMail): Promise<void>;
  /**
   * Hands a mail over at once, and forgets it whether that worked or not: for the one mail that
   * must leave nothing of its receiver in the queue.
   */
  sendUnqueued(mail: QueuedMail): void;
  /** Begins to send what is queued; once, in a process that serves. */
  startSending(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    mail: Mail;
  }
}

/** Decorates the app with `mail`. */
export const mailPlugin = fp(
  async (app) => {
    const transport = createMailTransport(app.config);
    app.decorate('mail', {
      queue: (tx, mail) => queueMail(app.boss, tx, mail),
      queueAll: (tx, mails) => queueMails(app.boss, tx, mails),
      send: (id, mail) => sendMail(app, transport, id, mail),
      sendUnqueued: (mail) => {
        sendMail(app, transport, randomUUID(), mail).catch((error: unknown) => {
          app.log.warn({ template: mail.template, reason: reasonOf(error) }, 'a mail is lost');
        });
      },
      startSending: () => startMailWorker(app, transport),
    });
    app.addHook('onClose', () => transport.close());
  },
  { name: 'mail', dependencies: ['boss'] },
);
