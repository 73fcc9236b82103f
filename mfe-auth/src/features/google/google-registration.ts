import type { PendingRegistration } from '../../generated/operations.ts';

const key = 'ifj-google';

/**
 * Keeps what Google has said of somebody who has no account yet, in this tab, until they have one.
 * The ticket in it is good for nothing in another browser.
 */
export function keepGoogleRegistration(registration: PendingRegistration): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(registration));
  } catch {
    // Where storage is refused, signing up with a password is left.
  }
}

/** What is kept, or null where nothing is, or the ticket is over. */
export function readGoogleRegistration(): PendingRegistration | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<PendingRegistration>;
    const { ticket, email, full_name = null, expires_at } = kept;
    if (ticket === undefined || email === undefined || expires_at === undefined) return null;
    return Date.parse(expires_at) > Date.now() ? { ticket, email, full_name, expires_at } : null;
  } catch {
    return null;
  }
}

export function forgetGoogleRegistration(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is stored where storage is refused.
  }
}
