/**
 * The IANA name of a time zone as the platform spells it, or null if it knows none of this name.
 * Older names of a zone, which its own list leaves out, stay as they were given: other programs
 * may list those. Names such as CET or IST are refused: to PostgreSQL those are fixed distances
 * from UTC, to JavaScript zones, and an interview would be at two times.
 */
export function zoneName(named: string): string | null {
  if (!named.includes('/') && named.toUpperCase() !== 'UTC') return null;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: named }).resolvedOptions();
    return timeZone.toLowerCase() === named.toLowerCase() ? timeZone : named;
  } catch {
    return null;
  }
}
