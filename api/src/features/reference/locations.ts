import { readData } from './data-files.ts';

/** The 36 states of Nigeria and the Federal Capital Territory. */
export const locations = readData<readonly string[]>('locations.json');

const known = new Set(locations);

/** Whether a text is one of the listed states, spelled as listed. */
export const isLocation = (name: string) => known.has(name);
