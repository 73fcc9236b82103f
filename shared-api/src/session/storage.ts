/**
 * Local storage that never throws: what a browser refuses to store, or has no room for, lives as
 * long as the page.
 */
const memory = new Map<string, string>();

export function readItem(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A value that cannot be stored leaves no older one in storage: it would come back with a reload. */
export function writeItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    removeItem(key);
    memory.set(key, value);
  }
}

/**
 * Another tab has changed this key, or every key: what it did is newer than what is kept here.
 *
 * @param key null: every key
 */
export function followOtherTab(key: string | null): void {
  if (key === null) memory.clear();
  else memory.delete(key);
}

/** Removes every key that begins so. */
export function removeItems(prefix: string): void {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index));
    for (const key of keys) if (key?.startsWith(prefix)) localStorage.removeItem(key);
  } catch {
    // Nothing is stored where storage is refused.
  }
}

export function removeItem(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored where storage is refused.
  }
}
