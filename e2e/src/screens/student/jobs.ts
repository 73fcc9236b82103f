import type states from '../../../../mfe-student/states.json';
import { at, fails, loads, shows, type Who } from '../arrivals.ts';
import { longestJob, longestOrganization } from '../long-texts.ts';
import type { Way, WaysInto } from '../ways.ts';

const address = '/dashboard/jobs';
const unheardOf = 'nobody-writes-so';
const newcomer: Who = (cast) => cast.newcomer();
const all = at(address, newcomer);

/** The list under a filter, until it says this. */
const under = (filter: string, words: string): Way =>
  shows(at(`${address}?${filter}`, newcomer), words);

/** The end of the first page, while the next one does not come. */
const toTheNextPage =
  (answer: 'none' | 'failure', words: string): Way =>
  async (visit) => {
    await visit.page.route(/\/IFJ\/api\/jobs\?.*cursor=/, (route) =>
      answer === 'failure' ? route.abort() : undefined,
    );
    await shows(all, 'View Job')(visit);
    await visit.page.getByRole('article').last().scrollIntoViewIfNeeded();
    await visit.sees(words);
  };

export const jobs: WaysInto<(typeof states)['/dashboard/jobs']> = {
  many: shows(all, 'View Job'),
  'nothing in a field': under('field=Law', 'No job postings for this field'),
  'nothing on a date': under('deadline=2999-01-01', 'No jobs found for this filter.'),
  'nothing of a company': under(`company_name=${unheardOf}`, 'Company has no Active Jobs'),
  'nothing under a stipend': under('stipend=Perhaps', 'No Job under your selections'),
  'nothing at a location': under(
    `location=${unheardOf}`,
    'No jobs available for the selected location',
  ),
  'nothing with the words': under(`q=${'w'.repeat(100)}`, 'No jobs found for this filter.'),
  'an unreadable date': under('deadline=soon', 'Select a valid date'),
  one: async (visit) => {
    const title = `Harbour ledger ${Date.now()}`;
    await visit.cast.newJob({ job_title: title });
    await under(`q=${encodeURIComponent(title)}`, 'No more jobs')(visit);
  },
  'the longest texts': async (visit) => {
    await visit.cast.longest();
    const { job_title: title } = longestJob;
    await under(`q=${title.slice(0, 60)}`, title)(visit);
  },
  'in a field': under('field=Science', 'View Job'),
  'of the longest company': async (visit) => {
    await visit.cast.longest();
    const { company_name: company } = longestOrganization;
    await under(`company_name=${encodeURIComponent(company)}`, company)(visit);
  },
  'all of them': async (visit) => {
    await shows(all, 'View Job')(visit);
    const end = visit.page.getByText('No more jobs', { exact: true });
    while (!(await end.isVisible())) await visit.page.mouse.wheel(0, 2000);
  },
  loading: loads(all, 'jobs'),
  failed: fails(all, 'jobs', 'Failed to fetch jobs. Please try again.'),
  'more to come': toTheNextPage('none', 'Loading more…'),
  'more failed': toTheNextPage('failure', 'The next ones could not be loaded.'),
  'without companies and locations': async (visit) => {
    await visit.fail('company_names');
    await fails(
      all,
      'locations',
      'Companies and locations to choose from could not be loaded.',
    )(visit);
  },
  offline: async (visit) => {
    await shows(all, 'View Job')(visit);
    await visit.goOffline();
  },
};
