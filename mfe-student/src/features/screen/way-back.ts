import type { Location } from 'react-router-dom';

/** The screen that a way back leads to. */
export interface WayBack {
  to: string;
  label: string;
}

/** The state of a link to a screen whose own way back leads to where the link stands. */
export const withWayBack = { wayBack: true };

/** The state of a link to a screen whose way back usually leads elsewhere than to where it stands. */
export const wayBackTo = (place: WayBack) => ({ wayBack: place });

/** Whether the screen before is the one that the way back names. */
export function hasWayBack({ state }: Pick<Location, 'state'>): boolean {
  return Boolean(((state ?? {}) as { wayBack?: unknown }).wayBack);
}

/** A screen's way back: to where the link that led to it stands, else to the usual place. */
export function wayBackOf(location: Pick<Location, 'state'>, usual: WayBack) {
  const { wayBack } = (location.state ?? {}) as { wayBack?: boolean | WayBack };
  return {
    ...(typeof wayBack === 'object' ? wayBack : usual),
    isBefore: hasWayBack(location),
  };
}
