import { expect, test } from '@jest/globals';
import { emptyTextOf, filterOf, queryOf, searchOf, wordsOf } from './job-filter.ts';

const inAddress = (search: string) => filterOf(new URLSearchParams(search));

test('one filter holds at a time, also in an address that names two', () => {
  expect(inAddress('field=Art&stipend=Yes')).toEqual({ name: 'field', value: 'Art' });
  expect(inAddress('field=%20')).toBeNull();
  expect(searchOf({ name: 'location', value: 'Lagos' }, '')).toEqual({ location: 'Lagos' });
  expect(searchOf({ name: 'location', value: '' }, '')).toEqual({});
});

test.each([
  ['deadline=2026-12-01', { deadline: '2026-12-01' }],
  ['company_name=Kuda', { companyName: 'Kuda' }],
  ['field=Science', { field: 'Science' }],
  ['stipend=Yes', { stipend: 1 }],
  ['stipend=No', { stipend: 0 }],
  ['location=Oyo', { location: 'Oyo' }],
  ['', {}],
])('%s asks the api for its jobs', (search, query) => {
  expect(queryOf(inAddress(search), '')).toEqual(query);
});

test.each([
  'deadline=2026-02-31',
  'deadline=2026-12',
  'deadline=2026',
  'deadline=soon',
  'field=Law',
  'stipend=perhaps',
])('%s is no question for the api', (search) => {
  expect(queryOf(inAddress(search), 'data')).toBeNull();
});

test.each([
  ['company_name', 160],
  ['location', 60],
] as const)('a %s in the address is cut to what the api takes', (name, length) => {
  expect(inAddress(`${name}=${'x'.repeat(200)}`)?.value).toHaveLength(length);
});

test.each([
  ['', 'No jobs available'],
  ['company_name=Kuda', 'Company has no Active Jobs'],
  ['field=Art', 'No job postings for this field'],
  ['stipend=No', 'No Job under your selections'],
  ['location=Oyo', 'No jobs available for the selected location'],
  ['deadline=2026-12-01', 'No jobs found for this filter.'],
  ['deadline=31.12.', 'Select a valid date'],
])('an empty list under "%s" says "%s"', (search, text) => {
  expect(emptyTextOf(inAddress(search), '')).toBe(text);
});

test('words are searched for beside the one filter', () => {
  expect(wordsOf(new URLSearchParams('q=%20data%20'))).toBe('data');
  expect(wordsOf(new URLSearchParams('field=Art'))).toBe('');
  expect(wordsOf(new URLSearchParams(`q=${'x'.repeat(200)}`))).toHaveLength(100);
  expect(searchOf(inAddress('field=Art'), 'data')).toEqual({ q: 'data', field: 'Art' });
  expect(queryOf(inAddress('field=Art'), 'data')).toEqual({ q: 'data', field: 'Art' });
});

test.each(['', 'field=Art', 'company_name=Kuda', 'stipend=No', 'location=Oyo'])(
  'an empty list for words says only that they were not found: "%s"',
  (search) => {
    expect(emptyTextOf(inAddress(search), 'data')).toBe('No jobs found for this filter.');
  },
);

test('a date that cannot be read is told of first', () => {
  expect(emptyTextOf(inAddress('deadline=soon'), 'data')).toBe('Select a valid date');
});
