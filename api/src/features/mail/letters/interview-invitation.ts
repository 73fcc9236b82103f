import { oneLine, type Letter } from './letter.ts';
import { momentText } from './moment-text.ts';

/** To a student who is invited to an interview, or offered new dates for it. */
export const interviewInvitation = (data: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  isChange: boolean;
  /** The first of the dates offered, and the two alternatives. */
  offers: string[];
  timezone: string;
  meetLink: string;
}): Letter => {
  const [first = '', ...others] = data.offers.map((offer) => momentText(offer, data.timezone));
  return {
    subject: oneLine(
      `${data.isChange ? 'New interview dates' : 'Interview invitation'}: ${data.jobTitle}`,
    ),
    greeting: `Dear ${data.fullName},`,
    paragraphs: [
      data.isChange
        ? `${data.companyName} offers you new dates for the interview for “${data.jobTitle}”. Earlier ones no longer hold.`
        : `${data.companyName} invites you to an interview for “${data.jobTitle}”, by video on Google Meet.`,
      `Date: ${first}`,
      `Alternatives:\n${others.join('\n')}`,
      `Google Meet: ${data.meetLink}`,
      'Please confirm the date, or choose one of the alternatives. Until then the first date holds; the invite that comes with this mail puts it into your calendar.',
    ],
    action: { label: 'Confirm a date', path: '/dashboard/Notifications' },
    closing: `Kind regards,\n${data.companyName}`,
  };
};
