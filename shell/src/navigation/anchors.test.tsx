import { renderWithStore } from '@ifj/shared-api/testing';
import { hearHistoryMoves } from '@ifj/shared-ui';
import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { useAnchorEntries } from './use-anchor-entries.ts';
import { useScrollMemory } from './use-scroll-memory.ts';

hearHistoryMoves();

function Place() {
  useAnchorEntries();
  useScrollMemory();
  const { pathname, hash } = useLocation();
  return (
    <>
      <p>{pathname + hash}</p>
      <a href="#part">part</a>
      <Link to="/next">next</Link>
    </>
  );
}

const scrolled: number[] = [];

function open() {
  scrolled.length = 0;
  jest.spyOn(window, 'scrollTo').mockImplementation((...[, top]: unknown[]) => {
    scrolled.push(Number(top));
    Object.assign(window, { scrollY: top });
  });
  Object.assign(globalThis, {
    ResizeObserver: class {
      observe: () => void;
      disconnect = () => undefined;
      constructor(changed: () => void) {
        this.observe = changed;
      }
    },
  });
  return renderWithStore(
    <BrowserRouter useTransitions={false}>
      <Place />
    </BrowserRouter>,
  );
}

const readAt = (top: number): void => {
  Object.assign(window, { scrollY: top });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
};

const arriveAt = (address: string) =>
  waitFor(() => expect(screen.getByText(address)).toBeVisible());

test('an anchor is left to the browser, and each entry of it has a position of its own', async () => {
  const { user } = open();
  const goBack = async (address: string) => {
    scrolled.length = 0;
    act(() => {
      history.back();
    });
    await arriveAt(address);
  };
  readAt(700);
  await user.click(screen.getByText('next'));
  readAt(0);
  await goBack('/');
  expect(scrolled).toEqual([700]);

  scrolled.length = 0;
  await user.click(screen.getByText('part'));
  await arriveAt('/#part');
  expect(scrolled).toEqual([]);
  readAt(2000);
  await user.click(screen.getByText('next'));
  await goBack('/#part');
  expect(scrolled).toEqual([2000]);
  await goBack('/');
  expect(scrolled).toEqual([700]);
});

test('the entry of an anchor is numbered as those of the router are', async () => {
  const { user } = open();
  const number = () => (history.state as { idx: number }).idx;
  const first = number();
  await user.click(screen.getByText('part'));
  await arriveAt('/#part');
  expect(number()).toBe(first + 1);
  await user.click(screen.getByText('next'));
  expect(number()).toBe(first + 2);
});
