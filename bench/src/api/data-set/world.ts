import type { Listings } from './listings.ts';
import type { Size } from './size.ts';

export const day = 86_400_000;
/** Jobs have been posted for so many days. */
const history = 730;

/** What decides everything in a data set. */
export interface World {
  size: Size;
  /** The moment it is made for, in milliseconds: until then everything has happened. */
  now: number;
  listings: Listings | undefined;
}

/** When the first job was posted. */
export const beginning = ({ now }: World): number => now - history * day;

/** A moment's day in Africa/Lagos, which is an hour ahead of UTC all year. */
export const dayOf = (at: number): string => new Date(at + day / 24).toISOString().slice(0, 10);
