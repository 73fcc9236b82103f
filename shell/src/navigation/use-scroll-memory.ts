import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { keepPosition, positionOf } from './scroll-positions.ts';

/** For how long a page may grow until it is as long as it was (milliseconds). */
const patience = 3_000;

/** The event of a scroll comes with the next frame: who leaves before it has not been heard. */
const moments = ['scroll', 'click', 'popstate'] as const;

/** Before anybody else hears of it. */
const heard = { passive: true, capture: true } as const;

const readerScrolls = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * A new address begins at its top (or at its anchor); going back or reloading leads to where one
 * was, as soon as the page is long enough again, unless the reader scrolls meanwhile.
 */
export function useScrollMemory(): void {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // A layout effect: it has to stop before the next page is scrolled to its top.
  useLayoutEffect(() => {
    let top: number | undefined;
    const follow = (): void => {
      top = scrollY;
    };
    // To ask at once where a page stands that is not painted yet would be to lay it out twice.
    const keep = (): void => keepPosition({ key, pathname }, top ?? scrollY);
    for (const moment of moments) addEventListener(moment, follow, heard);
    addEventListener('pagehide', keep);
    return () => {
      for (const moment of moments) removeEventListener(moment, follow, heard);
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [key, pathname]);

  useLayoutEffect(() => {
    if (kind === NavigationType.Pop) return scrollWhenLongEnough(positionOf({ key, pathname }));
    if (hash === '') scrollTo(0, 0);
    return undefined;
  }, [key, pathname, kind, hash]);
}

/** @returns a function that gives up */
function scrollWhenLongEnough(top: number): () => void {
  if (top === 0) return () => undefined;
  const growth = new ResizeObserver(() => {
    scrollTo(0, top);
    if (document.documentElement.scrollHeight - innerHeight >= top) giveUp();
  });
  const giveUp = (): void => {
    growth.disconnect();
    clearTimeout(end);
    for (const sign of readerScrolls) removeEventListener(sign, giveUp);
  };
  const end = setTimeout(giveUp, patience);
  for (const sign of readerScrolls) addEventListener(sign, giveUp, { passive: true });
  growth.observe(document.body);
  return giveUp;
}
