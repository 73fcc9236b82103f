import fp from 'fastify-plugin';
import type { Transaction } from '../db/client.ts';
import { startMailWorker } from '../features/mail/mail.service.ts';
import { queueMail, type QueuedMail } from '../features/mail/mail-queue.ts';
import { createMailTransport } from '../features/mail/transport.ts';

export interface Mail {
  /** Queues a mail inside the transaction that caused it. */
  queue(tx: Transaction, mail: QueuedMail): Promise<void>;
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
      startSending: () => startMailWorker(app, transport),
    });
    app.addHook('onClose', () => transport.close());
  },
  { name: 'mail', dependencies: ['boss'] },
);
