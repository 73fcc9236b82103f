export const hour = 3_600_000;
export const day = 24 * hour;

/** So many milliseconds ago. */
export const ago = (duration: number) => new Date(Date.now() - duration);

export const later = (moment: Date, duration: number) => new Date(moment.getTime() + duration);

/** The day in a zone that is so many days from now, YYYY-MM-DD. */
export const dayFromNow = (days: number, timeZone = 'Africa/Lagos') =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + days * day);
