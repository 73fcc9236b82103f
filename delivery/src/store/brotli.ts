import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { replaceFile } from './disk/durable-file.ts';

const compressBytes = promisify(brotliCompress);

/** The best quality takes about a second per megabyte; beyond this size a quicker one serves. */
const smallFile = 1_000_000;

const text = /\.(js|mjs|css|html|json|svg|txt|map|webmanifest|xml|ico)$/;

/** @returns whether compressing such a file is worth while */
export function isCompressible(file: string): boolean {
  return text.test(file);
}

/**
 * Compresses with brotli, at most once for each content.
 * @param cacheFolder where results are kept; absent: nowhere
 * @returns the compressed bytes; `null` if they would not be fewer
 */
export async function compress(content: Buffer, cacheFolder?: string): Promise<Buffer | null> {
  const key = createHash('sha256').update(content).digest('hex');
  const cached = cacheFolder === undefined ? null : join(cacheFolder, `${key}.br`);
  const known = cached === null ? null : await readFile(cached).catch(() => null);
  const compressed =
    known ??
    (await compressBytes(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length <= smallFile ? 11 : 9,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }));
  if (cacheFolder !== undefined && cached !== null && known === null) {
    await mkdir(cacheFolder, { recursive: true });
    await replaceFile(cached, compressed);
  }
  return compressed.length < content.length ? compressed : null;
}
