import { onHistoryMove } from '@ifj/shared-ui';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** As the router makes its own. */
const newKey = (): string => Math.random().toString(36).slice(2, 10);

/** The number that the router gives to an entry of the history. */
const entryNumber = (): number | undefined => (history.state as { idx?: number } | null)?.idx;

/**
 * The browser makes the history's entry for an anchor, and puts nothing into it: the router would
 * take it for the first entry of the document. It gets a key and a number before the router hears
 * of it.
 */
export function useAnchorEntries(): void {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const here = entryNumber() ?? 0;
    return onHistoryMove(() => {
      if (entryNumber() === undefined) history.replaceState({ key: newKey(), idx: here + 1 }, '');
    });
  }, [key]);
}
