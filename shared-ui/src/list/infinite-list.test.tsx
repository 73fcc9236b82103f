import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Announcement } from '../states/announcer.tsx';
import { Toasts } from '../toasts/toasts.tsx';
import { InfiniteList } from './infinite-list.tsx';

type Listener = (entries: { isIntersecting: boolean }[]) => void;

let reachEnd: Listener | null = null;

class Observer {
  constructor(listener: Listener) {
    reachEnd = listener;
  }
  observe() {}
  disconnect() {
    reachEnd = null;
  }
}

function watchEnds() {
  Object.assign(window, { IntersectionObserver: Observer });
}

afterEach(() => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  reachEnd = null;
});

const texts = { count: 20, endText: 'No more jobs', children: 'items' };

describe('InfiniteList', () => {
  it('loads further when its end comes near', () => {
    watchEnds();
    const onMore = jest.fn();
    render(<InfiniteList hasMore loading={false} onMore={onMore} {...texts} />);
    act(() => reachEnd?.([{ isIntersecting: true }]));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('does not ask again while loading, after a failure, or at the end', () => {
    watchEnds();
    const { rerender } = render(<InfiniteList hasMore loading onMore={jest.fn()} {...texts} />);
    expect(reachEnd).toBeNull();
    rerender(<InfiniteList hasMore loading={false} failed onMore={jest.fn()} {...texts} />);
    expect(reachEnd).toBeNull();
    rerender(<InfiniteList hasMore={false} loading={false} onMore={jest.fn()} {...texts} />);
    expect(reachEnd).toBeNull();
  });

  it('offers a button where the browser cannot watch the end', () => {
    const onMore = jest.fn();
    render(<InfiniteList hasMore loading={false} onMore={onMore} {...texts} />);
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('says that loading failed and tries again on request', () => {
    const onMore = jest.fn();
    render(<InfiniteList hasMore loading={false} failed onMore={onMore} {...texts} />);
    expect(screen.getByRole('alert').textContent).toBe('The next ones could not be loaded.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('says when there is no more', () => {
    render(<InfiniteList hasMore={false} loading={false} onMore={jest.fn()} {...texts} />);
    expect(screen.getByText('No more jobs')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['the first item that came', 2, 'item 1'],
    ['the end where none came', 1, 'No more jobs'],
  ])('gives the focus of its button, when that goes, to %s', (_, count, focused) => {
    const list = (length: number, hasMore: boolean) => (
      <InfiniteList
        endText="No more jobs"
        count={length}
        hasMore={hasMore}
        loading={false}
        onMore={jest.fn()}
      >
        <ul>
          {Array.from({ length }, (_item, at) => (
            <li key={at}>
              item {at}
              <ul>
                <li>a fact</li>
              </ul>
            </li>
          ))}
        </ul>
      </InfiniteList>
    );
    const { rerender } = render(list(1, true));
    act(() => screen.getByRole('button', { name: 'Load more' }).focus());
    rerender(list(count, false));
    expect(screen.getByText(focused)).toHaveFocus();
  });

  it('takes no focus that is elsewhere when its button goes', () => {
    const list = (hasMore: boolean) => (
      <InfiniteList {...texts} hasMore={hasMore} loading={false} onMore={jest.fn()} />
    );
    const { rerender } = render(list(true));
    const button = screen.getByRole('button', { name: 'Load more' });
    act(() => button.focus());
    act(() => button.blur());
    rerender(list(false));
    expect(document.body).toHaveFocus();
  });

  it('tells screen readers how many are shown, in a place that outlasts the list', () => {
    const onMore = jest.fn();
    const list = (key: string, count: number, hasMore: boolean) => (
      <Toasts>
        <InfiniteList
          key={key}
          {...texts}
          count={count}
          hasMore={hasMore}
          loading={false}
          onMore={onMore}
        />
      </Toasts>
    );
    const { rerender } = render(list('all', 20, true));
    const first = screen.getByText('20 shown');
    rerender(list('all', 25, false));
    expect(screen.getByText('25 shown. No more jobs')).toBeInTheDocument();
    rerender(list('of one field', 20, true));
    // The same text is another one to hear.
    expect(screen.getByText('20 shown')).not.toBe(first);
    rerender(
      <Toasts>
        <Announcement text="0 shown" />
      </Toasts>,
    );
    expect(screen.getByText('0 shown')).toBeInTheDocument();
    expect(screen.queryByText('20 shown')).toBeNull();
  });
});
