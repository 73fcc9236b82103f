import { reportUnverified } from '../session/unverified.ts';
import { endRefusedSession } from '../session/stored-session.ts';
import { describeError } from './describe-error.ts';

/**
 * What a refused call means for the session, however it was sent: a 401 ends it, a 403 says that
 * the organization is not verified.
 *
 * @param error what the call failed with
 * @param token the token that it carried
 */
export function followRefusal(error: unknown, token: string | null): void {
  const { status, code } = describeError(error);
  if (status === 403) reportUnverified();
  if (status === 401 && code !== 'INVALID_CREDENTIALS') endRefusedSession(token);
}
