import type { Letter } from './letter.ts';

/** To somebody who has signed in with Google for the first time, into an account that was there. */
export const googleLinked = (data: { passwordEnded: boolean }): Letter => ({
  subject: 'You can now sign in with Google',
  greeting: 'Hello,',
  paragraphs: [
    'Somebody, probably you, has signed in to your IFJ account with the Google account of this address. From now on this Google account opens it.',
    data.passwordEnded
      ? 'Nobody had shown before that this address is theirs. So the password of the account works no longer, and every session that was open has ended. Look at your profile: what stands there was written before. If you want a password too, choose one with the link below.'
      : 'Your password works as before. If it was not you, choose another one with the link below and write to support.',
  ],
  action: { label: 'Choose a password', path: '/reset' },
  closing: 'Kind regards,\nIFJ',
});
