import type { Config } from '../../config.ts';
import type { Database, Queryable, Transaction } from '../../db/client.ts';
import { unauthenticated } from '../../errors.ts';
import type { Role } from '../../schema/values.ts';
import { newSecret, secretHash } from './secret.ts';
import {
  deleteSession,
  deleteSessionsOf,
  holdSession,
  insertSession,
  selectSession,
  touchSession,
} from './session.repository.ts';

export interface Session {
  userId: string;
  role: Role;
  /** Id of the student or organization; null for an operator. */
  roleSpecificId: string | null;
  /** True for everyone but an organization that is not approved. */
  verified: boolean;
  tokenHash: Buffer;
}

interface Dependencies {
  db: Database;
  config: Config;
}

/**
 * Starts a session and returns its token: 256 random bits, base64url. Only the hash is stored,
 * so the token can be read here and never again.
 */
export async function startSession(db: Queryable, config: Config, userId: string) {
  const token = newSecret();
  await insertSession(db, {
    tokenHash: secretHash(token),
    userId,
    maxHours: config.SESSION_MAX_HOURS,
  });
  return token;
}

/** The session a token opens, or null if it never was, has expired or its user is suspended. */
export async function findLiveSession(
  { db, config }: Dependencies,
  token: string,
): Promise<Session | null> {
  const tokenHash = secretHash(token);
  const row = await selectSession(db, tokenHash, config.SESSION_IDLE_HOURS);
  if (!row) return null;
  if (row.isStale) await touchSession(db, tokenHash);
  return {
    userId: row.userId,
    role: row.role,
    roleSpecificId: row.studentId ?? row.organizationId,
    verified: row.role !== 'organization' || row.verification === 'approved',
    tokenHash,
  };
}

/**
 * Makes sure that a session which was found some time ago has not been ended since, and is not
 * before the transaction ends.
 * @throws 401 if it has.
 */
export async function requireStillLive(tx: Transaction, session: Session): Promise<void> {
  if (!(await holdSession(tx, session.tokenHash))) throw unauthenticated();
}

/** Ends one session; ending it again does nothing. */
export async function endSession(db: Queryable, session: Session): Promise<void> {
  await deleteSession(db, session.tokenHash);
}

/** Ends every session of a user, everywhere. */
export async function endAllSessions(db: Queryable, userId: string): Promise<void> {
  await deleteSessionsOf(db, userId);
}

/** Ends every session of the caller but the one they call with. */
export async function endOtherSessions(db: Queryable, session: Session): Promise<void> {
  await deleteSessionsOf(db, session.userId, session.tokenHash);
}
