import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchBox } from './search-box.tsx';

function show(value: string) {
  const onSearch = jest.fn<(words: string) => void>();
  render(<SearchBox label="Search jobs" value={value} onSearch={onSearch} maxLength={10} />);
  return { onSearch, box: screen.getByRole('searchbox', { name: 'Search jobs' }) };
}

test('words are searched for by Enter and by the button, without the spaces around them', async () => {
  const { onSearch, box } = show('');
  await userEvent.type(box, ' data {Enter}');
  expect(onSearch.mock.calls).toEqual([['data']]);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(onSearch).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
});

test('the box keeps the focus while the words in the address change', async () => {
  const onSearch = () => undefined;
  const box = <SearchBox label="Search jobs" value="" onSearch={onSearch} />;
  const { rerender } = render(box);
  await userEvent.type(screen.getByRole('searchbox'), 'data{Enter}');
  rerender(<SearchBox label="Search jobs" value="data" onSearch={onSearch} />);
  expect(screen.getByRole('searchbox')).toHaveFocus();
  rerender(box);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('what is searched for stands there, and can be cleared', async () => {
  const { onSearch, box } = show('data');
  expect(box).toHaveValue('data');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onSearch.mock.calls).toEqual([['']]);
});
