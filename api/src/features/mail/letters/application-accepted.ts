import { oneLine, type Letter } from './letter.ts';

/** To a student whose application was accepted. */
export const applicationAccepted = (data: {
  fullName: string;
  jobTitle: string;
  companyName: string;
}): Letter => ({
  subject: oneLine(`Accepted: ${data.jobTitle}`),
  greeting: `Dear ${data.fullName},`,
  paragraphs: [
    `Congratulations! ${data.companyName} has accepted your application for “${data.jobTitle}”.`,
    'The organization will get in touch with you about the next steps.',
  ],
  action: { label: 'See your applications', path: '/dashboard/applications' },
  closing: 'Kind regards,\nIFJ',
});
