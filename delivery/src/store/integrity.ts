import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/**
 * @param content bytes, or text taken as UTF-8
 * @returns `sha384-<base64>`, as browsers expect it in `integrity`
 */
export function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * @param path a file, read as a stream
 * @returns its `sha384-<base64>`
 */
export async function integrityOfFile(path: string): Promise<string> {
  const hash = createHash('sha384');
  await pipeline(createReadStream(path), hash);
  return `sha384-${hash.digest('base64')}`;
}
