const prefix = 'ifj-draft:';
/** Beside the values; no field is called so. */
const filesKey = ':files';

type Values = Readonly<Record<string, unknown>>;

function isKept(value: unknown): boolean {
  return !(value instanceof Blob || value instanceof File);
}

/**
 * Reads what was typed before a reload. Only values of the form's own fields and of the same
 * kind come back; an unreadable draft counts as none.
 */
export function readDraft<Initial extends object>(key: string, initial: Initial): Initial {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? '{}');
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
export function readLostFiles(key: string): Record<string, string> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(prefix + key) ?? '{}') as Values;
    return (stored[filesKey] ?? {}) as Record<string, string>;
  } catch {
    return {};
  }
}

/** Keeps what is typed for this tab, without secrets; of files, their names. A full storage is no error. */
export function writeDraft(key: string, values: Values, secrets: ReadonlySet<string>): void {
  const kept = Object.entries(values).filter(
    ([name, value]) => !secrets.has(name) && isKept(value),
  );
  const files = Object.entries(values).flatMap(([name, value]) =>
    value instanceof File ? [[name, value.name]] : [],
  );
  if (files.length > 0) kept.push([filesKey, Object.fromEntries(files)]);
  try {
    sessionStorage.setItem(prefix + key, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Storage is full or forbidden: the form works on, only a reload would lose it.
  }
}

/** Forgets a draft: what was typed has been sent. */
export function removeDraft(key: string): void {
  sessionStorage.removeItem(prefix + key);
}
