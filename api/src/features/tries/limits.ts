import { linkMinutes } from '../password-resets/link-life.ts';

/** So many tries in so many seconds. */
export interface Limit {
  kind: string;
  most: number;
  windowSeconds: number;
  /** What was done too often. */
  told?: string;
  /** What else can be done than to wait. */
  way?: string;
}

const tenMinutes = 600;
const day = 86_400;
const byReset = 'You need not wait if you choose a new password by “Forgot Password ?”.';
const manyDownloads = 'Your organization has downloaded many files.';

export const limits = {
  /** One account from one address: a person who mistypes. */
  accountAndAddress: { kind: 'sign-in-pair', most: 10, windowSeconds: tenMinutes },
  /** The same for those who guess slowly, beside its owner in a cybercafé. */
  accountAndAddressOfDay: {
    kind: 'sign-in-pair-day',
    most: 100,
    windowSeconds: day,
    way: byReset,
  },
  /** One account from anywhere it has never signed in from. */
  account: { kind: 'sign-in-account', most: 50, windowSeconds: tenMinutes, way: byReset },
  /** The same for those who guess slowly. */
  accountOfDay: { kind: 'sign-in-account-day', most: 100, windowSeconds: day, way: byReset },
  /** One address, which may be a cybercafé. */
  signInAddress: { kind: 'sign-in-address', most: 300, windowSeconds: tenMinutes },
  registrationAddress: { kind: 'registration-address', most: 60, windowSeconds: tenMinutes },
  /** One address; each visit to a provider is kept until it ends. */
  providerVisitAddress: { kind: 'provider-visit-address', most: 300, windowSeconds: tenMinutes },
  /** One email, which may be a stranger's, over deletions too. */
  registrationEmail: {
    kind: 'registration-email',
    most: 3,
    windowSeconds: day,
    told: 'Too many accounts were made with this email.',
  },
  /** One mailbox under every email that leads to it but the plain one. */
  registrationAliases: {
    kind: 'registration-aliases',
    most: 3,
    windowSeconds: day,
    told: 'Too many accounts were made with other spellings of this email.',
  },
  /** Mails to one email that somebody has tried to register it again. */
  registrationWarning: { kind: 'registration-warning', most: 1, windowSeconds: day },
  /**
   * Links to one email. The window is as long as a link works: whoever uses up the links of
   * somebody else has filled their mailbox with links that work.
   */
  resetEmail: {
    kind: 'reset-email',
    most: 3,
    windowSeconds: linkMinutes * 60,
    told: 'If there is an account with this email, links were sent to it, and the newest one works.',
  },
  /** One email from one address. */
  resetPair: {
    kind: 'reset-pair',
    most: 10,
    windowSeconds: day,
    told: 'You have asked for many links.',
  },
  resetAddress: { kind: 'reset-address', most: 60, windowSeconds: tenMinutes },
  /** One student, by hand or not. */
  applications: {
    kind: 'applications',
    most: 100,
    windowSeconds: day,
    told: 'You have sent as many applications as you can in one day.',
  },
  /** Mails to one email that tell students of what they did themselves. */
  ownDeeds: { kind: 'own-deeds', most: 30, windowSeconds: day },
  /** One application; each invitation is a mail to both sides. */
  invitations: {
    kind: 'invitations',
    most: 10,
    windowSeconds: day,
    told: 'This applicant was invited as often as is possible in one day.',
  },
  /** One organization; each download is written down. */
  downloads: {
    kind: 'downloads',
    most: 300,
    windowSeconds: tenMinutes,
    told: manyDownloads,
  },
  downloadsOfDay: {
    kind: 'downloads-day',
    most: 2_000,
    windowSeconds: day,
    told: manyDownloads,
  },
  /** One account; each export reads everything that is kept about it. */
  exports: {
    kind: 'exports',
    most: 10,
    windowSeconds: tenMinutes,
    told: 'You have exported your data many times.',
  },
} as const satisfies Record<string, Limit>;
