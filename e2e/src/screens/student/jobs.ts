import type states from '../../../../mfe-student/states.json';
import { longestJob } from '../long-texts.ts';
import type { Way, WaysInto } from '../ways.ts';

const failed = 'Failed to fetch jobs. Please try again.';
const unheardOf = 'nobody-writes-so';

/** The list at an address, until it says this. */
const list =
  (search: string, words: string): Way =>
  async (visit) => {
    await visit.as(await visit.cast.newcomer());
    await visit.open(`/dashboard/jobs${search}`);
    await visit.sees(words);
  };

export const jobs: WaysInto<(typeof states)['/dashboard/jobs']> = {
  many: list('', 'View Job'),
  'nothing in a field': list(`?field=Art&q=${unheardOf}`, 'No job postings for this field'),
  'nothing on a date': list('?deadline=2999-01-01', 'No jobs found for this filter.'),
  'nothing of a company': list(`?company_name=${unheardOf}`, 'Company has no Active Jobs'),
  'nothing under a stipend': list(`?stipend=No&q=${unheardOf}`, 'No Job under your selections'),
  'nothing at a location': list(
    `?location=Lagos&q=${unheardOf}`,
    'No jobs available for the selected location',
  ),
  'nothing with the words': list(`?q=${'w'.repeat(100)}`, 'No jobs found for this filter.'),
  'an unreadable date': list('?deadline=soon', 'Select a valid date'),
  one: async (visit) => {
    const title = `Harbour ledger ${Date.now()}`;
    await visit.cast.newJob({ job_title: title });
    await visit.as(await visit.cast.newcomer());
    await visit.open(`/dashboard/jobs?q=${encodeURIComponent(title)}`);
    await visit.sees('No more jobs');
  },
  'the longest texts': async (visit) => {
    await visit.cast.longest();
    await visit.as(await visit.cast.newcomer());
    await visit.open(`/dashboard/jobs?q=${longestJob.job_title.slice(0, 60)}`);
    await visit.sees(longestJob.job_title);
  },
  'all of them': async (visit) => {
    await visit.as(await visit.cast.newcomer());
    await visit.open('/dashboard/jobs');
    const end = visit.page.getByText('No more jobs', { exact: true });
    while (!(await end.isVisible())) await visit.page.mouse.wheel(0, 2000);
  },
  loading: async (visit) => {
    await visit.as(await visit.cast.newcomer());
    await visit.hold('jobs');
    await visit.openLoading('/dashboard/jobs');
  },
  failed: async (visit) => {
    await visit.as(await visit.cast.newcomer());
    await visit.openFailed('/dashboard/jobs', 'jobs', failed);
  },
  'more to come': async (visit) => {
    await visit.as(await visit.cast.newcomer());
    await visit.page.route(/\/IFJ\/api\/jobs\?.*cursor=/, () => undefined);
    await visit.open('/dashboard/jobs');
    await visit.page.getByRole('article').last().scrollIntoViewIfNeeded();
    await visit.sees('Loading more…');
  },
  'more failed': async (visit) => {
    await visit.as(await visit.cast.newcomer());
    await visit.page.route(/\/IFJ\/api\/jobs\?.*cursor=/, (route) => route.abort());
    await visit.open('/dashboard/jobs');
    await visit.page.getByRole('article').last().scrollIntoViewIfNeeded();
    await visit.sees('The next ones could not be loaded.');
  },
  'without companies and locations': async (visit) => {
    await visit.as(await visit.cast.newcomer());
    await visit.fail('company_names');
    await visit.fail('locations');
    await visit.open('/dashboard/jobs');
    await visit.sees('Companies and locations to choose from could not be loaded.');
  },
  offline: async (visit) => {
    await visit.as(await visit.cast.newcomer());
    await visit.open('/dashboard/jobs');
    await visit.goOffline();
  },
};
