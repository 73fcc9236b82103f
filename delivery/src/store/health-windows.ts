/** Names what one gateway counted in one stretch of time. */
export interface WindowName {
  gateway: string;
  /** When it began: milliseconds since 1970, in 13 digits, so that names sort by time. */
  window: string;
}

/**
 * What gateways counted lately: `health/<gateway>/<window>.json`. A window is written once, by its
 * gateway, and read by all; an old one may be removed by any.
 */
export interface HealthWindows {
  /** A reader finds the whole text or none. */
  write(name: WindowName, text: string): Promise<void>;

  /** @returns the names of all windows that are kept, in no order */
  list(): Promise<WindowName[]>;

  /** @returns `null` if it was removed */
  read(name: WindowName): Promise<string | null>;

  /** Removing what is gone already is no error. */
  remove(name: WindowName): Promise<void>;

  /**
   * Removes what is no window, where there is such: folders without one, and what killed writers
   * left.
   * @param oldest milliseconds since 1970; what was begun later may still be written
   */
  tidy(oldest: number): Promise<void>;
}

/** @returns whether both parts are names that a store may use as they are */
export function isWindowName({ gateway, window }: WindowName): boolean {
  return /^[a-z0-9-]{1,60}$/.test(gateway) && /^\d{13}$/.test(window);
}
