import { oneLine, type Letter } from './letter.ts';
import { momentText } from './moment-text.ts';

const events = {
  arranged: { subject: 'Interview arranged', verb: 'has been arranged' },
  changed: { subject: 'Interview moved', verb: 'has been moved' },
  chosen: { subject: 'Interview confirmed', verb: 'has been confirmed by the applicant' },
  cancelled: { subject: 'Interview cancelled', verb: 'will not take place' },
} as const;

/** To an organization, whenever something happens to one of its interviews. */
export const interviewNotice = (data: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  event: keyof typeof events;
  startsAt: string;
  timezone: string;
  meetLink: string;
}): Letter => ({
  subject: oneLine(`${events[data.event].subject}: ${data.fullName}, ${data.jobTitle}`),
  greeting: `Dear ${data.companyName} team,`,
  paragraphs: [
    `The interview with ${data.fullName} for “${data.jobTitle}” ${events[data.event].verb}.`,
    `Date: ${momentText(data.startsAt, data.timezone)}`,
    ...(data.event === 'cancelled' ? [] : [`Google Meet: ${data.meetLink}`]),
  ],
  action: { label: 'See your interviews', path: '/dashboard/interviews' },
  closing: 'Kind regards,\nIFJ',
});
