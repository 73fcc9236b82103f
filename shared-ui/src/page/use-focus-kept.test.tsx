import { expect, it } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useFocusKept } from './use-focus-kept.ts';

function Content() {
  const main = useRef<HTMLElement>(null);
  useFocusKept(main);
  const [gone, setGone] = useState<string[]>([]);
  const once = (name: string) =>
    !gone.includes(name) && <button onClick={() => setGone([...gone, name])}>{name}</button>;
  return (
    <>
      <main ref={main}>
        <h1>Notifications</h1>
        <button>Reload</button>
        {once('Clear filter')}
        {!gone.includes('Delete') && (
          <article>
            <h2>A new application</h2>
            {once('Mark as read')}
            {once('Delete')}
          </article>
        )}
      </main>
      {once('Close message')}
    </>
  );
}

const press = async (name: string) => {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
};

it.each([
  ['Mark as read', 'A new application'],
  ['Delete', 'Notifications'],
  ['Clear filter', 'Notifications'],
])('after %s, which goes, the heading over it has the focus', async (button, heading) => {
  render(<Content />);
  await press(button);
  await waitFor(() => expect(screen.getByRole('heading', { name: heading })).toHaveFocus());
});

it('goes back into the content from a message that is closed', async () => {
  render(<Content />);
  screen.getByRole('button', { name: 'Reload' }).focus();
  await press('Close message');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reload' })).toHaveFocus());
});

it('takes no focus that was given up on purpose', async () => {
  render(<Content />);
  screen.getByRole('button', { name: 'Reload' }).focus();
  await userEvent.click(document.body);
  expect(document.body).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(document.body).toHaveFocus();
});
