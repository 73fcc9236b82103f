import { isFinalStatus, type ApplicationStatus } from '@ifj/shared-api';
import { formatDate } from '@ifj/shared-ui';
import type { ApplicationInterview } from '../../generated/operations.ts';

const decisions: Partial<Record<ApplicationStatus, string>> = {
  Accepted: 'Your application was accepted.',
  Rejected: 'Your application was rejected.',
  Withdrawn: 'You withdrew your application.',
};

const dayLength = 'YYYY-MM-DD'.length;

/** What became of an interview that is over, or whose first date is; null of one to come. */
export function interviewEnd({
  cancelled,
  category,
  open,
  date,
  application: { status },
}: ApplicationInterview): string | null {
  if (cancelled) {
    return ['This interview does not take place.', decisions[status]].filter(Boolean).join(' ');
  }
  const isDecided = isFinalStatus(status);
  if (!isDecided && category !== 'completed') return null;
  if (!isDecided && open) return 'The first date is past. You can still choose a later one.';
  const decision = decisions[status] ?? 'The organization has not decided yet.';
  return `The interview was on ${formatDate(date.slice(0, dayLength))}. ${decision}`;
}
