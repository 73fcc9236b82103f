import type { ApplicationStatus } from '@ifj/shared-api';
import { formatDate } from '@ifj/shared-ui';
import type { ApplicationInterview } from '../../generated/operations.ts';

const decisions: Record<ApplicationStatus, string | null> = {
  Applied: null,
  Viewed: null,
  Interview: null,
  Accepted: 'Your application was accepted.',
  Rejected: 'Your application was rejected.',
  Withdrawn: 'You withdrew your application.',
  Open: 'Your application was rejected.',
};

const dayLength = 'YYYY-MM-DD'.length;

/** What became of an interview that is over; null of one to come. */
export function interviewEnd({
  cancelled,
  category,
  date,
  application: { status },
}: ApplicationInterview): string | null {
  const decision = decisions[status];
  if (cancelled) {
    return ['This interview does not take place.', decision].filter(Boolean).join(' ');
  }
  if (decision === null && category !== 'completed') return null;
  const day = formatDate(date.slice(0, dayLength));
  return `The interview was on ${day}. ${decision ?? 'The organization has not decided yet.'}`;
}
