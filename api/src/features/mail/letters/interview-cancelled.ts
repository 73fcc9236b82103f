import { oneLine, type Letter } from './letter.ts';
import { momentText } from './moment-text.ts';

/** To a student whose interview will not take place, while the application goes on. */
export const interviewCancelled = (data: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  startsAt: string;
  timezone: string;
  /** Without one the organization has called off this interview, and nothing else. */
  cause?: 'job-deleted';
}): Letter => ({
  subject: oneLine(`Interview cancelled: ${data.jobTitle}`),
  greeting: `Dear ${data.fullName},`,
  paragraphs: [
    `The interview for “${data.jobTitle}” at ${data.companyName} has been cancelled. It was planned for ${momentText(data.startsAt, data.timezone)}.`,
    data.cause === 'job-deleted'
      ? `${data.companyName} has deleted this job. Your application is kept, and the organization can still decide about it.`
      : 'Your application stays open. The organization may offer you new dates.',
  ],
  action: { label: 'See your applications', path: '/dashboard/applications' },
  closing: 'Kind regards,\nIFJ',
});
