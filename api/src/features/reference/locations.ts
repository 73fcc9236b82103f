import { readData } from './data-files.ts';

/** The 36 states of Nigeria and the Federal Capital Territory. */
export const locations = readData('locations.json') as readonly string[];

const known = new Set(locations);

/** Whether a text is one of the listed states, spelled as listed. */
export const isLocation = (name: string) => known.has(name);
