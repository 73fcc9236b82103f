import { describeError } from '@ifj/shared-api';
import type { ApplyValues } from './apply.schema.ts';

/** Whether a call was refused: what it sent is not stored. Whatever broke may have arrived. */
export function isRefusal(error: unknown): boolean {
  const { status } = describeError(error);
  return status !== null && status >= 400 && status < 500;
}

const isSame = (one: ApplyValues, other: ApplyValues): boolean =>
  one.resume === other.resume &&
  one.internship_letter === other.internship_letter &&
  one.cover_letter.trim() === other.cover_letter.trim();

/**
 * What an application is that is seen at its job.
 *
 * @param unanswered all that this form sent without an answer
 * @param shown what the form holds now
 * @returns null where only the api can tell which of several versions arrived
 */
export function arrivalOf(
  unanswered: readonly ApplyValues[],
  shown: ApplyValues,
): 'sent' | 'arrived-earlier' | 'already-applied' | null {
  if (unanswered.length === 0) return 'already-applied';
  const same = unanswered.filter((sent) => isSame(sent, shown));
  if (same.length === unanswered.length) return 'sent';
  return same.length === 0 ? 'arrived-earlier' : null;
}
