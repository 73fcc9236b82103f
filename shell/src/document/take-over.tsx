import { useLayoutEffect, type ReactNode } from 'react';
import { giveWay, type StandingDocument } from './standing-document.ts';

interface TakeOverProps {
  document: StandingDocument | null;
  root: HTMLElement;
  children: ReactNode;
}

/** Draws the product; with its first commit the document gives way. */
export function TakeOver({ document, root, children }: TakeOverProps) {
  // A layout effect: the browser paints the one or the other, never both and never neither.
  useLayoutEffect(() => {
    if (document?.element.isConnected) giveWay(document, root);
  }, [document, root]);
  return children;
}
