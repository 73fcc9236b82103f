import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { rememberedLink, rememberLink } from './left-by.ts';

/** The entry of the history that this document began with; a reload keeps the entry's key. */
let first: string | undefined;
/** Whether there was a navigation in this document: going back to its first page is one too. */
let hasMoved = false;
/** The entry whose page was drawn last: what stood in for it while it loaded, or itself. */
let last: string | undefined;

/**
 * Names the document and, after a navigation inside the product, moves the focus to the heading;
 * after Back and Forward to the link by which the page was left, if that is there.
 * The first page of a visit leaves the focus where the browser puts it, and a page that takes the
 * place of what stood in for it where somebody has put it meanwhile.
 */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  const arrival = useRef({ key, kind });

  useEffect(() => {
    document.title = `${title} · IFJ`;
  }, [title]);

  useEffect(() => {
    arrival.current = { key, kind };
  }, [key, kind]);

  // A layout effect: the page is still there when it ends.
  useLayoutEffect(
    () => () => {
      rememberLink(entryOf(key, pathname));
    },
    [key, pathname],
  );

  useEffect(() => {
    const { key: entry, kind: by } = arrival.current;
    first ??= entry;
    hasMoved ||= entry !== first;
    const place = entryOf(entry, pathname);
    const isAgain = last === place;
    last = place;
    if (!hasMoved || (isAgain && document.activeElement !== document.body)) return;
    const link = by === NavigationType.Pop ? rememberedLink(place) : undefined;
    // The shell decides where the page is scrolled to.
    (link ?? heading.current)?.focus({ preventScroll: true });
  }, [pathname]);

  return heading;
}

/** The first entry of every document has the same key. */
const entryOf = (key: string, pathname: string): string => `${key} ${pathname}`;
