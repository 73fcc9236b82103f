import { createHash } from 'node:crypto';

/**
 * @param content bytes, or text taken as UTF-8
 * @returns `sha384-<base64>`, as browsers expect it in `integrity`
 */
export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
