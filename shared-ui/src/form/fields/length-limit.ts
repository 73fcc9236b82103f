import { useEffect } from 'react';
import { useFormContext, type LengthLimit } from '../form-context.ts';

/** What is said of each text that is longer than its field allows; nothing of it is cut off. */
export function lengthProblems(
  values: Readonly<Record<string, unknown>>,
  limits: ReadonlyMap<string, LengthLimit>,
): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [name, { label, maxLength }] of limits) {
    if (isTooLong(values[name], maxLength)) {
      problems[name] = `${label} can have at most ${maxLength} characters.`;
    }
  }
  return problems;
}

export function isTooLong(value: unknown, maxLength = Infinity): boolean {
  return typeof value === 'string' && value.length > maxLength;
}

/**
 * Limits a field of the form around it.
 * @returns near the limit and past it: how many characters are left, or too many
 */
export function useLengthLimit(
  name: string,
  label: string,
  value: string,
  maxLength: number | undefined,
): string | undefined {
  const { limits } = useFormContext();
  useEffect(() => {
    if (maxLength === undefined) return undefined;
    limits.set(name, { label, maxLength });
    return () => {
      limits.delete(name);
    };
  }, [limits, name, label, maxLength]);
  if (maxLength === undefined) return undefined;
  const left = maxLength - value.length;
  if (left > Math.min(200, Math.ceil(maxLength / 10))) return undefined;
  const count = `${Math.abs(left)} ${Math.abs(left) === 1 ? 'character' : 'characters'}`;
  return left < 0 ? `${count} too many` : `${count} left`;
}
