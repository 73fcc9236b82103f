/**
 * A new `Idempotency-Key`: 128 random bits as hexadecimal digits. `crypto.randomUUID` is only there
 * over https and on localhost.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
