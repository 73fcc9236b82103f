import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { createRoot, type Root } from 'react-dom/client';
import { useLayoutEffect } from 'react';
import { standingDocument } from './standing-document.ts';
import { TakeOver } from './take-over.tsx';

let running: Root | undefined;

afterEach(async () => {
  await act(async () => running?.unmount());
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const written = `
  <div id="root"></div>
  <div id="document">
    <a href="/login">Login</a><a href="/login">Login</a>
    <details><summary>One</summary>First</details>
    <details><summary>Two</summary>Second</details>
  </div>`;

function writeDocument(): HTMLElement {
  document.head.innerHTML = '<style id="document-style"></style>';
  document.body.innerHTML = written;
  const root = document.getElementById('root');
  if (root === null) throw new Error('no root');
  return root;
}

function Page() {
  return (
    <>
      <a href="/login">Login</a>
      <a href="/login">Login</a>
      <details>
        <summary>One</summary>First
      </details>
      <details>
        <summary>Two</summary>Second
      </details>
    </>
  );
}

async function draw(root: HTMLElement, page = <Page />): Promise<void> {
  await act(async () => {
    running = createRoot(root);
    running.render(
      <TakeOver document={standingDocument()} root={root}>
        {page}
      </TakeOver>,
    );
  });
}

describe('the page that takes the place of a document', () => {
  test('stands alone afterwards, without the styles of the document', async () => {
    await draw(writeDocument());
    expect(standingDocument()).toBeNull();
    expect(document.getElementById('document-style')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  test('has its place before anything is painted: in the commit itself', async () => {
    const seen: boolean[] = [];
    function Watching() {
      useLayoutEffect(() => {
        seen.push(document.getElementById('document') !== null);
        queueMicrotask(() => seen.push(document.getElementById('document') !== null));
      }, []);
      return <p>There</p>;
    }
    await draw(writeDocument(), <Watching />);
    expect(seen).toEqual([true, false]);
  });

  test('has open what the reader opened', async () => {
    const root = writeDocument();
    const [, second] = document.querySelectorAll('details');
    if (second) second.open = true;
    await draw(root);
    expect([...root.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
  });

  test('has the focus where the document had it', async () => {
    const root = writeDocument();
    screen.getAllByRole('link')[1]?.focus();
    await draw(root);
    expect(screen.getAllByRole('link')[1]).toHaveFocus();
  });

  test('takes no focus that the document did not have', async () => {
    await draw(writeDocument());
    expect(document.body).toHaveFocus();
  });
});

test('a page without a document is drawn as it is', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.getElementById('root');
  if (root === null) throw new Error('no root');
  expect(standingDocument()).toBeNull();
  await draw(root);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
