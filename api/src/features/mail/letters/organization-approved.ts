import type { Letter } from './letter.ts';

/** To an organization whose request was approved. */
export const organizationApproved = (data: { companyName: string }): Letter => ({
  subject: 'Your organization is approved',
  greeting: `Dear ${data.companyName} team,`,
  paragraphs: [
    'Your organization has been checked and approved.',
    'You can now post internships and receive applications.',
  ],
  action: { label: 'Post an internship', path: '/dashboard/create-job' },
  closing: 'Kind regards,\nIFJ',
});
