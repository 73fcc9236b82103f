import { describeError } from '@ifj/shared-api';

/** What to say when the account behind the session could not be read. */
export function accountFailure(error: unknown): { title: string; text: string | undefined } {
  const { status, message } = describeError(error);
  if (status === 404) return { title: 'User not found', text: undefined };
  return { title: 'Failed to fetch user data', text: message };
}
