import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { registerOrganization, type TestAccount } from '../../testing/accounts.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { lagosDay, postJob } from '../../testing/jobs.ts';
import { postings } from '../../testing/postings.ts';
import type { PublicJobAnswer } from './public-job.schema.ts';

const text = { type: 'string', pattern: '\\S' };

const typed = (type: string, properties: object, required = Object.keys(properties)) => ({
  type: 'object',
  additionalProperties: false,
  required: ['@type', ...required],
  properties: { '@type': { const: type }, ...properties },
});

const place = typed('Place', {
  address: typed('PostalAddress', { addressRegion: text, addressCountry: { const: 'NG' } }),
});

const unitText = { enum: ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'] };
const amount = { type: 'number', exclusiveMinimum: 0 };
const quantity = (properties: object) => typed('QuantitativeValue', { ...properties, unitText });

/**
 * What Google requires and recommends of a job's structured data:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
const posting = {
  ...typed(
    'JobPosting',
    {
      '@context': { const: 'https://schema.org' },
      title: { ...text, not: { pattern: '<[a-z]' } },
      description: { ...text, pattern: '^<p>' },
      identifier: typed('PropertyValue', { name: text, value: text }),
      url: { type: 'string', pattern: '^https://' },
      datePosted: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' },
      validThrough: {
        type: 'string',
        pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\+01:00$',
      },
      employmentType: { const: 'INTERN' },
      hiringOrganization: typed('Organization', { name: text }),
      directApply: { type: 'boolean' },
      jobLocation: place,
      jobLocationType: { const: 'TELECOMMUTE' },
      applicantLocationRequirements: typed('Country', { name: text }),
      baseSalary: typed('MonetaryAmount', {
        currency: { const: 'NGN' },
        value: {
          oneOf: [quantity({ value: amount }), quantity({ minValue: amount, maxValue: amount })],
        },
      }),
    },
    [
      '@context',
      'title',
      'description',
      'identifier',
      'url',
      'datePosted',
      'validThrough',
      'employmentType',
      'hiringOrganization',
      'directApply',
    ],
  ),
  oneOf: [
    { required: ['jobLocation'] },
    { required: ['jobLocationType', 'applicantLocationRequirements'] },
  ],
};

const ajv = new Ajv({ allErrors: true, strictTypes: false, strictRequired: false });
const fits = ajv.compile(posting);

interface Posted {
  address: { addressRegion: string };
}

let api: TestApp;
let seen: { sent: Record<string, unknown>; company: string; answer: PublicJobAnswer }[];

async function readAll(
  organization: TestAccount,
  sent: Record<string, unknown>[],
  company: string,
) {
  const all = [];
  for (const fields of sent) {
    const { id } = await postJob(api, organization, fields);
    const answer = (await api.call('GET', `/public/jobs/${id}`)).json<PublicJobAnswer>();
    all.push({ sent: fields, company, answer });
  }
  return all;
}

beforeAll(async () => {
  api = await createTestApp({ PUBLIC_URL: 'https://jobs.example' });
  seen = [];
  for (const { organization, jobs } of postings) {
    const account = await registerOrganization(api, organization);
    seen.push(...(await readAll(account, jobs, organization.company_name)));
  }
}, 120_000);
afterAll(() => api.close());

/** HTML as a reader sees it, line by line. */
const readable = (html: string) =>
  html
    .replaceAll(/<\/?(?:p|ul|li|br)>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .split('\n')
    .filter((line) => line !== '');

const written = (value: unknown) =>
  String(value)
    .split('\n')
    .filter((line) => line !== '');

test('fifty jobs as people post them have all that Google requires and recommends', () => {
  const problems = seen.flatMap(({ answer }) =>
    fits(answer.structured_data) ? [] : [{ title: answer.job_title, errors: fits.errors }],
  );
  expect(problems).toEqual([]);
  expect(seen).toHaveLength(50);
  expect(new Set(seen.map(({ answer }) => answer.id)).size).toBe(50);
});

test('the check itself refuses what lacks a field or has a wrong one', () => {
  const [first] = seen;
  const good = first?.answer.structured_data ?? {};
  expect(fits(good)).toBe(true);
  for (const name of ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation']) {
    expect(fits({ ...good, [name]: undefined })).toBe(false);
  }
  expect(fits({ ...good, email: 'jobs@kuramo.example' })).toBe(false);
  expect(fits({ ...good, jobLocationType: 'TELECOMMUTE' })).toBe(true);
  expect(fits({ ...good, baseSalary: { '@type': 'MonetaryAmount', currency: 'NGN' } })).toBe(false);
});

test('they say what the posting says, whole', async () => {
  const today = await lagosDay(api, 0);
  for (const { sent, company, answer } of seen) {
    const data = answer.structured_data;
    expect(data).toMatchObject({
      title: sent['job_title'],
      datePosted: today,
      validThrough: `${answer.deadline}T23:59:59+01:00`,
      hiringOrganization: { name: company },
      identifier: { name: company, value: answer.id },
      url: answer.address,
    });
    expect(readable(String(data['description']))).toEqual([
      ...written(sent['job_description']),
      ...written(sent['job_requirements']).map((line) => line.replace(/^[-•*] /, '')),
    ]);
  }
});

test('a remote job may be done from Nigeria, any other is where its organization is', () => {
  const placeOf = ({ structured_data: data }: PublicJobAnswer) => ({
    region: (data['jobLocation'] as Posted | undefined)?.address.addressRegion,
    type: data['jobLocationType'],
  });
  for (const { sent, answer } of seen) {
    expect(placeOf(answer)).toEqual(
      sent['env_mode'] === 'remote' ? { type: 'TELECOMMUTE' } : { region: answer.location },
    );
  }
});

test('a salary is told where its period is known, and never without', () => {
  const salaries = new Map(
    seen.map(({ sent, answer }) => [sent['amount'], answer.structured_data['baseSalary']]),
  );
  const salaryOf = (range: object, unit: string) => ({
    '@type': 'MonetaryAmount',
    currency: 'NGN',
    value: { '@type': 'QuantitativeValue', ...range, unitText: unit },
  });
  expect(Object.fromEntries(salaries)).toEqual({
    '80000 - 120000 NGN per month': salaryOf({ minValue: 80_000, maxValue: 120_000 }, 'MONTH'),
    '25000 - 25000 NGN per week': salaryOf({ value: 25_000 }, 'WEEK'),
    '150000 - 200000 NGN total': undefined,
    '60000 - 90000 NGN': undefined,
    undefined: undefined,
  });
});

test('hostile texts stay texts', async () => {
  const hostile = `</script><script>alert(1)</script>{{x}}{{{x}}}{{#a}}<img src=x onerror=alert(1)>&amp;'"`;
  const long = 'a'.repeat(5_000);
  const organization = await registerOrganization(api, {
    company_name: '</title><b>{{x}}</b> Ltd',
  });
  const [one] = await readAll(
    organization,
    [
      {
        job_title: '<b>{{job_title}}</b> عربي',
        department: hostile.slice(0, 110),
        job_description: `${hostile}\n${long}\n\u061cעברית`,
        job_requirements: `- ${hostile}\n- ${long}`,
      },
    ],
    'x',
  );
  const answer = one?.answer;
  expect(answer?.job_title).toBe('<b>{{job_title}}</b> عربي');
  expect(answer?.description).toEqual([`${hostile}\n${long}\n\u061cעברית`]);
  const html = String(answer?.structured_data['description']);
  expect(html.replaceAll(/<\/?(?:p|ul|li|br)>/g, '')).not.toMatch(/[<>"']/);
  expect(readable(html)).toEqual([hostile, long, '\u061cעברית', hostile, long]);
});
