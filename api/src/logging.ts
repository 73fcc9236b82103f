import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  LogController,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { destination } from 'pino';
import type { Config } from './config.ts';

/** Bytes of lines that wait while they cannot be written. */
const room = 1_000_000;

/** Standard output. A line that cannot be written, as on a full disk, is no reason to end. */
function standardOutput() {
  const lines = destination({ fd: 1, maxLength: room, sync: true });
  lines.on('error', () => undefined);
  return lines;
}

const secrets = ['password', 'token', 'authorization', 'cookie', 'cover_letter', 'email'];

/** Structured logs that never hold passwords, tokens, letters or addresses. */
export function loggerOptions(
  config: Pick<Config, 'LOG_LEVEL'>,
): NonNullable<FastifyServerOptions['logger']> {
  if (config.LOG_LEVEL === 'silent') return false;
  return {
    level: config.LOG_LEVEL,
    stream: standardOutput(),
    redact: {
      paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[hidden]',
    },
    serializers: {
      // The path without its query: a search text is nobody's business.
      req: (request) => ({ method: request.method, path: request.url.split('?')[0] }),
    },
  };
}

/** One line for each request: what was asked, how it ended, how many milliseconds it took. */
export class OneLineEach extends LogController {
  override incomingRequest() {
    // It is said when the answer is.
  }

  override requestCompleted(error: Error | null, request: FastifyRequest, reply: FastifyReply) {
    const answer = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...answer, err: error }, 'request errored');
    else reply.log.info(answer, 'request completed');
  }
}

/** Takes the id that the gateway gave, if it looks like one, so that both logs agree. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
