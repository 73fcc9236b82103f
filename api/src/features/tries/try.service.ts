import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Queryable } from '../../db/client.ts';
import { tooManyTries } from '../../errors.ts';
import {
  countTry,
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
}

const tenMinutes = 600;
export const limits = {
  /** One account from one address: a person who mistypes. */
  accountAndAddress: { kind: 'sign-in-pair', most: 10, windowSeconds: tenMinutes },
  /** One account from anywhere it has never signed in from. */
  account: { kind: 'sign-in-account', most: 50, windowSeconds: tenMinutes },
  /** One address, which may be a cybercafé. */
  signInAddress: { kind: 'sign-in-address', most: 300, windowSeconds: tenMinutes },
  registrationAddress: { kind: 'registration-address', most: 60, windowSeconds: tenMinutes },
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

function refusal(secondsLeft: number) {
  const minutes = Math.max(1, Math.ceil(secondsLeft / 60));
  return tooManyTries(
    Math.max(1, secondsLeft),
    `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`,
  );
}

async function take(db: Queryable, limit: Limit, subject: Buffer): Promise<void> {
  const { count, secondsLeft } = await countTry(db, { ...limit, subject });
  if (count > limit.most) throw refusal(secondsLeft);
}

/** Refuses whoever has had all tries already, and writes nothing: there is no end of subjects. */
async function refuseSpent(db: Queryable, limit: Limit, subject: Buffer): Promise<void> {
  const { count, secondsLeft } = await readTries(db, { ...limit, subject });
  if (count >= limit.most) throw refusal(secondsLeft);
}

/** Counts a registration from an address. @throws 429 when there were too many. */
export async function admitRegistration(db: Queryable, address: string): Promise<void> {
  await take(db, limits.registrationAddress, digest(subscriber(address)));
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
  }
  await rememberAddress(db, account.userId, digest(from));
}

/** Forgets what was counted about an account, as far as it can be told to be about it. */
export async function forgetSignIns(db: Queryable, email: string, address: string): Promise<void> {
  await forgetTries(db, limits.accountAndAddress.kind, digest(email, subscriber(address)));
  await forgetTries(db, limits.account.kind, digest(email));
}
