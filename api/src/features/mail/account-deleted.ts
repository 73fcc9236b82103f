import type { Letter } from './letter.ts';

/** To an address whose account has just been deleted. */
export const accountDeleted = (data: { email: string }): Letter => ({
  subject: 'Your account is deleted',
  greeting: 'Hello,',
  paragraphs: [
    `Your IFJ account ${data.email} and everything that belonged to it have been deleted, as you asked.`,
    'If this was not you, please write to our support: somebody else knew your password.',
  ],
  closing: 'All the best,\nIFJ',
});
