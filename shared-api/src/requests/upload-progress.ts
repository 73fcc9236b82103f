import { useSyncExternalStore } from 'react';

const progress = new Map<string, number>();
const listeners = new Set<() => void>();

/** Notes how far an upload is: a whole percentage, or null once it is over. */
export function reportProgress(key: string, percent: number | null): void {
  if (percent === null) progress.delete(key);
  else progress.set(key, percent);
  for (const listener of listeners) listener();
}

/**
 * How far the upload sent with this `Idempotency-Key` is.
 *
 * @returns a whole percentage, or null while nothing is being sent under that key
 */
export function useUploadProgress(idempotencyKey: string): number | null {
  return useSyncExternalStore(subscribe, () => progress.get(idempotencyKey) ?? null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
