import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { invalid } from '../errors.ts';

const name = 'Idempotency-Key';

export const IdempotencyHeaders = Type.Object({
  [name]: Type.Optional(
    Type.String({ minLength: 1, maxLength: 100, description: 'The same key, the same answer.' }),
  ),
});

/**
 * What the form that was sent calls itself, or null.
 * @throws 400 if that is no key.
 */
export function idempotencyKeyOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const key = request.headers[name.toLowerCase()];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,100}$/.test(key)) return key;
  throw invalid({ [name]: 'The key must have 1 to 100 characters, without spaces.' });
}
