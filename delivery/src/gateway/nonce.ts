import { randomBytes } from 'node:crypto';

/** The last characters of every nonce: what a compressor knows of the bytes before is then the same. */
const tail = 'AA';

/** @returns 128 random bits in characters that need no escaping, always equally many of them */
export const newNonce = (): string => randomBytes(16).toString('base64url') + tail;
