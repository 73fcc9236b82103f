import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

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
    if (arrival.current !== 'default') heading.current?.focus();
  }, [pathname]);

  return heading;
}
