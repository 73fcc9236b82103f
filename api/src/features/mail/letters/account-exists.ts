import type { Letter } from './letter.ts';

/** To the owner of an account whose email somebody tried to sign up with. */
export const accountExists = (data: { email: string }): Letter => ({
  subject: 'You already have an account',
  greeting: 'Hello,',
  paragraphs: [
    `Somebody, probably you, tried to sign up on IFJ with ${data.email}. There is an account with this email already, and whoever tried was told so. Nothing else was told, and nothing has changed.`,
    'If it was you, log in as usual. If you do not know your password any more, you can choose a new one.',
    'If it was not you, you need do nothing.',
  ],
  action: { label: 'Log in', path: '/login' },
  closing: 'Kind regards,\nIFJ',
});
