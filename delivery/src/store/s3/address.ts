import { StoreAddressError } from '../errors.ts';

/** Where in S3 a store lies. */
export interface BucketAddress {
  bucket: string;
  /** Empty, or ends in `/`. */
  prefix: string;
  /** Absent: as the usual AWS variables say. */
  region?: string;
  endpoint?: string;
}

const form = 's3://bucket/prefix, with ?region=… and ?endpoint=… where AWS_… variables do not say';

const parsed = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/**
 * @param address `s3://bucket[/prefix][?region=…&endpoint=…]`
 * @throws StoreAddressError in one line, for people
 */
export function parseBucketAddress(address: string): BucketAddress {
  const url = parsed(address);
  if (!url || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname) || url.port || url.hash) {
    throw new StoreAddressError(`RELEASES_URL must be ${form}.`);
  }
  if (url.username || url.password) {
    throw new StoreAddressError(
      'RELEASES_URL holds credentials; they belong into AWS_… variables.',
    );
  }
  const { region, endpoint, ...others } = Object.fromEntries(url.searchParams);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined)
    throw new StoreAddressError(`RELEASES_URL has ?${unknown}, but must be ${form}.`);
  if (endpoint !== undefined && !/^https?:$/.test(parsed(endpoint)?.protocol ?? '')) {
    throw new StoreAddressError('RELEASES_URL must name its endpoint by an http or https address.');
  }
  const path = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '');
  return {
    bucket: url.hostname,
    prefix: path && `${path}/`,
    ...(region && { region }),
    ...(endpoint && { endpoint }),
  };
}
