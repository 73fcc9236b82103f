import type { Letter } from './letter.ts';

/** To an address whose account has just been deleted. */
export const accountDeleted = (data: {
  email: string;
  /** Whether it was deleted by its password, or by a sign-in with Google. */
  hasPassword: boolean;
}): Letter => ({
  subject: 'Your account is deleted',
  greeting: 'Hello,',
  paragraphs: [
    `Your IFJ account ${data.email} and everything that belonged to it have been deleted, as you asked.`,
    data.hasPassword
      ? 'If this was not you, please write to our support: somebody else knew your password.'
      : 'If this was not you, please write to our support: somebody else signed in with your Google account, or used a device on which you had just done so.',
  ],
  closing: 'All the best,\nIFJ',
});
