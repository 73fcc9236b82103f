/** A release as a look through the whole store finds it. */
export interface KeptRelease {
  name: string;
  version: string;
  /**
   * `hidden`: taken out of use and about to be removed; `unfinished`: left behind by a publish that
   * was cut off, or still under way.
   */
  state: 'published' | 'hidden' | 'unfinished';
  /** When it was published; of others when the last of it was written. */
  since: Date;
}

/**
 * How releases leave a store. A release is hidden first, which can be undone, and then removed, so
 * that nobody ever finds a part of one.
 */
export interface ReleaseRemoval {
  /**
   * Milliseconds after which a promotion that is under way, and has read its release, is done or has
   * given up, and so is a publish that has seen that its files are there.
   */
  readonly grace: number;

  /** @returns everything that is kept, in no order */
  list(): Promise<KeptRelease[]>;

  /**
   * Takes a release out of use: from here on the store has no such release, and until it is removed
   * no publish of it begins.
   */
  hide(name: string, version: string): Promise<void>;

  /** Undoes `hide`. */
  restore(name: string, version: string): Promise<void>;

  /**
   * Removes what is hidden. Removing what is gone already is no error.
   * @returns `false` if a publish that was under way has ended since it was hidden: then it stays
   */
  remove(name: string, version: string): Promise<boolean>;
}
