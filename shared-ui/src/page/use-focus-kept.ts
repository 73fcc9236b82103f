import { useEffect, type RefObject } from 'react';

/** Whoever moves the focus by intent has done so by then (milliseconds). */
const settled = 100;

/** An element of the content, and the parts that it stands in, the innermost first. */
interface Place {
  element: Element;
  parts: Element[];
}

function placeOf(element: Element): Place {
  const parts: Element[] = [];
  for (let part = element.closest('article, section, main'); part;) {
    parts.push(part);
    part = part.parentElement?.closest('article, section, main') ?? null;
  }
  return { element, parts };
}

/** What was there before takes the focus again, or else the heading over it. */
function restore({ element, parts }: Place): void {
  (element as HTMLElement).focus({ preventScroll: true });
  if (document.activeElement === element) return;
  const part = parts.find(({ isConnected }) => isConnected);
  const heading = part?.querySelector<HTMLElement>('h1, h2, h3');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Where something goes from the page that had the focus, a button that was of use once or a
 * message, the focus goes back to where it was in the content, or to the heading over that:
 * a keyboard does not start over.
 */
export function useFocusKept(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let focused: Element | null = null;
    let place: Place | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const isLost = () =>
      focused !== null && !focused.isConnected && document.activeElement === document.body;
    const onFocus = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null;
      if (focused && content.current?.contains(focused)) place = placeOf(focused);
    };
    // What is left on purpose is still there a moment later.
    const onLeave = () => {
      const left = focused;
      queueMicrotask(() => {
        if (focused === left && left?.isConnected) focused = null;
      });
    };
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (isLost() && place) restore(place);
      }, settled);
    });

    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onLeave);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onLeave);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [content]);
}
