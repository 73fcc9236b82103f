import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import proxy from '@fastify/http-proxy';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BodyTooLargeError } from '../bodies/bounded-body.ts';
import type { GatewayConfig } from '../config.ts';
import { accepts } from '../encoding.ts';
import { clientNetwork } from '../visitors/client-network.ts';
import { sendApiError } from './api-error.ts';
import { Departure } from './departure.ts';
import { Passage, unavailable } from './passage.ts';

/** Milliseconds to wait: for a connection, for an answer without an upload, for one with. */
const patience = { connect: 1_500, answer: 20_000, upload: 90_000 };

/** Answers below this size in bytes gain nothing by compression. */
const worthCompressing = 1_000;

/** Headers for this hop alone; the client in the proxy refuses to send most of them. */
const ownHop = ['expect', 'keep-alive', 'upgrade', 'te', 'trailer', 'forwarded'];

function requestHeaders(
  request: FastifyRequest,
  headers: IncomingHttpHeaders,
): IncomingHttpHeaders {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const left = hasBody ? ownHop : [...ownHop, 'content-length', 'content-type'];
  const passed = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !left.includes(name)),
  );
  return {
    ...passed,
    host: request.host,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
    'x-request-id': request.id,
  };
}

/** A body that was read here, so that it is handed on as it came. */
function wholeBodyOf({ body, headers }: FastifyRequest) {
  if (!Buffer.isBuffer(body)) return {};
  return { body, contentType: headers['content-type'] ?? 'application/octet-stream' };
}

function sendFault(reply: FastifyReply, error: Error): void {
  const cause = (error.cause ?? error) as NodeJS.ErrnoException;
  if (cause instanceof BodyTooLargeError) {
    sendApiError(reply, { status: 413, code: 'FILE_TOO_LARGE', text: cause.message });
  } else if (cause.code === 'UND_ERR_HEADERS_TIMEOUT') {
    sendApiError(reply, { status: 504, ...unavailable });
  } else if (cause.code === 'UND_ERR_SOCKET' || cause.code === 'ECONNRESET') {
    sendApiError(reply, { status: 502, ...unavailable });
  } else {
    sendApiError(reply, { status: 503, ...unavailable });
  }
}

/** A read whose connection the api closed at that moment is asked once more. */
function retryDelay(request: FastifyRequest, error: Error | null, attempt: number): number | null {
  const isClosed = error !== null && 'code' in error && error.code === 'UND_ERR_SOCKET';
  return isClosed && request.method === 'GET' && attempt === 0 ? 10 : null;
}

function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Readable,
  departure: Departure,
): void {
  // The rest of an upload is read by boundedBody, so the connection can be kept.
  reply.removeHeader('connection');
  const reader = { line: reply.raw, network: clientNetwork(request.ip) };
  const length = Number(reply.getHeader('content-length') ?? Infinity);
  const compress =
    request.method === 'GET' &&
    String(reply.getHeader('content-type')).startsWith('application/json') &&
    !reply.hasHeader('content-encoding') &&
    length >= worthCompressing &&
    accepts(request.headers['accept-encoding'], 'br');
  if (!compress) {
    reply.send(departure.see(answer, length, reader));
    return;
  }
  reply
    .removeHeader('content-length')
    .header('content-encoding', 'br')
    .header('vary', 'accept-encoding');
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  answer.on('error', (error) => brotli.destroy(error)).pipe(brotli);
  reply.send(departure.see(brotli, length, reader));
}

/** `/IFJ/api/*`: passed on to the api, files and answers as streams. */
export async function apiProxy(app: FastifyInstance, config: GatewayConfig): Promise<void> {
  const { origin, socketPath } = config.api;
  const passage = new Passage(config);
  const departure = new Departure(config.readPatience);
  await app.register(async (scope) => {
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const status = error.statusCode ?? 500;
      request.log.warn(error, 'a call was not passed on');
      sendApiError(
        reply,
        status < 500
          ? { status, code: 'VALIDATION_FAILED', text: error.message }
          : { status: 502, ...unavailable },
      );
    });
    // No body is read here, text neither: the proxy adds a parser that hands on the stream.
    scope.removeAllContentTypeParsers();
    await scope.register(proxy, {
      upstream: origin,
      prefix: '/IFJ/api',
      rewritePrefix: '/IFJ/api',
      disableRequestLogging: true,
      destroyAgent: true,
      undici: {
        ...(socketPath !== undefined && { socketPath }),
        connect: { timeout: patience.connect, rejectUnauthorized: true },
        connections: config.atOnce.calls + config.atOnce.uploads,
      },
      preHandler: (request, reply, done) => {
        void passage.enter(request, reply).then((isIn) => {
          if (isIn) done();
        });
      },
      handler: (request, reply, url, options) => {
        passage.handOver(request, () => {
          reply.from(url, {
            ...options,
            ...wholeBodyOf(request),
            timeout: request.body instanceof Readable ? patience.upload : patience.answer,
            rewriteRequestHeaders: (_request, headers) => requestHeaders(request, headers),
            retryDelay: ({ err, attempt }) => retryDelay(request, err, attempt),
            onError: (_reply, { error }) => {
              passage.takeBack(request);
              sendFault(reply, error);
            },
            rewriteHeaders: (answered) => {
              passage.takeBack(request);
              return answered;
            },
            onResponse: (_request, _reply, { stream }) => {
              stream.once('end', () => passage.leave(request));
              sendAnswer(request, reply, stream, departure);
            },
          });
        });
      },
    });
  });
}
