type Listener = (event: PopStateEvent) => void;

const listeners = new Set<Listener>();

function tell(event: PopStateEvent): void {
  for (const listener of listeners) listener(event);
}

/**
 * Begins to hear of the browser's Back and Forward. To be called before there is a router: Chromium
 * tells the listeners of a window in the order in which they came, capturing or not, and who holds
 * a page has to hear of it before the router has left that page.
 */
export function hearHistoryMoves(): void {
  addEventListener('popstate', tell);
}

/**
 * Hears of Back and Forward before the router does; stopping the event keeps it from the router.
 * @returns a function that ends it
 */
export function onHistoryMove(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
