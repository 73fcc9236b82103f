import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { tablesOf } from './data-set.ts';
import { readListings } from './listings.ts';
import { lineOf } from './rows.ts';
import { sizes } from './size.ts';
import type { World } from './world.ts';

const world: World = {
  size: sizes.small,
  now: Date.parse('2026-03-02T10:00:00Z'),
  listings: undefined,
};

type Row = Record<string, string | number | boolean | Date | null | undefined>;

function rowsOf(table: string, of = world): Row[] {
  const rows = tablesOf(of)
    .flat()
    .find((one) => one.table === table);
  if (!rows) throw new Error(`There is no table ${table}.`);
  return Array.from(rows.values(), (values) =>
    Object.fromEntries(rows.columns.map((column, at) => [column, values[at]])),
  );
}

function counted(rows: Row[], column: string): Map<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const row of rows) counts.set(row[column], (counts.get(row[column]) ?? 0) + 1);
  return counts;
}

const sizesOf = (counts: Map<unknown, number>): number[] =>
  [...counts.values()].toSorted((one, other) => other - one);

const applications = rowsOf('applications');
const jobs = rowsOf('jobs');

test('there is as much of everything as its size says, and each of it once', () => {
  expect(jobs).toHaveLength(sizes.small.jobs);
  expect(applications).toHaveLength(sizes.small.applications);
  expect(rowsOf('users')).toHaveLength(sizes.small.organizations + sizes.small.students);
  expect(counted(applications, 'id').size).toBe(applications.length);
  expect(counted(rowsOf('users'), 'email').size).toBe(rowsOf('users').length);
  const pairs = new Set(applications.map((one) => [one['job_id'], one['user_id']].join()));
  expect(pairs.size).toBe(applications.length);
});

test('a few organizations have most of the jobs, and nearly half of the jobs are in Lagos', () => {
  const perOrganization = sizesOf(counted(jobs, 'org_id'));
  expect(perOrganization[0]).toBeGreaterThan(500);
  expect(perOrganization[perOrganization.length / 2]).toBeLessThan(20);
  const inLagos = counted(rowsOf('organizations'), 'company_state').get('Lagos') ?? 0;
  expect(inLagos / sizes.small.organizations).toBeGreaterThan(0.35);
  expect(counted(jobs, 'location').size).toBeGreaterThan(20);
});

test('most deadlines have passed; a popular job has many applications, and many have none', () => {
  const open = jobs.filter((job) => String(job['deadline']) >= '2026-03-02');
  expect(open.length / jobs.length).toBeGreaterThan(0.06);
  expect(open.length / jobs.length).toBeLessThan(0.2);
  const perJob = sizesOf(counted(applications, 'job_id'));
  expect(perJob[0]).toBeGreaterThan(100);
  expect(perJob.length).toBeLessThan(0.9 * jobs.length);
});

test('an application has gone through what its status says, and only invited ones have interviews', () => {
  const history = new Map<unknown, Row[]>();
  for (const step of rowsOf('application_history')) {
    const steps = history.get(step['application_id']) ?? [];
    history.set(step['application_id'], [...steps, step]);
  }
  for (const { id, status, created_at } of applications) {
    const steps = history.get(id) ?? [];
    expect(steps[0]).toMatchObject({ status: 'Applied', at: created_at });
    expect(steps.at(-1)).toMatchObject({ status });
    expect(Number(steps.at(-1)?.['at'])).toBeLessThanOrEqual(world.now);
  }
  const interviews = rowsOf('interviews');
  expect(interviews.length / applications.length).toBeCloseTo(0.05, 2);
  for (const { application_id } of interviews) {
    const statuses = history.get(application_id)?.map((step) => step['status']);
    expect(statuses).toContain('Interview');
  }
});

test('it is the same each time', () => {
  const text = (): string => JSON.stringify(rowsOf('jobs').slice(0, 100));
  expect(text()).toBe(text());
});

test('a line of COPY keeps line ends, tabs and backslashes', () => {
  expect(lineOf(['a\tb\nc\\', null, true, 1])).toBe('a\\tb\\nc\\\\\t\\N\tt\t1\n');
});

function withFile<T>(content: string, work: (file: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'ifj-listings-'));
  const file = join(folder, 'listings.json');
  writeFileSync(file, content);
  try {
    return work(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('listings give companies and titles', () => {
  const listings = withFile(
    JSON.stringify([
      { company: 'Zuma Foods', title: ' Food Technology Intern ' },
      { company: 'Zuma Foods', title: 'Audit Intern' },
      { company: '', title: 'Nobody’s' },
      { title: 3 },
      null,
    ]),
    readListings,
  );
  expect(listings).toEqual({
    companies: [['Zuma Foods', 2]],
    titles: ['Food Technology Intern', 'Audit Intern'],
  });
  const listed = { ...world, listings };
  expect(new Set(rowsOf('jobs', listed).map((job) => job['job_title']))).toEqual(
    new Set(listings.titles),
  );
  const names = rowsOf('organizations', listed).map((one) => String(one['company_name']));
  expect(names.every((name) => name.startsWith('Zuma Foods'))).toBe(true);
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});

test.each([
  ['{}', /holds no list/],
  ['[{"title":"x"}]', /no listing with a company/],
])('a file without listings is refused: %s', (content, message) => {
  expect(() => withFile(content, readListings)).toThrow(message);
});
