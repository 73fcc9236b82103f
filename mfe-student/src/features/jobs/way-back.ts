import type { Location } from 'react-router-dom';

/** The state of a link to a screen whose own way back leads to where the link stands. */
export const withWayBack = { wayBack: true };

/** Whether the screen before is the one that the way back names. */
export function hasWayBack({ state }: Pick<Location, 'state'>): boolean {
  return ((state ?? {}) as { wayBack?: unknown }).wayBack === true;
}
