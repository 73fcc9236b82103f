import { expect, test } from '@jest/globals';
import { findSuggestions } from './suggestions.ts';

const names = [
  'Abubakar Tafawa Balewa University, Bauchi',
  'Ahmadu Bello University, Zaria',
  'Federal University of Technology, Minna',
  'Federal University of Technology, Owerri',
  'National Open University of Nigeria',
  'Obafemi Awolowo University, Ile-Ife',
  "Redeemer's University, Ede",
  'University of Lagos',
  'University of Nigeria, Nsukka',
  'Yaba College of Technology',
];

test.each([
  ['UNN', 'University of Nigeria, Nsukka'],
  ['unilag', 'University of Lagos'],
  ['OAU', 'Obafemi Awolowo University, Ile-Ife'],
  ['FUTO', 'Federal University of Technology, Owerri'],
  ['FUT Minna', 'Federal University of Technology, Minna'],
  ['noun', 'National Open University of Nigeria'],
  ['yabatech', 'Yaba College of Technology'],
  ['O.A.U.', 'Obafemi Awolowo University, Ile-Ife'],
])('the short name "%s" finds "%s"', (typed, name) => {
  expect(findSuggestions(names, typed)).toEqual([name]);
});

test('what begins with the text comes first, then what it is short for, then what holds it', () => {
  const options = ['Baze University, Abuja', ...names];
  expect(findSuggestions(options, 'abu')).toEqual([
    'Abubakar Tafawa Balewa University, Bauchi',
    'Ahmadu Bello University, Zaria',
    'Baze University, Abuja',
  ]);
});

test.each([
  ['Univ. of Nig', ['University of Nigeria, Nsukka', 'National Open University of Nigeria']],
  ['redeemers', ["Redeemer's University, Ede"]],
  ['technology owerri', ['Federal University of Technology, Owerri']],
  ['unx', []],
  ['University of Lagos', []],
])('"%s" finds %j', (typed, found) => {
  expect(findSuggestions(names, typed)).toEqual(found);
});

test('the first options show while nothing is typed', () => {
  expect(findSuggestions(names, ' ')).toEqual(names.slice(0, 8));
});
