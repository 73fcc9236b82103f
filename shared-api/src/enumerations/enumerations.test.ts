import { expect, test } from '@jest/globals';
import {
  applicationStatuses,
  applicationTabs,
  choiceOfStipend,
  environments,
  labelOf,
  stipendOfChoice,
  stipends,
} from '../index.ts';
import { isRole } from './roles.ts';

test('stipend has three spellings of one thing', () => {
  for (const { value, choice } of stipends) {
    expect(stipendOfChoice(choice)).toBe(value);
    expect(choiceOfStipend(value)).toBe(choice);
  }
  expect(labelOf(stipends, 1)).toBe('Paid');
  expect(stipendOfChoice('perhaps')).toBeNull();
});

test('a value nobody knows is shown as it is', () => {
  expect(labelOf(environments, 'onsite')).toBe('Onsite');
  expect(labelOf(environments, 'orbital')).toBe('orbital');
  expect(labelOf(environments, null)).toBe('');
});

test('every status of an application stands on exactly one tab', () => {
  const onTabs = applicationTabs.flatMap(({ statuses }): string[] => statuses);
  expect(onTabs.sort()).toEqual(applicationStatuses.map(({ value }) => value).sort());
});

test('a role is told from any other text', () => {
  expect(isRole('operator')).toBe(true);
  expect(isRole('admin')).toBe(false);
  expect(isRole(null)).toBe(false);
});
