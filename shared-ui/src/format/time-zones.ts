import { productTimeZone } from './days.ts';

/**
 * What the clocks of a zone show at a moment.
 * @param moment an ISO text or a Date
 * @param timeZone an IANA name, `Africa/Lagos`
 * @returns `YYYY-MM-DD HH:mm`; an empty text when either cannot be read
 */
export function wallTimeOf(moment: string | Date, timeZone: string): string {
  try {
    // Swedes write a moment as the wire does.
    return new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(new Date(moment));
  } catch {
    return '';
  }
}

/**
 * A zone's name in words beside the exact one: "West Africa Time (Africa/Lagos)".
 * @returns the name as given when the platform does not know it
 */
export function timeZoneInWords(timeZone: string, locale?: string): string {
  try {
    const name = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value;
    return name === undefined ? timeZone : `${name} (${timeZone})`;
  } catch {
    return timeZone;
  }
}

/** The zone that the reader's device is set to, as an IANA name. */
export function readersTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Names of all time zones that the platform knows, in their order.
 * @param stored a zone to list in any case: another program may know more
 */
export function listTimeZones(stored: string): string[] {
  // eslint-disable-next-line compat/compat -- Browsers before 2022 know zones, but cannot list them.
  const known = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
  return [...new Set([...known, productTimeZone, readersTimeZone(), 'UTC', stored])].sort();
}
