import { useEffect, useRef, type RefObject } from 'react';
import { writeDraft } from './draft.ts';

const pause = 300;

type Values = Readonly<Record<string, unknown>>;

/**
 * Keeps a draft of the values a moment after each change, and at once when the page is left.
 * @returns where to put the values that were sent: they are not kept again
 */
export function useDraft(
  key: string | undefined,
  values: Values,
  start: Values,
  secrets: ReadonlySet<string>,
): RefObject<Values> {
  const settled = useRef(start);

  useEffect(() => {
    if (key === undefined || values === settled.current) return undefined;
    const write = () => {
      if (values !== settled.current) writeDraft(key, values, secrets);
    };
    const timer = setTimeout(write, pause);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [key, values, secrets]);

  return settled;
}
