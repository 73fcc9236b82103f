/**
 * The IANA name of a time zone as the platform spells it, or null if it knows none of this name.
 * Older names of a zone, which its own list leaves out, stay as they were given: other programs
 * may list those.
 */
export function zoneName(named: string): string | null {
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: named }).resolvedOptions();
    return timeZone.toLowerCase() === named.toLowerCase() ? timeZone : named;
  } catch {
    return null;
  }
}
