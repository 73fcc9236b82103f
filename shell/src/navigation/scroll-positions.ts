const prefix = 'ifj-scroll:';
const positions = new Map<string, number>();

/** Keeps how far an entry of the history was scrolled down (px); it outlasts a reload. */
export function keepPosition(key: string, top: number): void {
  positions.set(key, top);
  try {
    sessionStorage.setItem(prefix + key, String(Math.round(top)));
  } catch {
    // Storage is full or refused: it is known until the next reload.
  }
}

/** How far an entry of the history was scrolled down (px); 0 when that is not known. */
export function positionOf(key: string): number {
  try {
    return positions.get(key) ?? Number(sessionStorage.getItem(prefix + key) ?? 0);
  } catch {
    return 0;
  }
}
