import { useCallback, useEffect, useRef } from 'react';
import { hasDraft, removeDraft, writeDraft, type DraftPlace } from './draft.ts';

/** A change is kept so long after it at the latest, in milliseconds. */
const pause = 300;

type Values = Readonly<Record<string, unknown>>;

interface Draft {
  /** Writes at once what is still to be kept. */
  keep: () => void;
  /** Drops the draft of values that were sent or given up: they are not kept again. */
  drop: (values: Values) => void;
}

/**
 * Keeps a draft of the values: of the first change at once, of later ones a moment after them, and
 * of the last when the page is left.
 */
export function useDraft(
  key: string | undefined,
  values: Values,
  secrets: ReadonlySet<string>,
  place: DraftPlace,
): Draft {
  const settled = useRef(values);
  const latest = useRef(values);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isKept = useRef(false);

  const forgetPause = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

  const keep = useCallback(() => {
    forgetPause();
    if (key === undefined || latest.current === settled.current) return;
    writeDraft(key, latest.current, secrets, place);
    isKept.current = true;
  }, [key, secrets, place, forgetPause]);

  // Who types without a pause has no later moment for it: the first change sets the time.
  useEffect(() => {
    latest.current = values;
    if (values === settled.current) return;
    if (isKept.current) timer.current ??= setTimeout(keep, pause);
    else keep();
  }, [values, keep]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      // Signing out removes drafts, then the page: what was there and is gone must not come back.
      if (timer.current !== undefined && key !== undefined && hasDraft(key, place)) keep();
      forgetPause();
    };
  }, [keep, forgetPause, key, place]);

  const drop = useCallback(
    (dropped: Values) => {
      forgetPause();
      settled.current = dropped;
      isKept.current = false;
      if (key !== undefined) removeDraft(key, place);
    },
    [key, place, forgetPause],
  );
  return { keep, drop };
}
