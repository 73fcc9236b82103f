import type { FastifyReply } from 'fastify';

/** Answers with one line of text that nobody keeps. */
export function plain(reply: FastifyReply, status: number, text: string): void {
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);
}
