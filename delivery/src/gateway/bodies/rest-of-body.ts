import type { IncomingMessage } from 'node:http';

/** So much is read on of a body that does not say how long it is, or is longer than can be borne. */
const endless = 64 * 1024;

/** Milliseconds in which the client can read why it is cut off. */
const farewell = 1_000;

/** How far a body is read that nobody wants. */
interface Patience {
  /** In bytes: one that announces no more is read to its end, so that its client gets the answer. */
  bearable: number;
  /** In milliseconds. */
  within: number;
}

/** Reads on what nobody wants of a body, so that its client can read the answer; cuts an endless one. */
export function dropRest(request: IncomingMessage, { bearable, within }: Patience): void {
  if (request.complete || request.destroyed) return;
  const cutAfter = (time: number): NodeJS.Timeout =>
    setTimeout(() => {
      if (!request.complete) request.destroy();
    }, time).unref();
  const timer = cutAfter(Math.max(within, farewell));
  const announced = Number(request.headers['content-length'] ?? Infinity);
  let left = announced <= bearable ? announced : endless;
  const drop = (chunk: Buffer): void => {
    left -= chunk.length;
    if (left >= 0) return;
    request.off('data', drop).pause();
    cutAfter(farewell);
  };
  // Node would read on without end what nobody has begun to read when the answer is out.
  request.read(0);
  request.on('data', drop).once('close', () => clearTimeout(timer));
  request.resume();
}
