import { createHash } from 'node:crypto';
import type { Queryable, Transaction } from '../../db/client.ts';
import { tooManyTries } from '../../errors.ts';
import { mailboxOf } from '../accounts/email.ts';
import { limits, type Limit } from './limits.ts';
import { limitsByNetwork, networksOf } from './networks.ts';
import {
  countTry,
  forgetAddresses,
  forgetTries,
  isKnownAddress,
  readTries,
  rememberAddress,
  uncountTry,
} from './try.repository.ts';

const digest = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest();

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

async function refuseSpentNetwork(db: Queryable, limit: Limit, address: string): Promise<void> {
  for (const { limit: one, network } of limitsByNetwork(limit, address)) {
    await refuseSpent(db, one, digest(network));
  }
}

async function takeOfNetwork(db: Queryable, limit: Limit, address: string): Promise<void> {
  for (const { limit: one, network } of limitsByNetwork(limit, address)) {
    await take(db, one, digest(network));
  }
}

/** Counts a try of which only the network address is known. @throws 429 when there were too many. */
async function admitFrom(db: Queryable, limit: Limit, address: string): Promise<void> {
  await refuseSpentNetwork(db, limit, address);
  await takeOfNetwork(db, limit, address);
}

/** Counts a registration from an address. @throws 429 when there were too many. */
export const admitRegistration = (db: Queryable, address: string): Promise<void> =>
  admitFrom(db, limits.registrationAddress, address);

/** Counts a visit to a provider from an address. @throws 429 when there were too many. */
export const admitProviderVisit = (db: Queryable, address: string): Promise<void> =>
  admitFrom(db, limits.providerVisitAddress, address);

/**
 * Counts an account that was made, if the transaction holds.
 * @param person an email; of whom a provider vouches for, their name there, which nobody else has
 * @throws 429 when there were too many in a day.
 */
export const admitAccount = (tx: Transaction, person: string): Promise<void> =>
  take(tx, limits.registrationEmail, digest(person));

/**
 * Likewise an account that nobody vouches for. Other spellings of a mailbox are counted together,
 * and apart from its plain email: with them a stranger does not keep its owner out.
 * @throws 429 when there were too many in a day.
 */
export function admitAccountWithEmail(tx: Transaction, email: string): Promise<void> {
  const mailbox = mailboxOf(email);
  if (email === mailbox) return admitAccount(tx, email);
  return take(tx, limits.registrationAliases, digest(mailbox));
}

/** Likewise a student's application. @throws 429 when there were too many in a day. */
export const admitApplication = (tx: Transaction, userId: string): Promise<void> =>
  take(tx, limits.applications, digest(userId));

/** Likewise an invitation to an applicant. @throws 429 when there were too many in a day. */
export const admitInvitation = (tx: Transaction, applicationId: string): Promise<void> =>
  take(tx, limits.invitations, digest(applicationId));

/** Counts a download by an organization. @throws 429 when there were too many. */
export async function admitDownload(db: Queryable, orgId: string): Promise<void> {
  await take(db, limits.downloads, digest(orgId));
  await take(db, limits.downloadsOfDay, digest(orgId));
}

/** Counts an export of an account. @throws 429 when there were too many in ten minutes. */
export const admitExport = (db: Queryable, userId: string): Promise<void> =>
  take(db, limits.exports, digest(userId));

/**
 * Counts a mail that tells a student of what they did themselves. The address may be a stranger's.
 * @returns whether it may be sent; they see in the product what it would tell them.
 */
export async function admitOwnDeed(tx: Transaction, email: string): Promise<boolean> {
  const { ownDeeds } = limits;
  const { count } = await countTry(tx, { ...ownDeeds, subject: digest(mailboxOf(email)) });
  return count <= ownDeeds.most;
}

/**
 * Counts a mail that warns an owner of somebody who registers their email.
 * @returns whether it may be sent.
 */
export async function admitWarning(tx: Transaction, email: string): Promise<boolean> {
  const { registrationWarning } = limits;
  const { count } = await countTry(tx, {
    ...registrationWarning,
    subject: digest(mailboxOf(email)),
  });
  return count <= registrationWarning.most;
}

const ofPair = [limits.accountAndAddress, limits.accountAndAddressOfDay];

async function forgetTriesOfPair(db: Queryable, email: string, from: string): Promise<void> {
  for (const { kind } of ofPair) await forgetTries(db, kind, digest(email, from));
}

/**
 * Counts a sign-in before its password is looked at, by account first. Guesses at an account from
 * elsewhere do not keep its owner out where they have signed in before.
 * @throws 429 when there were too many.
 */
export async function admitSignIn(db: Queryable, email: string, address: string): Promise<void> {
  const from = networksOf(address).subscriber;
  await refuseSpentNetwork(db, limits.signInAddress, address);
  for (const limit of ofPair) await take(db, limit, digest(email, from));
  if (!(await isKnownAddress(db, email, digest(from)))) {
    await take(db, limits.account, digest(email));
    await take(db, limits.accountOfDay, digest(email));
  }
  await takeOfNetwork(db, limits.signInAddress, address);
}

/** Takes back what a sign-in counted, once its password was right, and remembers the address. */
export async function settleSignIn(
  db: Queryable,
  account: { userId: string; email: string },
  address: string,
): Promise<void> {
  const from = networksOf(address).subscriber;
  await forgetTriesOfPair(db, account.email, from);
  if (!(await isKnownAddress(db, account.email, digest(from)))) {
    await uncountTry(db, limits.account.kind, digest(account.email));
    await uncountTry(db, limits.accountOfDay.kind, digest(account.email));
  }
  await rememberAddress(db, account.userId, digest(from));
}

/** Remembers the address where an account was made: guesses do not keep its owner out there. */
export const settleRegistration = (tx: Transaction, userId: string, address: string) =>
  rememberAddress(tx, userId, digest(networksOf(address).subscriber));

/**
 * Counts a wish for a link, by email first. Known and unknown emails are counted alike.
 * @throws 429 when there were too many.
 */
export async function admitReset(db: Queryable, email: string, address: string): Promise<void> {
  const from = networksOf(address).subscriber;
  await refuseSpentNetwork(db, limits.resetAddress, address);
  await take(db, limits.resetPair, digest(email, from));
  await take(db, limits.resetEmail, digest(email));
  await takeOfNetwork(db, limits.resetAddress, address);
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
  const from = networksOf(address).subscriber;
  await forgetTriesOfPair(tx, account.email, from);
  await forgetAddresses(tx, account.userId);
  await rememberAddress(tx, account.userId, digest(from));
}

/** Forgets what was counted about an account, as far as it can be told to be about it. */
export async function forgetSignIns(db: Queryable, email: string, address: string): Promise<void> {
  const from = networksOf(address).subscriber;
  await forgetTriesOfPair(db, email, from);
  await forgetTries(db, limits.resetPair.kind, digest(email, from));
  for (const { kind } of [limits.account, limits.accountOfDay, limits.resetEmail]) {
    await forgetTries(db, kind, digest(email));
  }
}
