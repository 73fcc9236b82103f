const listeners = new Set<() => void>();

/** The api answered 403: this organization is not verified. */
export function reportUnverified(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener whenever a call, in whatever way it was made, was answered so. */
export function onUnverified(listener: () => void): void {
  listeners.add(listener);
}
