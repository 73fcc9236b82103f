import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { dropRest } from './rest-of-body.ts';

/** A request body beyond the limit. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/** From its first byte on, no body is read for longer, in milliseconds. */
export const bodyPatience = 60_000;

/**
 * A piece of a body takes some hundred bytes of memory beside its own. Pieces may fall short of
 * `worthwhile` bytes by so much in a row; no browser and no proxy sends such.
 */
const pieces = { worthwhile: 64, shortfall: 64 * 1024 };

/**
 * The body of a request as a stream that keeps no more than a few chunks in memory. When the
 * reader stops early, because it has its answer, the rest is dropped.
 * @param limit in bytes
 * @returns a stream that fails with BodyTooLargeError beyond the limit, or in tiny pieces
 */
export function boundedBody(request: IncomingMessage, limit: number): Readable {
  const begun = Date.now();
  const body = new PassThrough();
  let seen = 0;
  let shortfall = 0;
  const pass = (chunk: Buffer): void => {
    seen += chunk.length;
    shortfall = Math.max(0, shortfall + pieces.worthwhile - chunk.length);
    if (body.destroyed) return;
    if (seen > limit) {
      body.destroy(new BodyTooLargeError(`The request is larger than ${limit} bytes.`));
    } else if (shortfall > pieces.shortfall) {
      body.destroy(new BodyTooLargeError('The request has too many small pieces.'));
    } else if (!body.write(chunk)) request.pause();
  };
  request.on('data', pass).on('end', () => body.end());
  request.on('close', () => {
    if (!request.complete) body.destroy(new Error('The client went away.'));
  });
  body.on('drain', () => request.resume());
  body.on('close', () => {
    request.off('data', pass);
    dropRest(request, { bearable: limit, within: begun + bodyPatience - Date.now() });
  });
  return body;
}
