import { useEffect } from 'react';
import { writeDraft } from './draft.ts';

const pause = 300;

/** Keeps a draft of the values a moment after each change, and at once when the page is left. */
export function useDraft(
  key: string | undefined,
  values: Readonly<Record<string, unknown>>,
  secrets: ReadonlySet<string>,
  changed: boolean,
): void {
  useEffect(() => {
    if (key === undefined || !changed) return undefined;
    const write = () => {
      writeDraft(key, values, secrets);
    };
    const timer = setTimeout(write, pause);
    window.addEventListener('pagehide', write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [key, values, secrets, changed]);
}
