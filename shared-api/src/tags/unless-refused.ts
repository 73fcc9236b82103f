import { describeError } from '../requests/describe-error.ts';
import type { Tag } from './tag.ts';

/**
 * What a call changed, or may have changed: one whose answer was lost may be done all the same. A
 * refusal changes nothing; but one because something is gone, or stands otherwise by now, tells
 * that it is shown out of date.
 *
 * @param error what the call ended with; undefined when it was answered
 */
export function unlessRefused(error: unknown, tags: Tag[]): Tag[] {
  const { status } = describeError(error);
  const isRefused = status !== null && status >= 400 && status < 500;
  return isRefused && status !== 404 && status !== 409 ? [] : tags;
}
