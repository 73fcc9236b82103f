import type { ApplicationStatus } from '../applications/lifecycle.ts';
import type { NotificationRow } from './notification.repository.ts';

/** The tab of a student's applications that shows each status. */
const tabs: Record<ApplicationStatus, string> = {
  Applied: 'Applied',
  Accepted: 'Applied',
  Viewed: 'Viewed',
  Interview: 'Interview',
  Rejected: 'Rejected',
  Withdrawn: 'Rejected',
  Open: 'Rejected',
};

/** Where a notification leads: of a student's application, to where that stands by now. */
export const linkOf = ({ link, standing }: Pick<NotificationRow, 'link' | 'standing'>): string =>
  standing === null ? link : `${link}?tab=${tabs[standing]}`;
