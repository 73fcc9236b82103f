import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Queryable, Transaction } from '../../db/client.ts';
import { tooManyTries } from '../../errors.ts';
import {
  countTry,
  forgetAddresses,
  forgetTries,
  isKnownAddress,
  readTries,
  rememberAddress,
  uncountTry,
} from './try.repository.ts';

/** So many tries in so many seconds. */
interface Limit {
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
export const limits = {
  /** One account from one address: a person who mistypes. */
  accountAndAddress: { kind: 'sign-in-pair', most: 10, windowSeconds: tenMinutes },
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
  /** Mails to one email that somebody has tried to register it again. */
  registrationWarning: { kind: 'registration-warning', most: 1, windowSeconds: day },
  /**
   * Links to one email. The window is as long as a link works: whoever uses up the links of
   * somebody else has filled their mailbox with links that work.
   */
  resetEmail: {
    kind: 'reset-email',
    most: 3,
    windowSeconds: 1_800,
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
  /** One account; each export reads everything that is kept about it. */
  exports: {
    kind: 'exports',
    most: 10,
    windowSeconds: tenMinutes,
    told: 'You have exported your data many times.',
  },
} as const satisfies Record<string, Limit>;

const digest = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest();

/** One subscriber has a whole /64 of IPv6 addresses, so that prefix counts as the address. */
function subscriber(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = (plain.split('%')[0] ?? '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':').toLowerCase();
}

function inWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  if (minutes > 90) return `${Math.ceil(minutes / 60)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

const refusal = (secondsLeft: number, { told = 'Too many tries.', way }: Limit) =>
  tooManyTries(
    Math.max(1, secondsLeft),
    [`${told} Please wait ${inWords(secondsLeft)} and try again.`, way].filter(Boolean).join(' '),
  );

async function take(db: Queryable, limit: Limit, subject: Buffer): Promise<void> {
  const { count, secondsLeft } = await countTry(db, { ...limit, subject });
  if (count > limit.most) throw refusal(secondsLeft, limit);
}

/** Refuses whoever has had all tries already, and writes nothing: there is no end of subjects. */
async function refuseSpent(db: Queryable, limit: Limit, subject: Buffer): Promise<void> {
  const { count, secondsLeft } = await readTries(db, { ...limit, subject });
  if (count >= limit.most) throw refusal(secondsLeft, limit);
}

/** Counts a registration from an address. @throws 429 when there were too many. */
export async function admitRegistration(db: Queryable, address: string): Promise<void> {
  await take(db, limits.registrationAddress, digest(subscriber(address)));
}

/** Counts a visit to a provider from an address. @throws 429 when there were too many. */
export const admitProviderVisit = (db: Queryable, address: string): Promise<void> =>
  take(db, limits.providerVisitAddress, digest(subscriber(address)));

/**
 * Counts an account that was made, if the transaction holds.
 * @param person an email; of whom a provider vouches for, their name there, which nobody else has
 * @throws 429 when there were too many in a day.
 */
export const admitAccount = (tx: Transaction, person: string): Promise<void> =>
  take(tx, limits.registrationEmail, digest(person));

/** Likewise a student's application. @throws 429 when there were too many in a day. */
export const admitApplication = (tx: Transaction, userId: string): Promise<void> =>
  take(tx, limits.applications, digest(userId));

/** Likewise an invitation to an applicant. @throws 429 when there were too many in a day. */
export const admitInvitation = (tx: Transaction, applicationId: string): Promise<void> =>
  take(tx, limits.invitations, digest(applicationId));

/** Counts an export of an account. @throws 429 when there were too many in ten minutes. */
export const admitExport = (db: Queryable, userId: string): Promise<void> =>
  take(db, limits.exports, digest(userId));

/**
 * Counts a mail that tells a student of what they did themselves. The address may be a stranger's.
 * @returns whether it may be sent; they see in the product what it would tell them.
 */
export async function admitOwnDeed(tx: Transaction, email: string): Promise<boolean> {
  const { ownDeeds } = limits;
  const { count } = await countTry(tx, { ...ownDeeds, subject: digest(email) });
  return count <= ownDeeds.most;
}

/**
 * Counts a mail that warns an owner of somebody who registers their email.
 * @returns whether it may be sent.
 */
export async function admitWarning(tx: Transaction, email: string): Promise<boolean> {
  const { registrationWarning } = limits;
  const { count } = await countTry(tx, { ...registrationWarning, subject: digest(email) });
  return count <= registrationWarning.most;
}

/**
 * Counts a sign-in before its password is looked at, by account first. Guesses at an account from
 * elsewhere do not keep its owner out where they have signed in before.
 * @throws 429 when there were too many.
 */
export async function admitSignIn(db: Queryable, email: string, address: string): Promise<void> {
  const from = subscriber(address);
  await refuseSpent(db, limits.signInAddress, digest(from));
  await take(db, limits.accountAndAddress, digest(email, from));
  if (!(await isKnownAddress(db, email, digest(from)))) {
    await take(db, limits.account, digest(email));
    await take(db, limits.accountOfDay, digest(email));
  }
  await take(db, limits.signInAddress, digest(from));
}

/** Takes back what a sign-in counted, once its password was right, and remembers the address. */
export async function settleSignIn(
  db: Queryable,
  account: { userId: string; email: string },
  address: string,
): Promise<void> {
  const from = subscriber(address);
  await forgetTries(db, limits.accountAndAddress.kind, digest(account.email, from));
  if (!(await isKnownAddress(db, account.email, digest(from)))) {
    await uncountTry(db, limits.account.kind, digest(account.email));
    await uncountTry(db, limits.accountOfDay.kind, digest(account.email));
  }
  await rememberAddress(db, account.userId, digest(from));
}

/** Remembers the address where an account was made: guesses do not keep its owner out there. */
export const settleRegistration = (tx: Transaction, userId: string, address: string) =>
  rememberAddress(tx, userId, digest(subscriber(address)));

/**
 * Counts a wish for a link, by email first. Known and unknown emails are counted alike.
 * @throws 429 when there were too many.
 */
export async function admitReset(db: Queryable, email: string, address: string): Promise<void> {
  const from = subscriber(address);
  await refuseSpent(db, limits.resetAddress, digest(from));
  await take(db, limits.resetPair, digest(email, from));
  await take(db, limits.resetEmail, digest(email));
  await take(db, limits.resetAddress, digest(from));
}

/**
 * Lets somebody who has just chosen a password sign in with it, whatever others have guessed. An
 * address from which others signed in before is not known any more. The links of their email stay
 * counted: who used them up would learn that somebody used one.
 */
export async function settleReset(
  tx: Transaction,
  account: { userId: string; email: string },
  address: string,
): Promise<void> {
  const from = subscriber(address);
  await forgetTries(tx, limits.accountAndAddress.kind, digest(account.email, from));
  await forgetAddresses(tx, account.userId);
  await rememberAddress(tx, account.userId, digest(from));
}

/** Forgets what was counted about an account, as far as it can be told to be about it. */
export async function forgetSignIns(db: Queryable, email: string, address: string): Promise<void> {
  await forgetTries(db, limits.accountAndAddress.kind, digest(email, subscriber(address)));
  await forgetTries(db, limits.resetPair.kind, digest(email, subscriber(address)));
  for (const { kind } of [limits.account, limits.accountOfDay, limits.resetEmail]) {
    await forgetTries(db, kind, digest(email));
  }
}
