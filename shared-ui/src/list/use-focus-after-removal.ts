import { useEffect, useRef, type RefObject } from 'react';

interface ListOnScreen {
  /** Which list it is. */
  name: string;
  /** How many entries show. */
  length: number;
}

const takers = { tab: '[role="tab"][aria-selected="true"]', heading: 'h1' } as const;

/**
 * Where something goes that had the focus, an entry or the way to another list, the chosen tab or
 * the heading takes it: a keyboard does not start over.
 * @returns for the element around the tabs, or around the page
 */
export function useFocusAfterRemoval(
  { name, length }: ListOnScreen,
  taker: keyof typeof takers = 'tab',
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<ListOnScreen>({ name, length });

  useEffect(() => {
    const isOther = before.current.name !== name;
    const isShorter = length < before.current.length;
    before.current = { name, length };
    if (!(isOther || isShorter) || document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>(takers[taker])?.focus();
  }, [name, length, taker]);

  return place;
}
