import type { PgBoss } from 'pg-boss';
import { mailQueueOptions } from '../mail/mail-queue.ts';

export const resetQueueName = 'password-reset';

/** As patient as mail. What is done goes soon: it may name somebody who has no account. */
export const resetQueueOptions = { ...mailQueueOptions, deleteAfterSeconds: 60 };

/** Somebody asks for a link. The token is made when it is sent, so that no queue ever holds one. */
export interface QueuedReset {
  email: string;
}

export async function queueReset(boss: PgBoss, reset: QueuedReset): Promise<void> {
  await boss.send(resetQueueName, reset);
}
