import { useEffect, useRef, type RefObject } from 'react';

interface ListOnScreen {
  /** Which list it is. */
  name: string;
  /** How many entries show. */
  length: number;
}

/**
 * Where an entry goes that had the focus, the chosen tab takes it: a keyboard does not start over.
 * @returns for the element around the tabs
 */
export function useFocusAfterRemoval({
  name,
  length,
}: ListOnScreen): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<ListOnScreen>({ name, length });

  useEffect(() => {
    const isShorter = before.current.name === name && length < before.current.length;
    before.current = { name, length };
    if (!isShorter || document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [name, length]);

  return place;
}
