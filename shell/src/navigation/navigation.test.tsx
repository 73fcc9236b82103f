import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { renderWithProviders } from '@ifj/shared-api/testing';
import { act, screen } from '@testing-library/react';
import { Link, useNavigate } from 'react-router-dom';
import { useScrollMemory } from './use-scroll-memory.ts';

function Place() {
  useScrollMemory();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/next">next</Link>
      <Link to="/next#part">part</Link>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
}

const scrolled: number[] = [];
let grow: () => void = () => undefined;

beforeEach(() => {
  scrolled.length = 0;
  jest.spyOn(window, 'scrollTo').mockImplementation((...[, top]: unknown[]) => {
    scrolled.push(Number(top));
  });
  Object.assign(globalThis, {
    ResizeObserver: class {
      constructor(changed: () => void) {
        grow = changed;
      }
      observe = () => undefined;
      disconnect = () => {
        grow = () => undefined;
      };
    },
  });
});
afterEach(() => {
  Object.assign(window, { scrollY: 0 });
});

const readAt = (top: number): void => {
  Object.assign(window, { scrollY: top });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
};

test('a new address begins at its top, an anchor is left to the page', async () => {
  const { user } = renderWithProviders(<Place />);
  await user.click(screen.getByText('part'));
  expect(scrolled).toEqual([]);
  await user.click(screen.getByText('next'));
  expect(scrolled).toEqual([0]);
});

test('going back leads to where one was, as soon as the page is long enough', async () => {
  const { user } = renderWithProviders(<Place />);
  readAt(700);
  await user.click(screen.getByText('next'));
  readAt(0);
  scrolled.length = 0;
  await user.click(screen.getByText('back'));
  expect(scrolled).toEqual([]);
  grow();
  expect(scrolled).toEqual([700]);
});

test('who leaves in the moment of scrolling comes back to where that led', async () => {
  const { user } = renderWithProviders(<Place />);
  readAt(100);
  Object.assign(window, { scrollY: 700 });
  await user.click(screen.getByText('next'));
  readAt(0);
  await user.click(screen.getByText('back'));
  scrolled.length = 0;
  grow();
  expect(scrolled).toEqual([700]);
});

test('a reader who scrolls meanwhile is left alone', async () => {
  const { user } = renderWithProviders(<Place />);
  readAt(700);
  await user.click(screen.getByText('next'));
  scrolled.length = 0;
  await user.click(screen.getByText('back'));
  window.dispatchEvent(new Event('wheel'));
  grow();
  expect(scrolled).toEqual([]);
});

test('what is known outlasts a reload', () => {
  const { unmount } = renderWithProviders(<Place />);
  readAt(350);
  window.dispatchEvent(new Event('pagehide'));
  expect(Object.values(sessionStorage)).toContain('350');
  unmount();
});

describe('a document whose entry has no key of its own', () => {
  const open = (type: string, address: string, scrolledBefore: string) => {
    sessionStorage.setItem(`ifj-scroll:default ${scrolledBefore}`, '420');
    Object.assign(performance, { getEntriesByType: () => [{ type }] });
    renderWithProviders(<Place />, { path: '*', address });
    grow();
  };

  test.each(['reload', 'back_forward'])('goes on where it was after %s', (type) => {
    open(type, `/${type}`, `/${type}`);
    expect(scrolled).toEqual([420]);
  });

  test('begins at its top when its address was opened anew', () => {
    open('navigate', '/list', '/list');
    expect(scrolled).toEqual([]);
  });

  test('has nothing to do with another address', () => {
    open('reload', '/other', '/list');
    expect(scrolled).toEqual([]);
  });
});
