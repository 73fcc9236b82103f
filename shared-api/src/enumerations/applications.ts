import type { Option } from './option.ts';

/** Statuses of an application with the text of their badge. `Open` is older data and never written. */
export const applicationStatuses = [
  { value: 'Applied', label: 'Applied' },
  { value: 'Viewed', label: 'Viewed' },
  { value: 'Interview', label: 'Scheduled for Interview' },
  { value: 'Accepted', label: 'Accepted' },
  { value: 'Rejected', label: 'Rejected' },
  { value: 'Withdrawn', label: 'Withdrawn' },
  { value: 'Open', label: 'Rejected' },
] as const satisfies Option<string>[];

export type ApplicationStatus = (typeof applicationStatuses)[number]['value'];

/** The student's tabs, and the statuses that each one shows. */
export const applicationTabs = [
  { value: 'Applied', label: 'Applied', statuses: ['Accepted', 'Applied'] },
  { value: 'Viewed', label: 'Viewed', statuses: ['Viewed'] },
  { value: 'Interview', label: 'Interview', statuses: ['Interview'] },
  { value: 'Rejected', label: 'Rejected', statuses: ['Rejected', 'Withdrawn', 'Open'] },
] as const satisfies (Option<string> & { statuses: ApplicationStatus[] })[];

export type ApplicationTab = (typeof applicationTabs)[number]['value'];

/** No further change follows on these. */
export function isFinalStatus(status: ApplicationStatus): boolean {
  return ['Accepted', 'Rejected', 'Withdrawn', 'Open'].includes(status);
}
