import { describeError } from './describe-error.ts';

/**
 * What to say where the account behind the session could not be read.
 *
 * @param error the error of `useGetMeQuery`
 * @returns the title of a state, and the reason under it
 */
export function accountFailure(error: unknown): { title: string; text: string | undefined } {
  const { status, message } = describeError(error);
  if (status === 404) return { title: 'User not found', text: undefined };
  return { title: 'Failed to fetch user data', text: message };
}
