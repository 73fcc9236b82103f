import type { IncomingMessage } from 'node:http';
import type { RoomTaken } from './body-room.ts';
import { BodyTooLargeError } from './bounded-body.ts';
import { GoneError } from './places.ts';

/** A request body that did not come in time. */
export class BodyTooSlowError extends Error {
  override readonly name = 'BodyTooSlowError';
}

/** A request body for which there is no memory left. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}

/** The most bytes of a body, the milliseconds that it may take, and the memory that it may fill. */
export interface BodyLimits {
  bytes: number;
  patience: number;
  room: RoomTaken;
}

/**
 * Reads a request body to its end. What is left of it after an error is for the caller to drop.
 * @throws BodyTooLargeError, BodyTooSlowError, NoRoomError, GoneError
 */
export function wholeBody(
  request: IncomingMessage,
  { bytes, patience, room }: BodyLimits,
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
      if (!room.take(chunk.length)) settle(new NoRoomError('There is no room for another body.'));
      else if (size > bytes) settle(new BodyTooLargeError('What was sent is too large.'));
    };
    const finish = (): void => settle(Buffer.concat(chunks));
    const lose = (): void => settle(new GoneError());
    const timer = setTimeout(
      () => settle(new BodyTooSlowError('Sending took too long.')),
      patience,
    );
    request.on('data', take).on('end', finish).on('close', lose);
  });
}
