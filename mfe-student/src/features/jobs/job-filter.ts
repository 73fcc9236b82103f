import { jobFields, limits, stipendOfChoice, type ListJobsApiArg } from '@ifj/shared-api';

/** The filters of the list of jobs; their names in the address are the api's. */
export const filterNames = ['deadline', 'company_name', 'field', 'stipend', 'location'] as const;

/** The longest text that the api searches for, in characters. */
export const longestWords = 100;

export type FilterName = (typeof filterNames)[number];

const { company_name: companyName, company_state: companyState } = limits.updateOrganization;

/** The longest name of a company, and of the place where it has its seat and its jobs. */
export const longestNames = {
  company_name: companyName.maxLength,
  location: companyState.maxLength,
} satisfies Partial<Record<FilterName, number>>;

/** The one filter that is set. */
export interface JobFilter {
  name: FilterName;
  value: string;
}

export type JobQuery = Omit<ListJobsApiArg, 'cursor'>;

/** What an empty list says under each filter, where nothing else was asked for. */
const emptyTexts: Record<FilterName, string> = {
  deadline: 'No jobs found for this filter.',
  company_name: 'Company has no Active Jobs',
  field: 'No job postings for this field',
  stipend: 'No Job under your selections',
  location: 'No jobs available for the selected location',
};

/** The filter in an address, no longer than it can be; of several the first counts. */
export function filterOf(search: URLSearchParams): JobFilter | null {
  const longest: Partial<Record<FilterName, number>> = longestNames;
  for (const name of filterNames) {
    const value = search.get(name)?.trim().slice(0, longest[name]);
    if (value) return { name, value };
  }
  return null;
}

/** The words in an address that jobs are searched for; an empty text for none. */
export function wordsOf(search: URLSearchParams): string {
  return search.get('q')?.trim().slice(0, longestWords) ?? '';
}

/** The address of a filter, which replaces the former one, and of the words searched for. */
export function searchOf(filter: JobFilter | null, words: string): Record<string, string> {
  return {
    ...(words !== '' && { q: words }),
    ...(filter?.value && { [filter.name]: filter.value }),
  };
}

/** A calendar day, `YYYY-MM-DD`. */
export function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString() === `${value}T00:00:00.000Z`;
}

/**
 * What the api is asked for a filter and the words searched for.
 *
 * @returns null when the value cannot be one of the filter's (an unreadable date, an unknown field)
 */
export function queryOf(filter: JobFilter | null, words: string): JobQuery | null {
  const filtered = filteredBy(filter);
  return filtered && { ...filtered, ...(words !== '' && { q: words }) };
}

function filteredBy(filter: JobFilter | null): JobQuery | null {
  if (filter === null) return {};
  const { name, value } = filter;
  if (name === 'deadline') return isDay(value) ? { deadline: value } : null;
  if (name === 'company_name') return { companyName: value };
  if (name === 'location') return { location: value };
  if (name === 'field') {
    const field = jobFields.find((option) => option.value === value)?.value;
    return field === undefined ? null : { field };
  }
  const stipend = stipendOfChoice(value);
  return stipend === null ? null : { stipend };
}

/** What a list without jobs says. */
export function emptyTextOf(filter: JobFilter | null, words: string): string {
  if (filter?.name === 'deadline' && filteredBy(filter) === null) return 'Select a valid date';
  if (words !== '') return 'No jobs found for this filter.';
  return filter === null ? 'No jobs available' : emptyTexts[filter.name];
}
