import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { standingDocument } from './standing-document.ts';
import { TakeOver } from './take-over.tsx';

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

const written = `
  <a href="/login">Login</a><a href="/login">Login</a>
  <details><summary>One</summary>First</details>
  <details><summary>Two</summary>Second</details>`;

function element(tag: string, id: string, content = ''): HTMLElement {
  const made = document.createElement(tag);
  made.id = id;
  made.innerHTML = content;
  return made;
}

/** @returns the place of the running page, beside the document */
function writeDocument(): HTMLElement {
  const root = element('div', 'root');
  document.head.append(element('style', 'document-style'));
  document.body.append(element('div', 'document', written), root);
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

function draw(root: HTMLElement, page = <Page />): void {
  render(
    <TakeOver document={standingDocument()} root={root}>
      {page}
    </TakeOver>,
    { container: root },
  );
}

describe('the page that takes the place of a document', () => {
  test('stands alone afterwards, without the styles of the document', () => {
    const root = writeDocument();
    const style = standingDocument()?.style;
    expect(style).toBeInTheDocument();
    draw(root);
    expect(standingDocument()).toBeNull();
    expect(style).not.toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  test('has its place before anything is painted: in the commit itself', async () => {
    const seen: boolean[] = [];
    function Watching() {
      useLayoutEffect(() => {
        seen.push(standingDocument() !== null);
        queueMicrotask(() => seen.push(standingDocument() !== null));
      }, []);
      return <p>There</p>;
    }
    draw(writeDocument(), <Watching />);
    await Promise.resolve();
    expect(seen).toEqual([true, false]);
  });

  test('has open what the reader opened', () => {
    const root = writeDocument();
    screen.getAllByRole('group')[1]?.setAttribute('open', '');
    draw(root);
    const [first, second] = screen.getAllByRole('group');
    expect(first).not.toHaveAttribute('open');
    expect(second).toHaveAttribute('open');
  });

  test('has the focus where the document had it', () => {
    const root = writeDocument();
    screen.getAllByRole('link')[1]?.focus();
    draw(root);
    expect(screen.getAllByRole('link')[1]).toHaveFocus();
  });

  test('takes no focus that the document did not have', () => {
    draw(writeDocument());
    expect(document.body).toHaveFocus();
  });
});

test('a page without a document is drawn as it is', () => {
  const root = element('div', 'root');
  document.body.append(root);
  expect(standingDocument()).toBeNull();
  draw(root);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
