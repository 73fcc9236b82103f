import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';

/** A request body beyond the limit. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/** Milliseconds in which the client can read why it is cut off. */
const farewell = 1_000;

/**
 * The body of a request as a stream that keeps no more than a few chunks in memory. When the
 * reader stops early, because it has its answer, the rest is read and dropped, so that the client
 * gets that answer. Beyond the limit nothing more is read, and the connection is cut.
 * @param limit in bytes
 * @returns a stream that fails with BodyTooLargeError beyond the limit
 */
export function boundedBody(request: IncomingMessage, limit: number): Readable {
  const body = new PassThrough();
  let seen = 0;
  const resume = (): void => {
    if (seen <= limit) request.resume();
  };
  request.on('data', (chunk: Buffer) => {
    seen += chunk.length;
    if (seen > limit) {
      request.pause();
      setTimeout(() => request.destroy(), farewell).unref();
      body.destroy(new BodyTooLargeError(`The request is larger than ${limit} bytes.`));
    } else if (!body.destroyed && !body.write(chunk)) {
      request.pause();
      body.once('drain', resume);
    }
  });
  request.on('end', () => body.end());
  request.on('close', () => {
    if (!request.complete) body.destroy(new Error('The client went away.'));
  });
  body.on('close', resume);
  return body;
}
