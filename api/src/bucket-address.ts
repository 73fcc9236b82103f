/** Where in S3 files lie. */
export interface BucketAddress {
  bucket: string;
  /** Empty, or ends in `/`. */
  prefix: string;
  /** Absent: as the usual AWS variables say. */
  region?: string;
  endpoint?: string;
}

const form = 's3://bucket/prefix, with ?region=… and ?endpoint=… where AWS_… variables do not say';

/**
 * @param address `s3://bucket[/prefix][?region=…&endpoint=…]`
 * @throws Error that goes on after the name of a variable
 */
export function parseBucketAddress(address: string): BucketAddress {
  const url = URL.parse(address);
  if (!url || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname) || url.port || url.hash) {
    throw new Error(`must be ${form}`);
  }
  if (url.username || url.password) {
    throw new Error('holds credentials; they belong into AWS_… variables');
  }
  const { region, endpoint, ...others } = Object.fromEntries(url.searchParams);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new Error(`has ?${unknown}, but must be ${form}`);
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) {
    throw new Error('must name its endpoint by an http or https address');
  }
  const path = decodeURIComponent(url.pathname).replace(/^\/+|\/+$/g, '');
  return {
    bucket: url.hostname,
    prefix: path && `${path}/`,
    ...(region && { region }),
    ...(endpoint && { endpoint }),
  };
}

/** What a client of S3 is told of where a bucket is. */
export interface BucketService {
  region: string;
  endpoint?: string;
  forcePathStyle?: true;
}

/**
 * The address goes before the variables. A service under an address of its own has all its buckets
 * there, while each of Amazon's has a host name.
 * @param env holds the usual AWS variables
 */
export function bucketService(
  { region, endpoint }: BucketAddress,
  env: NodeJS.ProcessEnv,
): BucketService {
  const own = endpoint ?? env['AWS_ENDPOINT_URL_S3'] ?? env['AWS_ENDPOINT_URL'];
  return {
    region: region ?? env['AWS_REGION'] ?? env['AWS_DEFAULT_REGION'] ?? 'us-east-1',
    ...(own && { endpoint: own, forcePathStyle: true }),
  };
}
