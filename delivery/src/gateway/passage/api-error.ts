import type { FastifyReply } from 'fastify';

interface ApiFault {
  status: number;
  code: string;
  text: string;
}

/** Answers in the api's own error shape, for what the gateway has to say in its place. */
export function sendApiError(reply: FastifyReply, { status, code, text }: ApiFault): void {
  if (status >= 502) reply.header('retry-after', '2');
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ error: text, message: text, code });
}
