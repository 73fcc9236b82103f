import { StoreAwayError } from '../errors.ts';
import type { Bucket } from './bucket.ts';

const probe = 'discovery/conditions';

/**
 * Sees that the service keeps conditions on writes. One that ignores them would lose releases
 * without a word.
 * @throws StoreAwayError if it does not
 */
export async function requireConditions(bucket: Bucket): Promise<void> {
  const first = await bucket.write(probe, '', { missing: true });
  const again = first === null ? null : await bucket.write(probe, '', { missing: true });
  const other = await bucket.write(probe, '', { etag: '"00000000000000000000000000000000"' });
  if (again === null && other === null) return;
  throw new StoreAwayError(
    bucket.place,
    'its service ignores If-Match and If-None-Match, without which releases get lost',
  );
}
