import { useCallback, useEffect, useRef } from 'react';
import { removeDraft, writeDraft, type DraftPlace } from './draft.ts';

/** A change is kept so long after it at the latest, in milliseconds. */
const pause = 300;

type Values = Readonly<Record<string, unknown>>;

interface Draft {
  /** Writes at once what is still to be kept. */
  keep: () => void;
  /** Drops the draft of values that were sent or given up: they are not kept again. */
  drop: (values: Values) => void;
}

/** Keeps a draft of the values a moment after each change, and at once when the page is left. */
export function useDraft(
  key: string | undefined,
  values: Values,
  start: Values,
  secrets: ReadonlySet<string>,
  place: DraftPlace,
): Draft {
  const settled = useRef(start);
  const latest = useRef(values);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (key === undefined || latest.current === settled.current) return;
    writeDraft(key, latest.current, secrets, place);
  }, [key, secrets, place]);

  // Who types without a pause has no later moment for it: the first change sets the time.
  useEffect(() => {
    latest.current = values;
    if (values !== settled.current) timer.current ??= setTimeout(keep, pause);
  }, [values, keep]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [keep]);

  const drop = useCallback(
    (dropped: Values) => {
      settled.current = dropped;
      if (key !== undefined) removeDraft(key, place);
    },
    [key, place],
  );
  return { keep, drop };
}
