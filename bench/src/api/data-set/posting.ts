import type { Organization } from './organizations.ts';
import type { Random } from './random.ts';
import {
  amounts,
  departments,
  durations,
  levels,
  offers,
  openings,
  rareWords,
  requirements,
  tasks,
} from './words/postings.ts';
import type { World } from './world.ts';

export interface Posting {
  title: string;
  description: string;
  requirements: string | null;
  field: string;
  department: string;
  /** Null when it is not paid. */
  amount: string | null;
  duration: string;
  environment: string;
}

/** So many postings hold each rare word, whatever the size. */
const rareOnes = 360;

const environments = [
  ['onsite', 62],
  ['hybrid', 24],
  ['remote', 14],
] as const;

/** The text of a job as its organization would write it. */
export function postingOf(
  { size, listings }: World,
  employer: Organization,
  job: number,
  random: Random,
): Posting {
  const { name, field, roles } = random.draw(departments);
  const role = random.pick(roles);
  const fill = (text: string): string =>
    text
      .replace('{place}', employer.place)
      .replace('{company}', employer.name)
      .replace('{role}', role.toLowerCase());
  const some = (list: readonly string[], least: number, most: number): string[] => {
    const from = random.below(list.length);
    const count = least + random.below(most - least + 1);
    return Array.from({ length: count }, (_, at) =>
      fill(list[(from + at * 4) % list.length] ?? ''),
    );
  };
  const wanted = some(requirements, 3, 6);
  const rare = rareWords[job % Math.floor(size.jobs / rareOnes)];
  if (rare) wanted.push(`An interest in ${rare}`);
  return {
    title: listings ? random.pick(listings.titles) : `${role} ${random.draw(levels)}`,
    description: [some(openings, 1, 2), some(tasks, 3, 7), some(offers, 1, 3)]
      .map((sentences) => sentences.join(' '))
      .join('\n\n'),
    requirements: random.happens(0.92) ? wanted.join('\n') : null,
    field,
    department: name,
    amount: random.happens(0.64) ? random.draw(amounts) : null,
    duration: random.draw(durations),
    environment: random.draw(environments),
  };
}
