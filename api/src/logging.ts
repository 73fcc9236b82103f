import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';

const secrets = ['password', 'token', 'authorization', 'cookie', 'cover_letter', 'email'];

/** Structured logs that never hold passwords, tokens, letters or addresses. */
export function loggerOptions(config: Config): NonNullable<FastifyServerOptions['logger']> {
  if (config.LOG_LEVEL === 'silent') return false;
  return {
    level: config.LOG_LEVEL,
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

/** Takes the id that the gateway gave, if it looks like one, so that both logs agree. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
