import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Toasts } from '../toasts/toasts.tsx';
import { PagedList } from './paged-list.tsx';

const idle = {
  isError: false,
  isFetching: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
};

function show(query: Partial<typeof idle>, entries: { id: string }[] | undefined) {
  const calls = { refetch: jest.fn(), fetchNextPage: jest.fn() };
  render(
    <Toasts>
      <PagedList
        query={{ ...idle, ...query, ...calls }}
        entries={entries}
        failure={{ title: 'Failed to fetch jobs.', reason: 'The line is cut.' }}
        loadingText="Loading jobs…"
        endText="No more jobs"
        empty={<p>No jobs available</p>}
      >
        {({ id }) => `job ${id}`}
      </PagedList>
    </Toasts>,
  );
  return calls;
}

test('waits for the first page', () => {
  show({ isFetching: true }, undefined);
  expect(screen.getByText('Loading jobs…')).toBeInTheDocument();
});

test('says why the first page did not come, and asks again', () => {
  const { refetch } = show({ isError: true }, undefined);
  expect(screen.getByText('Failed to fetch jobs.')).toBeInTheDocument();
  expect(screen.getByText('The line is cut.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('an empty list is seen and heard', () => {
  show({}, []);
  expect(screen.getByText('No jobs available')).toBeInTheDocument();
  expect(screen.getByText('0 shown')).toBeInTheDocument();
});

test.each([
  ['jobs', [{ id: '1' }], 'job 1'],
  ['none', [], 'No jobs available'],
])('of a list of %s it says that asking again failed, and asks once more', (_, entries, shown) => {
  const { refetch } = show({ isError: true }, entries);
  expect(screen.getByText(shown)).toBeInTheDocument();
  expect(screen.getByText('Failed to fetch jobs. The line is cut.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('further pages that do not come leave the list as it is', () => {
  show({ isError: true, isFetchNextPageError: true, hasNextPage: true }, [{ id: '1' }]);
  expect(screen.queryByText(/^Failed to fetch jobs/)).toBeNull();
});

test('what is here stays when asking again fails, and leads to further pages', () => {
  const { fetchNextPage } = show({ isError: true, hasNextPage: true }, [{ id: '1' }, { id: '2' }]);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'job 1',
    'job 2',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});
