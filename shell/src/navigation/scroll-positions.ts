/** An entry of the history. The first one of a document has the key `default` in all documents. */
export interface Entry {
  key: string;
  pathname: string;
}

const prefix = 'ifj-scroll:';
const positions = new Map<string, number>();

const nameOf = ({ key, pathname }: Entry): string => `${key} ${pathname}`;

/** Keeps how far an entry of the history was scrolled down (px); it outlasts a reload. */
export function keepPosition(entry: Entry, top: number): void {
  positions.set(nameOf(entry), top);
  try {
    sessionStorage.setItem(prefix + nameOf(entry), String(Math.round(top)));
  } catch {
    // Storage is full or refused: it is known until the next reload.
  }
}

/** How far an entry of the history was scrolled down (px); 0 when that is not known. */
export function positionOf(entry: Entry): number {
  const known = positions.get(nameOf(entry)) ?? storedFor(entry);
  const isCertain = entry.key !== 'default' || positions.has(nameOf(entry));
  return known === 0 || isCertain || isShownAgain() ? known : 0;
}

function storedFor(entry: Entry): number {
  try {
    return Number(sessionStorage.getItem(prefix + nameOf(entry)) ?? 0);
  } catch {
    return 0;
  }
}

/** Whether this document is a reload, or one that going back or forward has led to. */
function isShownAgain(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
}
