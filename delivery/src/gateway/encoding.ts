import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

/**
 * @param header the request's `Accept-Encoding`
 * @returns whether the client takes that encoding
 */
export function accepts(header: string | string[] | undefined, encoding: 'br' | 'gzip'): boolean {
  return String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .some(([name, quality]) => name === encoding && !/^q=0(\.0*)?$/.test(quality ?? ''));
}

/** The bytes to send and their encoding, `null` for none. */
export interface Encoded {
  body: Buffer;
  encoding: 'br' | 'gzip' | null;
  /** To be called once the bytes were sent and are not looked at any more. */
  onSent?: () => void;
}

/** Compresses what is made anew for each answer, quickly rather than tightly. */
export async function encode(
  text: string,
  acceptEncoding: string | string[] | undefined,
): Promise<Encoded> {
  if (accepts(acceptEncoding, 'br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return { body: await brotliBytes(text, { params }), encoding: 'br' };
  }
  if (accepts(acceptEncoding, 'gzip')) return { body: await gzipBytes(text), encoding: 'gzip' };
  return { body: Buffer.from(text), encoding: null };
}
