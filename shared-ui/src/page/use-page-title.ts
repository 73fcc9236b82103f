import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** The entry of the history that this document began with; a reload keeps the entry's key. */
let first: string | undefined;
/** Whether there was a navigation in this document: going back to its first page is one too. */
let hasMoved = false;

/**
 * Names the document and, after a navigation inside the product, moves the focus to the heading.
 * The first page of a visit leaves the focus where the browser puts it.
 */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const arrival = useRef(key);

  useEffect(() => {
    document.title = `${title} · IFJ`;
  }, [title]);

  useEffect(() => {
    arrival.current = key;
  }, [key]);

  useEffect(() => {
    first ??= arrival.current;
    hasMoved ||= arrival.current !== first;
    // The shell decides where the page is scrolled to.
    if (hasMoved) heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return heading;
}
