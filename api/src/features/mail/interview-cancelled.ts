import { oneLine, type Letter } from './letter.ts';
import { momentText } from './moment-text.ts';

/** To a student whose coming interview will not take place; the application stays open. */
export const interviewCancelled = (data: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  startsAt: string;
  timezone: string;
}): Letter => ({
  subject: oneLine(`Interview cancelled: ${data.jobTitle}`),
  greeting: `Dear ${data.fullName},`,
  paragraphs: [
    `The interview for “${data.jobTitle}” at ${data.companyName} has been cancelled. It was planned for ${momentText(data.startsAt, data.timezone)}.`,
    'Your application stays open. The organization may offer you new dates.',
  ],
  action: { label: 'See your applications', path: '/dashboard/applications' },
  closing: 'Kind regards,\nIFJ',
});
