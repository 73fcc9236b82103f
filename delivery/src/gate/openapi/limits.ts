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
 * @param sent what a caller may send
 * @param accepted what the api takes
 */
export function limitFindings(sent: Shape, accepted: Shape, at: string): Finding[] {
  const findings: Finding[] = [];
  const limit = (keyword: keyof typeof meaning, number: number, was: number | undefined): void => {
    const before = was === undefined ? 'was without limit' : `was ${was}`;
    findings.push(broken(`${at} may only have ${number} (${meaning[keyword]}; ${before})`));
  };
  for (const keyword of highest) {
    const now = accepted[keyword];
    if (now !== undefined && (sent[keyword] ?? Infinity) > now) limit(keyword, now, sent[keyword]);
  }
  for (const keyword of lowest) {
    const now = accepted[keyword];
    const isLimit = keyword === 'minLength' || keyword === 'minItems' ? (now ?? 0) > 0 : true;
    if (now !== undefined && isLimit && (sent[keyword] ?? -Infinity) < now) {
      limit(keyword, now, sent[keyword]);
    }
  }
  // Whether one pattern takes in another cannot be told; that there is one now, can.
  if (accepted.pattern !== undefined && sent.pattern === undefined && !sent.enum) {
    findings.push(broken(`${at} must match ${accepted.pattern} now`));
  }
  if (accepted.format !== undefined && accepted.format !== sent.format && !sent.enum) {
    const before = sent.format === undefined ? 'was any text' : `was ${sent.format}`;
    findings.push(broken(`${at} must be in the form ${accepted.format} now (${before})`));
  }
  return findings;
}
