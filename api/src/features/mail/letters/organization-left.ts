import { oneLine, type Letter } from './letter.ts';

/** To a student who waited for the decision of an organization that has deleted its account. */
export const organizationLeft = (data: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  /** Whether an interview was to come, which is cancelled with it. */
  hadInterview: boolean;
}): Letter => ({
  subject: oneLine(`${data.companyName} has left: ${data.jobTitle}`),
  greeting: `Dear ${data.fullName},`,
  paragraphs: [
    `${data.companyName} has left IFJ. Your application for “${data.jobTitle}” has ended with it, and your letter and files for it are deleted.`,
    ...(data.hadInterview ? ['Your interview will not take place.'] : []),
    'There are other internships, and we wish you every success with them.',
  ],
  action: { label: 'Find other internships', path: '/dashboard/jobs' },
  closing: 'Kind regards,\nIFJ',
});
