import { linkMinutes } from '../../password-resets/link-life.ts';
import type { Letter } from './letter.ts';

/** To somebody who may have forgotten their password. */
export const passwordReset = (data: { token: string }): Letter => ({
  subject: 'Choose a new password',
  greeting: 'Hello,',
  paragraphs: [
    'Somebody, probably you, has asked for a new password for your IFJ account.',
    `The link below works once, for ${linkMinutes} minutes. If it was not you, you need do nothing: your account stays as it is.`,
  ],
  action: {
    label: 'Choose a new password',
    path: `/reset-password?token=${encodeURIComponent(data.token)}`,
  },
  closing: 'Kind regards,\nIFJ',
});
