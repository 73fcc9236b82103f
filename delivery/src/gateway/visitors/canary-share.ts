import { createHash } from 'node:crypto';

/**
 * So many numbers visitors have: a prime, so that each release orders all of them anew, and few
 * enough that a number says nothing of who has it.
 */
export const visitorNumbers = 10_007;

/**
 * Whether a visitor is among those who get a canary. Every gateway says the same, and a visitor
 * who got it keeps it while its share grows.
 * @param visitor 0 to `visitorNumbers` - 1
 * @param release as `name@version`: each draws its own visitors
 * @param traffic percent of the visitors
 */
export function getsCanary(visitor: number, release: string, traffic: number): boolean {
  const hash = createHash('sha256').update(release).digest();
  const factor = 1 + (hash.readUInt32BE(0) % (visitorNumbers - 1));
  const start = hash.readUInt32BE(4) % visitorNumbers;
  const place = (factor * visitor + start) % visitorNumbers;
  return place < (traffic / 100) * visitorNumbers;
}
