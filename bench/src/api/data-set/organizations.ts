import { idOf } from './ids.ts';
import { places } from './places.ts';
import { seeded, type Random } from './random.ts';
import type { Rows } from './rows.ts';
import { companyForms, companyLines, companyNames } from './words/companies.ts';
import { streets } from './words/names.ts';
import { beginning, day, type World } from './world.ts';

export interface Organization {
  id: string;
  userId: string;
  createdAt: number;
  name: string;
  place: string;
  verification: 'approved' | 'pending' | 'refused';
  /** Its share of the jobs, beside those of the others. */
  weight: number;
  /** How much more its jobs are applied for than others. */
  fame: number;
}

/** Of the largest employers everybody has heard. */
const famous = 5;
const lastingFame = 6;

/**
 * Organizations, the largest first: a few with thousands of jobs, most with a handful, as cities
 * and fortunes are spread.
 */
export function makeOrganizations(world: World): Organization[] {
  const random = seeded(1);
  const count = world.size.organizations;
  const flattened = Math.max(1, count / 2000);
  const taken = new Set<string>();
  return Array.from({ length: count }, (_, rank) => {
    const createdAt = beginning(world) - Math.floor(random.next() * 365 * day) - day;
    const place = random.draw(places);
    const isLarge = rank < count / 10;
    return {
      id: idOf('organization', rank, createdAt),
      userId: idOf('user', rank, createdAt),
      createdAt,
      name: freeName(world, rank, place, random, taken),
      place,
      verification: isLarge || random.happens(0.97) ? 'approved' : refusal(random),
      weight: 1 / (rank + flattened),
      fame: rank < famous ? lastingFame : 1,
    };
  });
}

const refusal = (random: Random) => (random.happens(0.7) ? 'pending' : 'refused');

function freeName(
  { listings }: World,
  rank: number,
  place: string,
  random: Random,
  taken: Set<string>,
): string {
  const listed = listings?.companies[rank % listings.companies.length]?.[0];
  const first =
    listed ??
    `${random.pick(companyNames)} ${random.pick(companyLines)} ${random.draw(companyForms)}`;
  let name = first;
  for (let branch = 1; taken.has(name.toLowerCase()); branch++) {
    name = branch === 1 ? `${first}, ${place}` : `${first}, ${place} ${branch}`;
  }
  taken.add(name.toLowerCase());
  return name;
}

export function organizationRows(organizations: readonly Organization[]): Rows {
  const random = seeded(2);
  return {
    table: 'organizations',
    columns: [
      ...['id', 'user_id', 'company_name', 'company_state', 'company_street_address', 'phone'],
      ...['company_cac_number', 'interview_link', 'timezone', 'verification', 'refusal_reason'],
      ...['submitted_at', 'created_at'],
    ],
    *values() {
      for (const [rank, one] of organizations.entries()) {
        const at = new Date(one.createdAt);
        yield [
          ...[one.id, one.userId, one.name, one.place],
          `${1 + random.below(180)} ${random.pick(streets)}`,
          `+23480${String(20_000_000 + rank)}`,
          `RC${1_000_000 + rank}`,
          random.happens(0.6) ? 'https://meet.google.com/abc-defg-hij' : null,
          ...['Africa/Lagos', one.verification],
          one.verification === 'refused' ? 'The CAC number is of another company.' : null,
          ...[at, at],
        ];
      }
    },
  };
}
