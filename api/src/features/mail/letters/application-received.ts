import { oneLine, type Letter } from './letter.ts';

/** The receipt that a student gets for an application. */
export const applicationReceived = (data: {
  fullName: string;
  jobTitle: string;
  companyName: string;
}): Letter => ({
  subject: oneLine(`Your application for ${data.jobTitle}`),
  greeting: `Dear ${data.fullName},`,
  paragraphs: [
    `Your application for “${data.jobTitle}” at ${data.companyName} has arrived, with your resume and your internship letter.`,
    'You can see at any time how far it has come. We write to you when the organization has decided.',
  ],
  action: { label: 'See your applications', path: '/dashboard/applications' },
  closing: 'Good luck,\nIFJ',
});
