import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterDate, FilterSearch } from './filter-controls.tsx';

test('a name that is suggested is set at once, another by Enter, and the focus stays', async () => {
  const onChange = jest.fn<(name: string) => void>();
  const filter = { label: 'Company', onChange, suggestions: ['Kuda'] };
  const { rerender } = render(<FilterSearch {...filter} value="" />);
  await userEvent.type(screen.getByLabelText('Company'), 'Kuda');
  expect(onChange.mock.calls).toEqual([['Kuda']]);
  rerender(<FilterSearch {...filter} value="Kuda" />);
  expect(screen.getByLabelText('Company')).toHaveFocus();
  rerender(<FilterSearch {...filter} value="" />);
  expect(screen.getByLabelText('Company')).toHaveValue('');
  await userEvent.type(screen.getByLabelText('Company'), 'Nobody{Enter}');
  expect(onChange.mock.lastCall).toEqual(['Nobody']);
});

test.each([
  ['kuda works', 'Kuda Works'],
  ['acme', 'Acme Limited'],
  ['Kuda', 'Kuda'],
  ['limited', 'Acme Limited'],
])('“%s” means the only name that holds it: %s', async (typed, meant) => {
  const onChange = jest.fn<(name: string) => void>();
  const suggestions = ['Acme Limited', 'Kuda Bank', 'Kuda Works'];
  render(<FilterSearch label="Company" value="" onChange={onChange} suggestions={suggestions} />);
  await userEvent.type(screen.getByLabelText('Company'), `${typed}{Enter}`);
  expect(onChange.mock.lastCall).toEqual([meant]);
});

test('a day is set once its year is typed', () => {
  const onChange = jest.fn<(day: string) => void>();
  render(<FilterDate label="Date" value="" onChange={onChange} />);
  const day = screen.getByLabelText('Date');
  for (const value of ['0002-12-03', '0020-12-03', '0202-12-03', '2026-12-03', '']) {
    fireEvent.change(day, { target: { value } });
  }
  expect(onChange.mock.calls).toEqual([['2026-12-03'], ['']]);
});
