import type { Letter } from './letter.ts';

/** To somebody whose account an operator has suspended. */
export const accountSuspended = (data: { name: string; reason: string }): Letter => ({
  subject: 'Your account is suspended',
  greeting: `Dear ${data.name},`,
  paragraphs: [
    'Your IFJ account has been suspended, and all its sessions have ended. The reason:',
    data.reason,
    'Please write to our support if you think that this is a mistake.',
  ],
  closing: 'Kind regards,\nIFJ',
});
