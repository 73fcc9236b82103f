import { readFileSync } from 'node:fs';

/** Companies and titles that stand in for the made-up ones. */
export interface Listings {
  /** Each company with the number of its listings. */
  companies: readonly (readonly [string, number])[];
  titles: readonly string[];
}

const longestCompany = 160;
const longestTitle = 150;

/**
 * Reads listings: a JSON list of objects with `company` and `title`.
 * @throws Error that says what is wrong with the file
 */
export function readListings(file: string): Listings {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(content)) throw new Error(`${file} holds no list of listings.`);
  const companies = new Map<string, number>();
  const titles: string[] = [];
  for (const listing of content as unknown[]) {
    const company = textOf(listing, 'company', longestCompany);
    const title = textOf(listing, 'title', longestTitle);
    if (!company || !title) continue;
    companies.set(company, (companies.get(company) ?? 0) + 1);
    titles.push(title);
  }
  if (titles.length === 0) throw new Error(`${file} has no listing with a company and a title.`);
  return { companies: [...companies], titles };
}

function textOf(listing: unknown, name: string, longest: number): string {
  if (typeof listing !== 'object' || listing === null || !(name in listing)) return '';
  const value = (listing as Record<string, unknown>)[name];
  return typeof value === 'string' ? value.trim().slice(0, longest).trim() : '';
}
