import { describeError, type ErrorDescription } from './describe-error.ts';

const advice = /[^.]*\btry again\b[^.]*\./i;

/**
 * What a form says that could not save.
 *
 * @param error what the call failed with
 * @param words the sentence for a call that broke, "Failed to update profile."; the reason follows,
 *   without its own advice to try again where the sentence gives it
 * @returns the api's own words where it refused, and the fields that it named
 */
export function saveFailure(
  error: unknown,
  words: string,
): Pick<ErrorDescription, 'message' | 'fields'> {
  const { status, code, message, fields } = describeError(error);
  const isRefusal = status !== null && status < 500 && code !== 'UNEXPECTED';
  const reason = advice.test(words) ? message.replace(advice, '') : message;
  return { message: isRefusal ? message : `${words} ${reason}`.trim(), fields };
}
