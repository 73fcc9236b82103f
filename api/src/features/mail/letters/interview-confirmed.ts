import { oneLine, type Letter } from './letter.ts';
import { momentText } from './moment-text.ts';

/** To a student who has chosen one of the dates offered. */
export const interviewConfirmed = (data: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  startsAt: string;
  timezone: string;
  meetLink: string;
}): Letter => ({
  subject: oneLine(`Interview confirmed: ${data.jobTitle}`),
  greeting: `Dear ${data.fullName},`,
  paragraphs: [
    `You have confirmed your interview for “${data.jobTitle}” at ${data.companyName}.`,
    `Date: ${momentText(data.startsAt, data.timezone)}`,
    `Google Meet: ${data.meetLink}`,
  ],
  action: { label: 'See your applications', path: '/dashboard/applications?tab=Interview' },
  closing: 'Good luck,\nIFJ',
});
