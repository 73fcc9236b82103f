import { broken, type Finding } from './finding.ts';
import type { Shape } from './shapes.ts';

const highest = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'] as const;
const lowest = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'] as const;

const meaning: Record<(typeof highest)[number] | (typeof lowest)[number], string> = {
  maxLength: 'characters at most',
  maximum: 'at most',
  exclusiveMaximum: 'less than',
  maxItems: 'entries at most',
  minLength: 'characters at least',
  minimum: 'at least',
  exclusiveMinimum: 'more than',
  minItems: 'entries at least',
};

/**
 * Limits of what is accepted that what is sent does not keep.
 * @param sent what a caller may send; the values of an enumeration are taken to keep every limit
 * @param accepted what the api takes
 */
export function limitFindings(sent: Shape, accepted: Shape, at: string): Finding[] {
  if (sent.enum) return [];
  const findings: Finding[] = [];
  const compare = (
    keyword: keyof typeof meaning,
    isKept: (own: number, limit: number) => boolean,
  ) => {
    const limit = accepted[keyword];
    const own = sent[keyword];
    if (limit === undefined || (own !== undefined && isKept(own, limit))) return;
    // Nothing is shorter than empty.
    if (limit === 0 && (keyword === 'minLength' || keyword === 'minItems')) return;
    const before = own === undefined ? 'without that limit' : `with ${own}`;
    findings.push(broken(`${at} is taken with ${limit} ${meaning[keyword]}, and sent ${before}`));
  };
  for (const keyword of highest) compare(keyword, (own, limit) => own <= limit);
  for (const keyword of lowest) compare(keyword, (own, limit) => own >= limit);
  // Whether one pattern takes in another cannot be told; that there is one at all, can.
  if (accepted.pattern !== undefined && sent.pattern === undefined) {
    findings.push(broken(`${at} must match ${accepted.pattern}, and is sent as any text`));
  }
  if (accepted.format !== undefined && accepted.format !== sent.format) {
    const form = sent.format ?? 'any text';
    findings.push(broken(`${at} must be in the form ${accepted.format}, and is sent as ${form}`));
  }
  return findings;
}
