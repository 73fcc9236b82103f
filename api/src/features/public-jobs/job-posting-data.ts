import { readAmount } from '../jobs/job-amount.ts';
import { escapeHtml } from '../mail/layout.ts';
import { paragraphsOf, requirementGroups } from './job-texts.ts';
import type { PublicJobRow } from './public-job.repository.ts';

const elements = (name: string, texts: string[]) =>
  texts.map((text) => `<${name}>${escapeHtml(text).replaceAll('\n', '<br>')}</${name}>`).join('');

function descriptionHtml({ jobDescription, jobRequirements }: PublicJobRow): string {
  const groups = requirementGroups(jobRequirements ?? '').map(
    ({ paragraphs, list }) =>
      elements('p', paragraphs) + (list ? `<ul>${elements('li', list.bullets)}</ul>` : ''),
  );
  return elements('p', paragraphsOf(jobDescription)) + groups.join('');
}

const country = 'NG';

function placeOf({ envMode, location }: PublicJobRow) {
  if (envMode === 'remote') {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: country },
    };
  }
  return {
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressRegion: location, addressCountry: country },
    },
  };
}

const units: Record<string, string> = { 'per week': 'WEEK', 'per month': 'MONTH' };

/** A salary without its period would be taken for that of a year. */
function salaryOf({ stipend, amount: text }: PublicJobRow) {
  const amount = stipend === 1 && text ? readAmount(text) : null;
  const unitText = units[amount?.period ?? ''];
  if (!amount || !unitText) return {};
  const { min, max } = amount;
  const range = min === max ? { value: min } : { minValue: min, maxValue: max };
  const value = { '@type': 'QuantitativeValue', ...range, unitText };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'NGN', value } };
}

/**
 * What search engines read of a job.
 * @param address of its public page, with host.
 * @returns a JobPosting; https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobPostingData(row: PublicJobRow, address: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: row.jobTitle,
    description: descriptionHtml(row),
    identifier: { '@type': 'PropertyValue', name: row.companyName, value: row.id },
    url: address,
    datePosted: row.postedOn,
    // The whole of its day in Africa/Lagos, which has no summer time.
    validThrough: `${row.deadline}T23:59:59+01:00`,
    employmentType: 'INTERN',
    hiringOrganization: { '@type': 'Organization', name: row.companyName },
    ...placeOf(row),
    ...salaryOf(row),
    directApply: true,
  };
}
