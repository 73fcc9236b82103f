import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { onHistoryMove } from '../../page/history-moves.ts';

interface Leaving {
  /** Somebody is about to leave and has to be asked. */
  asking: boolean;
  stay: () => void;
  /** Goes where they were about to go. */
  leave: () => void;
}

/** The router numbers the entries of the history; undefined where it has not been. */
function entryOf(state: unknown): number | undefined {
  const { idx } = (state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : undefined;
}

/** The link of a click that leads to another page of the product, in this tab. */
function leavingLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, target, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== location.origin || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  if (link.pathname === location.pathname && link.search === location.search) return undefined;
  return link;
}

/**
 * Holds somebody back who is about to leave the page: by a link, by the browser's Back and
 * Forward, or (in the browser's own words) by closing or reloading the tab. Where the program
 * itself leads, after saving or when a session ends, it goes without a question.
 *
 * The router's own blocker belongs to its data router, which weighs more than this whole form.
 */
export function useLeaving(unsaved: boolean): Leaving {
  const navigate = useNavigate();
  const [way, setWay] = useState<(() => void) | null>(null);
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!unsaved) return undefined;
    const here = entryOf(history.state);

    const clicked = (event: MouseEvent): void => {
      const link = isLeaving.current ? undefined : leavingLink(event);
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      setWay(() => () => {
        // What else it does it does itself.
        if (link.isConnected) link.click();
        else void navigate(link.pathname + link.search + link.hash);
      });
    };
    // The browser has moved already: it is led back, and the router hears of neither.
    const moved = (event: PopStateEvent): void => {
      const there = entryOf(event.state);
      if (isLeaving.current || here === undefined || there === undefined) return;
      event.stopImmediatePropagation();
      if (there === here) return;
      history.go(here - there);
      setWay(() => () => {
        history.go(there - here);
      });
    };
    const unloads = (event: BeforeUnloadEvent): void => {
      if (!isLeaving.current) event.preventDefault();
    };

    document.addEventListener('click', clicked, true);
    const stopHearing = onHistoryMove(moved);
    addEventListener('beforeunload', unloads);
    return () => {
      document.removeEventListener('click', clicked, true);
      stopHearing();
      removeEventListener('beforeunload', unloads);
    };
  }, [unsaved, navigate]);

  return {
    asking: way !== null,
    stay: () => {
      setWay(null);
    },
    leave: () => {
      isLeaving.current = true;
      setWay(null);
      way?.();
    },
  };
}
