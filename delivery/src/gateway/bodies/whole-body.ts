import type { IncomingMessage } from 'node:http';
import { GoneError } from '../places.ts';
import type { BodyRoom } from './body-room.ts';
import { BodyTooLargeError } from './bounded-body.ts';

/** A request body that did not come in time. */
export class BodyTooSlowError extends Error {
  override readonly name = 'BodyTooSlowError';
}

/** A request body for which there is no memory left. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';
}

/** The most bytes of a body, and the milliseconds that it may take. */
export interface BodyLimits {
  bytes: number;
  patience: number;
}

/** Where a body lies, and whose it is, as `clientNetwork` names it. */
interface Keeping {
  room: BodyRoom;
  network: string;
}

/** A body that has come in, and what gives its room back. */
interface WholeBody {
  content: Buffer;
  leave: () => void;
}

/** Bytes in one piece: as they came, thousands of small ones take hundreds of times their length. */
class Gathered {
  #bytes = Buffer.alloc(0);
  #length = 0;

  add(chunk: Buffer): void {
    const length = this.#length + chunk.length;
    if (length > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(length, 2 * this.#bytes.length));
      this.#bytes.copy(larger, 0, 0, this.#length);
      this.#bytes = larger;
    }
    chunk.copy(this.#bytes, this.#length);
    this.#length = length;
  }

  get content(): Buffer {
    return this.#bytes.subarray(0, this.#length);
  }
}

/**
 * Reads a request body to its end. What is left of it after an error is for the caller to drop.
 * @throws BodyTooLargeError, BodyTooSlowError, NoRoomError, GoneError
 */
export function wholeBody(
  request: IncomingMessage,
  { bytes, patience }: BodyLimits,
  { room, network }: Keeping,
): Promise<WholeBody> {
  return new Promise((resolve, reject) => {
    const gathered = new Gathered();
    let size = 0;
    const end = (): void => {
      clearTimeout(timer);
      request.off('data', take).off('end', finish).off('close', lose);
    };
    const fail = (error: Error): void => {
      end();
      taken.leave();
      reject(error);
    };
    const giveWay = (): void => fail(new NoRoomError('There is no room for another body.'));
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > bytes) fail(new BodyTooLargeError('What was sent is too large.'));
      else if (taken.take(chunk.length)) gathered.add(chunk);
      else giveWay();
    };
    const finish = (): void => {
      end();
      taken.stay();
      resolve({ content: gathered.content, leave: taken.leave });
    };
    const lose = (): void => fail(new GoneError());
    const timer = setTimeout(() => fail(new BodyTooSlowError('Sending took too long.')), patience);
    const taken = room.open(network, giveWay);
    request.on('data', take).on('end', finish).on('close', lose);
  });
}
