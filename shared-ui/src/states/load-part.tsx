import {
  createElement,
  useEffect,
  useState,
  useSyncExternalStore,
  type FunctionComponent,
  type ReactNode,
} from 'react';
import { RetryNotice } from './retry-notice.tsx';

interface FailedPart<Props> {
  props: Props;
  retry: () => void;
  /** Whether the retry is on its way. */
  retrying: boolean;
}

interface PartOptions<Props> {
  /** What stands in its place until it is there; nothing by default. */
  waiting?: ReactNode | ((props: Props) => ReactNode);
  /** What stands in its place when it could not be loaded: words, or something drawn. */
  failed: string | ((part: FailedPart<Props>) => ReactNode);
}

/** A component that is fetched with the first of its kind on a screen. */
export type LoadedPart<Props> = FunctionComponent<Props> & {
  /** Fetches it before it is needed; a failure is no matter until it is. */
  ahead: () => void;
};

/** Milliseconds until what has not arrived counts as failed; it may still arrive. */
const patience = 20_000;

/** @throws Error if it has not come to an end in time */
function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('It did not arrive in time')), patience);
    void promise.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}

/**
 * A part of a page that has a script of its own. `lazy` of React remembers a failure for good and
 * takes the page with it; here a failure stays in the part's place, and each try fetches anew, as
 * does a connection that is back.
 */
export function loadPart<Props extends object>(
  fetch: () => Promise<FunctionComponent<Props>>,
  { waiting = null, failed }: PartOptions<Props>,
): LoadedPart<Props> {
  let arrived: FunctionComponent<Props> | null = null;
  let fetching: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const load = () =>
    (fetching ??= inTime(
      fetch().then((component) => {
        arrived = component;
        for (const listener of listeners) listener();
      }),
    ).catch((error: unknown) => {
      fetching = null;
      window.addEventListener('online', ahead, { once: true });
      throw error;
    }));
  const ahead = () => {
    load().catch(() => undefined);
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  function Part(props: Props) {
    const component = useSyncExternalStore(subscribe, () => arrived);
    const [state, setState] = useState<'loading' | 'failed' | 'retrying'>('loading');
    const isTrying = state !== 'failed';

    useEffect(() => {
      if (!isTrying) return undefined;
      let isHere = true;
      load().catch(() => {
        if (isHere) setState('failed');
      });
      return () => {
        isHere = false;
      };
    }, [isTrying]);

    if (component) return createElement(component, props);
    if (state === 'loading') return typeof waiting === 'function' ? waiting(props) : waiting;
    const part = {
      props,
      retrying: state === 'retrying',
      retry: () => {
        setState('retrying');
      },
    };
    if (typeof failed === 'function') return failed(part);
    return (
      <RetryNotice onRetry={part.retry} retrying={part.retrying}>
        {failed}
      </RetryNotice>
    );
  }

  return Object.assign(Part, { ahead });
}
