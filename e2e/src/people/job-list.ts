import { expect, type Locator, type Page } from '@playwright/test';
import type { Caller } from './api-client.ts';

/** What is said of a list of jobs, and of a job, that does not load. */
export const jobsFailure = 'Failed to fetch jobs. Please try again.';

/** The word that stands in an account's name and in no other. */
export const wordOf = ({ name }: Caller): string => name.split(' ').at(-1) ?? name;

/** The student's list of jobs, as it stands on a page. */
export class JobListOnPage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The address of the list under a filter or words. */
  static under(search: Record<string, string>): string {
    return `/dashboard/jobs?${new URLSearchParams(search).toString()}`;
  }

  get cards(): Locator {
    return this.#page.getByRole('article');
  }

  get searchBox(): Locator {
    return this.#page.getByRole('searchbox', { name: 'Search jobs' });
  }

  card(title: string): Locator {
    return this.#page.getByRole('article', { name: title, exact: true });
  }

  viewLink(title: string): Locator {
    return this.#page.getByRole('link', { name: `View Job: ${title}`, exact: true });
  }

  filter(name: 'Date' | 'Company' | 'Field' | 'Stipend' | 'Location'): Locator {
    return this.#page.getByRole('group', { name: 'Filter jobs' }).getByLabel(name);
  }

  /** Filters by a company, suggested or not. */
  async filterByCompany(name: string): Promise<void> {
    const company = this.filter('Company');
    await company.fill(name);
    await company.press('Enter');
    const address = new URLSearchParams({ company_name: name }).toString();
    await expect(this.#page).toHaveURL(({ search }) => search.includes(address));
  }

  async search(words: string): Promise<void> {
    await this.searchBox.fill(words);
    await this.searchBox.press('Enter');
    await expect(this.#page).toHaveURL(new RegExp(`[?&]q=${words}`));
  }
}
