import { describeError } from './describe-error.ts';

const advice = /[^.]*\btry again\b[^.]*\./i;

/**
 * Why a call failed, to follow the words that say what failed.
 *
 * @param error what the call failed with
 * @param words "Failed to fetch jobs. Please try again."
 * @returns a sentence or two, without advice to try again where the words give it already
 */
export function failureReason(error: unknown, words: string): string {
  const { message } = describeError(error);
  return (advice.test(words) ? message.replace(advice, '') : message).trim();
}
