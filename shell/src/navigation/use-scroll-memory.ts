import { useEffect, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const prefix = 'ifj-scroll:';

/** For how long a page may grow until it is as long as it was (milliseconds). */
const patience = 3_000;

/**
 * A new address begins at its top (or at its anchor), going back or reloading leads to where one
 * was: as soon as the page is long enough again, unless the reader scrolls meanwhile.
 */
export function useScrollMemory(): void {
  const { key, hash } = useLocation();
  const kind = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  useEffect(() => {
    const remember = (): void => sessionStorage.setItem(prefix + key, String(Math.round(scrollY)));
    addEventListener('scrollend', remember);
    addEventListener('pagehide', remember);
    return () => {
      removeEventListener('scrollend', remember);
      removeEventListener('pagehide', remember);
    };
  }, [key]);

  useLayoutEffect(() => {
    if (kind === NavigationType.Pop)
      return restore(Number(sessionStorage.getItem(prefix + key) ?? 0));
    if (hash === '') scrollTo(0, 0);
    return undefined;
  }, [key, kind, hash]);
}

/** @returns a function that gives up */
function restore(top: number): () => void {
  const stop = new AbortController();
  if (top === 0) return () => undefined;
  const follow = (): void => {
    scrollTo(0, top);
    if (document.documentElement.scrollHeight - innerHeight >= top) stop.abort();
  };
  const growth = new ResizeObserver(follow);
  growth.observe(document.body);
  const end = setTimeout(() => stop.abort(), patience);
  for (const sign of ['wheel', 'touchmove', 'keydown']) {
    addEventListener(sign, () => stop.abort(), { signal: stop.signal, passive: true });
  }
  stop.signal.addEventListener('abort', () => {
    growth.disconnect();
    clearTimeout(end);
  });
  return () => stop.abort();
}
