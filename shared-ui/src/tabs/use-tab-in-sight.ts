import { useLayoutEffect, type RefObject } from 'react';

/**
 * Scrolls a row of tabs sideways so that the chosen one stands in its middle.
 * @param chosen changes with the choice
 */
export function useTabInSight(row: RefObject<HTMLElement | null>, chosen: string): void {
  useLayoutEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected="true"], [aria-current]');
    if (!row.current || !tab) return;
    row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [row, chosen]);
}
