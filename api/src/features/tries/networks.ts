import { isIPv6 } from 'node:net';
import type { Limit } from './limits.ts';

const isMappedIPv4 = /^::ffff:(?=\d+\.)/i;

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right];
}

interface Networks {
  /** What counts as the address: of IPv6 a /64, which one subscriber has whole. */
  subscriber: string;
  /** Of IPv6 the /48, which one subscriber may have whole, and thousands may share. */
  site?: string;
}

export function networksOf(address: string): Networks {
  const plain = address.replace(isMappedIPv4, '');
  if (!isIPv6(plain)) return { subscriber: plain };
  const groups = groupsOf(plain);
  return { subscriber: groups.slice(0, 4).join(':'), site: groups.slice(0, 3).join(':') };
}

/** A site has as many tries as so many subscribers. */
const subscribersOfSite = 10;

/** A limit for one network address and, where it has a site, the laxer one for that. */
export function limitsByNetwork(
  limit: Limit,
  address: string,
): { limit: Limit; network: string }[] {
  const { subscriber, site } = networksOf(address);
  const narrow = { limit, network: subscriber };
  if (!site) return [narrow];
  const { kind, most } = limit;
  const wide = { ...limit, kind: `${kind}-site`, most: most * subscribersOfSite };
  return [narrow, { limit: wide, network: site }];
}
