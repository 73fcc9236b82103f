import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/**
 * Draws what screen readers hear while a dialog or a menu is open too: MUI hides from them all that
 * stands in the body beside it, save for elements that may not be hidden, such as a slot.
 */
export function BesideModals({ children }: { children: ReactNode }) {
  const [place] = useState(() => document.createElement('slot'));
  useLayoutEffect(() => {
    document.body.append(place);
    return () => {
      place.remove();
    };
  }, [place]);
  return createPortal(children, place);
}
