import { endRefusedSession, readToken } from '../session/stored-session.ts';
import { reportUnverified } from '../session/unverified.ts';
import { describeError } from './describe-error.ts';

/** Whether the api says that there is no session, or one that is over. */
const isSessionRefused = (error: unknown): boolean => {
  const { status, code } = describeError(error);
  return status === 401 && code === 'UNAUTHENTICATED';
};

/**
 * What a refused call means for the session, however it was sent: a 401 ends it, a 403 says that
 * the organization is not verified. Only the api's own words count: whatever stands between may
 * answer with the same status.
 *
 * @param error what the call failed with
 * @param token the token that it carried
 */
export function followRefusal(error: unknown, token: string | null): void {
  const { status, code } = describeError(error);
  const isUnverified = status === 403 && code === 'ORGANIZATION_UNVERIFIED';
  if (isUnverified && token === readToken()) reportUnverified();
  if (isSessionRefused(error)) endRefusedSession(token);
}

/**
 * Whether a call failed because its session is over: it was refused for that, or given up when
 * another call was. The sign-in page that follows says enough.
 *
 * @param error the `error` of a mutation, or what its `unwrap()` threw
 */
export function isOfEndedSession(error: unknown): boolean {
  const { name } = (error ?? {}) as { name?: unknown };
  return name === 'AbortError' || isSessionRefused(error);
}
