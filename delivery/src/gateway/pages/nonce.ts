import { randomFillSync } from 'node:crypto';

/** The last characters of every nonce: what a compressor knows of the bytes before is then the same. */
const tail = 'AA';

const bytes = 16;

/** Random bytes for many nonces, drawn at once; each is used once. */
const drawn = Buffer.alloc(256 * bytes);
let used = drawn.length;

/** @returns 128 random bits in characters that need no escaping, always equally many of them */
export function newNonce(): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  const from = used;
  used += bytes;
  return drawn.toString('base64url', from, used) + tail;
}

/** Two nonces with no character in common but the last: what is the same with both holds no part of one. */
export const unlikeNonces: readonly string[] = [0, 255].map(
  (byte) => Buffer.alloc(bytes, byte).toString('base64url') + tail,
);
