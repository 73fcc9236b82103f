import { readFileSync } from 'node:fs';

const folder = new URL('../../../../api/src/features/reference/', import.meta.url);
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

/** Where organizations are, in hundredths; the other states share what is left. */
const crowded: Record<string, number> = {
  Lagos: 46,
  'Federal Capital Territory': 14,
  Rivers: 7,
  Oyo: 5,
  Ogun: 4,
  Kano: 3,
  Enugu: 2.5,
  Kaduna: 2,
  Edo: 2,
  Delta: 2,
};

const locations = read('locations.json') as string[];
const elsewhere = 100 - Object.values(crowded).reduce((sum, share) => sum + share, 0);
const quiet = locations.length - Object.keys(crowded).length;

/** The states and the Federal Capital Territory, each with its share of the organizations. */
export const places: readonly (readonly [string, number])[] = locations.map((name) => [
  name,
  crowded[name] ?? elsewhere / quiet,
]);

const listedSchools = read('schools.json') as { sc_name: string }[];

/** Names of universities and polytechnics. */
export const schools: readonly string[] = listedSchools.map(({ sc_name }) => sc_name);
