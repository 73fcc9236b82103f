import type { IncomingMessage } from 'node:http';
import { BodyTooLargeError } from './bounded-body.ts';

/** A request body that did not come in time. */
export class BodyTooSlowError extends Error {
  override readonly name = 'BodyTooSlowError';
}

/**
 * Reads a request body to its end. What is left of it after an error is for the caller to drop.
 * @param limit in bytes
 * @param patience in milliseconds
 * @throws BodyTooLargeError, BodyTooSlowError, or an Error if the client goes away
 */
export function wholeBody(
  request: IncomingMessage,
  limit: number,
  patience: number,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (result: Buffer | Error): void => {
      clearTimeout(timer);
      request.off('data', take).off('end', finish).off('close', lose);
      if (result instanceof Error) reject(result);
      else resolve(result);
    };
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      chunks.push(chunk);
      if (size > limit) settle(new BodyTooLargeError('What was sent is too large.'));
    };
    const finish = (): void => settle(Buffer.concat(chunks));
    const lose = (): void => settle(new Error('The client went away.'));
    const timer = setTimeout(
      () => settle(new BodyTooSlowError('Sending took too long.')),
      patience,
    );
    request.on('data', take).on('end', finish).on('close', lose);
  });
}
