import { randomBytes } from 'node:crypto';

/** The last characters of every nonce: what a compressor knows of the bytes before is then the same. */
const tail = 'AA';

const bytes = 16;

/** @returns 128 random bits in characters that need no escaping, always equally many of them */
export const newNonce = (): string => randomBytes(bytes).toString('base64url') + tail;

/** Two nonces with no character in common but the last: what is the same with both holds no part of one. */
export const unlikeNonces: readonly string[] = [0, 255].map(
  (byte) => Buffer.alloc(bytes, byte).toString('base64url') + tail,
);
