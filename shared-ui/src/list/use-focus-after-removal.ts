import { useEffect, useRef, type RefObject } from 'react';

interface ListOnScreen {
  /** Which list it is. */
  name: string;
  /** How many entries show. */
  length: number;
}

/**
 * Where something goes that had the focus, an entry or the way to another tab, the chosen tab takes
 * it: a keyboard does not start over.
 * @returns for the element around the tabs
 */
export function useFocusAfterRemoval({
  name,
  length,
}: ListOnScreen): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<ListOnScreen>({ name, length });

  useEffect(() => {
    const isOther = before.current.name !== name;
    const isShorter = length < before.current.length;
    before.current = { name, length };
    if (!(isOther || isShorter) || document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [name, length]);

  return place;
}
