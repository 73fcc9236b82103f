import type { Letter } from './letter.ts';

/** To an organization whose request was refused; it can correct and ask again. */
export const organizationRefused = (data: { companyName: string; reason: string }): Letter => ({
  subject: 'Your organization could not be approved yet',
  greeting: `Dear ${data.companyName} team,`,
  paragraphs: [
    'We have looked at your request and could not approve it yet. The reason:',
    data.reason,
    'Please correct your details and send them again. We will then look at them once more.',
  ],
  action: { label: 'Correct the details', path: '/unverified-company' },
  closing: 'Kind regards,\nIFJ',
});
