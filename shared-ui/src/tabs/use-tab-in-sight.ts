import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a row of tabs sideways so that the chosen one stands in its middle.
 * @param chosen changes with the choice
 * @returns the row's ref
 */
export function useTabInSight(chosen: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row.current || !tab) return;
    row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [chosen]);
  return row;
}
