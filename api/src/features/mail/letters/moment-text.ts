/**
 * A moment as people in a zone read it, with the zone's name and its distance from UTC:
 * `Monday 2 June 2031, 10:00 (Africa/Lagos, UTC+01:00)`.
 * @param iso the moment, ISO 8601.
 * @param timezone IANA name.
 */
export function momentText(iso: string, timezone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: timezone,
    timeZoneName: 'longOffset',
  }).formatToParts(new Date(iso));
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((one) => one.type === type)?.value ?? '';
  const day = `${part('weekday')} ${part('day')} ${part('month')} ${part('year')}`;
  const offset = part('timeZoneName').replace('GMT', 'UTC');
  return `${day}, ${part('hour')}:${part('minute')} (${timezone}, ${offset})`;
}
