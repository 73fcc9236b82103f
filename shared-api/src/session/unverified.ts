const listeners = new Set<() => void>();

/** The api refused a call because this organization is not verified. */
export function reportUnverified(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener whenever a call, in whatever way it was made, was answered so. */
export function onUnverified(listener: () => void): void {
  listeners.add(listener);
}
