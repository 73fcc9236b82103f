const kinds = {
  user: 1,
  organization: 2,
  student: 3,
  job: 4,
  application: 5,
  step: 6,
  interview: 7,
} as const;

/**
 * A UUID of version 7, as the api makes them, that kind, number and moment alone decide.
 * @param at milliseconds since 1970
 */
export function idOf(kind: keyof typeof kinds, serial: number, at: number): string {
  const moment = Math.floor(at).toString(16).padStart(12, '0');
  const own = serial.toString(16).padStart(12, '0');
  return `${moment.slice(0, 8)}-${moment.slice(8)}-7${kinds[kind].toString(16).padStart(3, '0')}-8000-${own}`;
}
