import type { Letter } from './letter.ts';

/** To somebody whose account is not suspended any more. */
export const accountRestored = (data: { name: string; reason: string }): Letter => ({
  subject: 'You can use your account again',
  greeting: `Dear ${data.name},`,
  paragraphs: ['Your IFJ account is not suspended any more. The reason:', data.reason],
  action: { label: 'Log in', path: '/login' },
  closing: 'Kind regards,\nIFJ',
});
