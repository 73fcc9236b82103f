import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../toasts/toasts.tsx';
import { FilterDate, FilterSearch } from './filter-controls.tsx';

const severalFit = (count: number) => `${count} companies fit. Choose one.`;

test('a name that is suggested is set at once, another by Enter, and the focus stays', async () => {
  const onChange = jest.fn<(name: string) => void>();
  const filter = { label: 'Company', onChange, severalFit, suggestions: ['Kuda'], maxLength: 160 };
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
  ['Nobody', 'Nobody'],
  ['limited', 'Acme Limited'],
])('“%s” means the only name that holds it, or none: %s', async (typed, meant) => {
  const onChange = jest.fn<(name: string) => void>();
  const suggestions = ['Acme Limited', 'Kuda Bank', 'Kuda Works'];
  const filter = { label: 'Company', onChange, severalFit, suggestions, maxLength: 160 };
  render(<FilterSearch {...filter} value="" />);
  await userEvent.type(screen.getByLabelText('Company'), `${typed}{Enter}`);
  expect(onChange.mock.lastCall).toEqual([meant]);
});

describe('a text that several names hold', () => {
  const text = '2 companies fit. Choose one.';
  const onChange = jest.fn<(name: string) => void>();
  const suggestions = ['Acme Limited', 'Kuda Bank', 'Kuda Works'];
  const filter = { label: 'Company', onChange, severalFit, suggestions, maxLength: 160 };
  const company = () => screen.getByLabelText('Company');
  const toldBeside = () => screen.queryByText(text, { selector: 'p' });

  const show = () => {
    onChange.mockReset();
    return render(<FilterSearch {...filter} value="Acme Limited" />, { wrapper: Toasts });
  };

  test.each(['{Enter}', '{Tab}'])('sets nothing at %s and asks for one of them', async (key) => {
    show();
    await userEvent.clear(company());
    await userEvent.type(company(), 'kuda');
    await userEvent.keyboard(key);
    expect(onChange).not.toHaveBeenCalled();
    expect(toldBeside()).toBeVisible();
    expect(company()).toHaveAccessibleDescription(text);
    expect(company()).toHaveValue('kuda');
    expect(await screen.findByText(text, { selector: 'span' })).toBeInTheDocument();
  });

  test('is told of no longer once one is chosen, or the filter was another meanwhile', async () => {
    const { rerender } = show();
    await userEvent.clear(company());
    await userEvent.type(company(), 'kuda{Enter}');
    await userEvent.type(company(), ' ');
    expect(toldBeside()).toBeNull();
    await userEvent.type(company(), '{Enter}');
    expect(toldBeside()).toBeVisible();
    rerender(<FilterSearch {...filter} value="" />);
    expect(toldBeside()).toBeNull();
    expect(company()).toHaveValue('');
    rerender(<FilterSearch {...filter} value="Acme Limited" />);
    expect(toldBeside()).toBeNull();
    await userEvent.clear(company());
    await userEvent.type(company(), 'Kuda Bank');
    expect(onChange.mock.calls).toEqual([['Kuda Bank']]);
  });
});

test('no more can be typed than a name can have', async () => {
  const onChange = () => undefined;
  const filter = { label: 'Company', onChange, severalFit, suggestions: [], maxLength: 4 };
  render(<FilterSearch {...filter} value="" />);
  await userEvent.type(screen.getByLabelText('Company'), 'Kuda Works');
  expect(screen.getByLabelText('Company')).toHaveValue('Kuda');
});

function openDate(value: string) {
  const onChange = jest.fn<(day: string) => void>();
  render(<FilterDate label="Date" value={value} onChange={onChange} />);
  const day = screen.getByLabelText<HTMLInputElement>('Date');
  /** As a browser does: what is half typed has no value. */
  const type = (text: string, isHalf = false) => {
    Object.defineProperty(day, 'validity', { value: { badInput: isHalf }, configurable: true });
    fireEvent.change(day, { target: { value: text } });
  };
  return { day, type, onChange };
}

test('a day is set once its year is typed', () => {
  const { type, onChange } = openDate('');
  for (const text of ['0002-12-03', '0020-12-03', '0202-12-03', '2026-12-03']) type(text);
  expect(onChange.mock.calls).toEqual([['2026-12-03']]);
});

test('a day stays set while a part of it is typed anew', () => {
  const { type, onChange } = openDate('2026-12-03');
  type('', true);
  type('2026-12-03');
  expect(onChange).not.toHaveBeenCalled();
  type('2026-12-04');
  expect(onChange.mock.calls).toEqual([['2026-12-04']]);
});

test('a day that is emptied is not set any more, part by part too', () => {
  const { day, type, onChange } = openDate('2026-12-03');
  type('', true);
  type('');
  fireEvent.keyUp(day, { key: 'Backspace' });
  expect(onChange.mock.calls).toEqual([['']]);
});
