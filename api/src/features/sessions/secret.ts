import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for somebody to keep, base64url. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** What is stored of a secret, by which it is known again. */
export const secretHash = (secret: string) => createHash('sha256').update(secret).digest();
