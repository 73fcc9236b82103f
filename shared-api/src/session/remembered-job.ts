import { readItem, writeItem } from './storage.ts';

const key = 'job_id';

/** Keeps the id of the job opened last. */
export function rememberJob(id: string): void {
  writeItem(key, id);
}

/** Id of the job opened last, or null. */
export function rememberedJob(): string | null {
  return readItem(key);
}
