import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';

/** A request body beyond the limit. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/** Bytes beyond the limit that are read before the connection is cut. */
const grace = 64 * 1024;

/**
 * The body of a request as a stream that keeps no more than a few chunks in memory. When the
 * reader stops early, because it has its answer, the rest is read and dropped, so that the client
 * gets that answer; a client that goes on beyond the limit is cut off.
 * @param limit in bytes
 * @returns a stream that fails with BodyTooLargeError beyond the limit
 */
export function boundedBody(request: IncomingMessage, limit: number): Readable {
  const body = new PassThrough();
  let seen = 0;
  request.on('data', (chunk: Buffer) => {
    seen += chunk.length;
    if (seen > limit + grace) {
      request.destroy();
    } else if (seen > limit) {
      body.destroy(new BodyTooLargeError(`The request is larger than ${limit} bytes.`));
    } else if (!body.destroyed && !body.write(chunk)) {
      request.pause();
      body.once('drain', () => request.resume());
    }
  });
  request.on('end', () => body.end());
  request.on('close', () => {
    if (!request.complete) body.destroy(new Error('The client went away.'));
  });
  body.on('close', () => request.resume());
  return body;
}
