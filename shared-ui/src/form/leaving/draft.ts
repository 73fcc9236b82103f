/** `shared-api` removes what begins so at an explicit sign-out. */
const prefix = 'ifj-draft:';
/** Beside the values; no field is called so. */
const filesKey = ':files';

type Values = Readonly<Record<string, unknown>>;

/** Where a draft is kept: as long as its tab, or in this browser until it is sent or signed out. */
export type DraftPlace = 'tab' | 'browser';

const storageOf = (place: DraftPlace): Storage => (place === 'tab' ? sessionStorage : localStorage);

function isKept(value: unknown): boolean {
  return !(value instanceof Blob || value instanceof File);
}

/**
 * Reads what was typed before a reload. Only values of the form's own fields and of the same
 * kind come back; an unreadable draft counts as none.
 */
export function readDraft<Initial extends object>(
  key: string,
  initial: Initial,
  place: DraftPlace = 'tab',
): Initial {
  try {
    const stored: unknown = JSON.parse(storageOf(place).getItem(prefix + key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return initial;
    const own = new Map<string, unknown>(Object.entries(initial));
    const kept = Object.entries(stored).filter(
      ([name, value]) => value !== null && own.has(name) && typeof value === typeof own.get(name),
    );
    return { ...initial, ...Object.fromEntries(kept) };
  } catch {
    return initial;
  }
}

/** The names of files that were chosen when the draft was written, by field. */
export function readLostFiles(key: string, place: DraftPlace = 'tab'): Record<string, string> {
  try {
    const stored = JSON.parse(storageOf(place).getItem(prefix + key) ?? '{}') as Values;
    return (stored[filesKey] ?? {}) as Record<string, string>;
  } catch {
    return {};
  }
}

/** Keeps what is typed, without secrets; of files, their names. A full storage is no error. */
export function writeDraft(
  key: string,
  values: Values,
  secrets: ReadonlySet<string>,
  place: DraftPlace = 'tab',
): void {
  const kept = Object.entries(values).filter(
    ([name, value]) => !secrets.has(name) && isKept(value),
  );
  const files = Object.entries(values).flatMap(([name, value]) =>
    value instanceof File ? [[name, value.name]] : [],
  );
  if (files.length > 0) kept.push([filesKey, Object.fromEntries(files)]);
  try {
    storageOf(place).setItem(prefix + key, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Storage is full or forbidden: the form works on, only a reload would lose it.
  }
}

/** Whether a draft is kept. */
export function hasDraft(key: string, place: DraftPlace): boolean {
  try {
    return storageOf(place).getItem(prefix + key) !== null;
  } catch {
    return false;
  }
}

/** Forgets a draft: what was typed has been sent. */
export function removeDraft(key: string, place: DraftPlace = 'tab'): void {
  try {
    storageOf(place).removeItem(prefix + key);
  } catch {
    // Nothing is stored where storage is refused.
  }
}

/** Goes on with a draft of this tab under another key. */
export function moveDraft(from: string, to: string): void {
  try {
    const kept = sessionStorage.getItem(prefix + from);
    if (kept === null) return;
    sessionStorage.removeItem(prefix + from);
    sessionStorage.setItem(prefix + to, kept);
  } catch {
    // Nothing is stored where storage is refused.
  }
}

/** Forgets all drafts of this tab whose keys begin so. */
export function removeDrafts(beginning: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(prefix + beginning)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing is stored where storage is refused.
  }
}
