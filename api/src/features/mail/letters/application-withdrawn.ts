import { oneLine, type Letter } from './letter.ts';

/** To a student who has withdrawn an application. */
export const applicationWithdrawn = (data: {
  fullName: string;
  jobTitle: string;
  companyName: string;
  /** Whether an interview was to come, which is cancelled with it. */
  hadInterview: boolean;
}): Letter => ({
  subject: oneLine(`Withdrawn: ${data.jobTitle}`),
  greeting: `Dear ${data.fullName},`,
  paragraphs: [
    `You have withdrawn your application for “${data.jobTitle}” at ${data.companyName}. The organization has been told.`,
    ...(data.hadInterview ? ['Your interview is cancelled.'] : []),
  ],
  action: { label: 'Find other internships', path: '/dashboard/jobs' },
  closing: 'Kind regards,\nIFJ',
});
