import { describeError, type ErrorDescription } from './describe-error.ts';
import { failureReason } from './failure-reason.ts';

/**
 * What a form says that could not save.
 *
 * @param error what the call failed with
 * @param words the sentence for a call that broke, "Failed to update profile."; the reason follows
 * @returns the api's own words where it refused, and the fields that it named
 */
export function saveFailure(
  error: unknown,
  words: string,
): Pick<ErrorDescription, 'message' | 'fields'> {
  const { status, code, message, fields } = describeError(error);
  const isRefusal = status !== null && status < 500 && code !== 'UNEXPECTED';
  return { message: isRefusal ? message : `${words} ${failureReason(error, words)}`, fields };
}
