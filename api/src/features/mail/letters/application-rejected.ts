import { oneLine, type Letter } from './letter.ts';

/** The formal rejection letter. */
export const applicationRejected = (data: {
  fullName: string;
  jobTitle: string;
  companyName: string;
}): Letter => ({
  subject: oneLine(`Your application for ${data.jobTitle}`),
  greeting: `Dear ${data.fullName},`,
  paragraphs: [
    `Thank you for applying for “${data.jobTitle}” at ${data.companyName}, and for the time you put into it.`,
    'After careful consideration we have decided not to go further with your application.',
    'This says nothing about your worth: there are other internships, and we wish you every success with them.',
  ],
  action: { label: 'Find other internships', path: '/dashboard/jobs' },
  closing: `Kind regards,\n${data.companyName}`,
});
