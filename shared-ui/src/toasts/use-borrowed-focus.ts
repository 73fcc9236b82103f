import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * For a part that goes: the focus it has then returns to where it came from.
 * @returns what the part's element hears, and a way to give the focus back before
 */
export function useBorrowedFocus() {
  const lender = useRef<HTMLElement | null>(null);
  const giveBack = () => lender.current?.focus();

  useLayoutEffect(() => giveBack, []);

  const isFromOutside = ({ currentTarget, relatedTarget }: FocusEvent) =>
    !currentTarget.contains(relatedTarget);
  const heard = {
    onFocus(event: FocusEvent) {
      if (!isFromOutside(event)) return;
      lender.current = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null;
    },
    onBlur(event: FocusEvent) {
      if (isFromOutside(event)) lender.current = null;
    },
  };
  return { heard, giveBack };
}
