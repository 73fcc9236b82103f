import { useCallback, useEffect, useRef } from 'react';
import { removeDraft, writeDraft, type DraftPlace } from './draft.ts';

const pause = 300;

type Values = Readonly<Record<string, unknown>>;

/**
 * Keeps a draft of the values a moment after each change, and at once when the page is left.
 * @returns drops the draft of values that were sent or given up: they are not kept again
 */
export function useDraft(
  key: string | undefined,
  values: Values,
  start: Values,
  secrets: ReadonlySet<string>,
  place: DraftPlace,
): (values: Values) => void {
  const settled = useRef(start);

  useEffect(() => {
    if (key === undefined || values === settled.current) return undefined;
    const write = () => {
      if (values !== settled.current) writeDraft(key, values, secrets, place);
    };
    const timer = setTimeout(write, pause);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [key, values, secrets, place]);

  return useCallback(
    (dropped) => {
      settled.current = dropped;
      if (key !== undefined) removeDraft(key, place);
    },
    [key, place],
  );
}
