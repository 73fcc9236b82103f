import fp from 'fastify-plugin';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseDown, isGone, isUnstorable, withoutParameters } from '../db/failures.ts';
import { ApiError, invalid, notFound, tooManyTries, unavailable } from '../errors.ts';
import { isDiskFull, noRoom } from '../full-disk.ts';
import { fieldTexts } from './field-texts.ts';

const tooLarge = () => new ApiError(413, 'BODY_TOO_LARGE', 'What was sent is too large.');
const badType = () => new ApiError(415, 'MEDIA_TYPE_NOT_ALLOWED', 'Send JSON.');
const badRequest = () => new ApiError(400, 'BAD_REQUEST', 'The request could not be read.');
const timedOut = () => new ApiError(408, 'REQUEST_TIMEOUT', 'Sending took too long.');

/** What a caller is told about an error; null if it is no one's business but ours. */
function refusalOf(error: FastifyError | Error): ApiError | null {
  if (error instanceof ApiError) return error;
  if ('validation' in error) {
    return error.validationContext === 'params' ? notFound() : invalid(fieldTexts(error));
  }
  if (isDatabaseDown(error)) return unavailable();
  if (isDiskFull(error)) return noRoom();
  if (isGone(error)) return notFound();
  if (isUnstorable(error)) return badRequest();
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return tooLarge();
  if (status === 415) return badType();
  if (status === 408) return timedOut();
  if (status === 429) return tooManyTries(60);
  if (status !== undefined && status >= 400 && status < 500) return badRequest();
  return null;
}

function send(reply: FastifyReply, refusal: ApiError) {
  if (refusal.retryAfter !== undefined) {
    void reply.header('retry-after', String(Math.ceil(refusal.retryAfter)));
  }
  return reply.code(refusal.status).send({
    error: refusal.message,
    message: refusal.message,
    code: refusal.code,
    ...(refusal.fields ? { fields: refusal.fields } : {}),
  });
}

function answer(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  if (refusal && refusal.status < 500) {
    request.log.debug({ code: refusal.code, fields: refusal.fields }, 'refused');
    return send(reply, refusal);
  }
  request.log.error({ err: withoutParameters(error) }, 'failed');
  return send(
    reply,
    refusal ??
      new ApiError(
        500,
        'INTERNAL',
        `Something went wrong on our side. Please try again. Reference: ${request.id}`,
      ),
  );
}

/** What does not even reach a route, such as an address that cannot be read, is not there. */
export function answerUnroutable(
  _error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  void send(reply, notFound());
}

/** The one place where errors become answers. */
export const failuresPlugin = fp(
  async (app) => {
    app.setErrorHandler(answer);
    app.setNotFoundHandler((_request, reply) => send(reply, notFound()));
  },
  { name: 'failures' },
);
