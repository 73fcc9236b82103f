import fp from 'fastify-plugin';
import type { Transaction } from '../db/client.ts';
import { queueMail, type QueuedMail } from '../features/mail/mail-queue.ts';

export interface Mail {
  /** Queues a mail inside the transaction that caused it. */
  queue(tx: Transaction, mail: QueuedMail): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    mail: Mail;
  }
}

/** Decorates the app with `mail`. */
export const mailPlugin = fp(
  async (app) => {
    app.decorate('mail', { queue: (tx, mail) => queueMail(app.boss, tx, mail) });
  },
  { name: 'mail', dependencies: ['boss'] },
);
