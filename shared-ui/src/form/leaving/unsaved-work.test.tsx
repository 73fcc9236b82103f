import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '../fields/text-field.tsx';
import { Form } from '../form.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { hasUnsavedWork } from './unsaved-work.ts';

function NoteForm({ label }: { label: string }) {
  return (
    <Form initialValues={{ note: '' }} onSubmit={() => undefined}>
      <TextField name="note" label={label} />
      <SubmitButton>{`Send ${label}`}</SubmitButton>
    </Form>
  );
}

test('what was typed is unsaved until it is taken back, sent or gone from the screen', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<NoteForm label="one" />);
  const field = screen.getByLabelText('one');
  expect(hasUnsavedWork()).toBe(false);

  await user.type(field, 'a');
  expect(hasUnsavedWork()).toBe(true);
  await user.clear(field);
  expect(hasUnsavedWork()).toBe(false);

  await user.type(field, 'b');
  await user.click(screen.getByRole('button', { name: 'Send one' }));
  await waitFor(() => expect(hasUnsavedWork()).toBe(false));

  await user.type(field, 'c');
  expect(hasUnsavedWork()).toBe(true);
  rerender(<p>another page</p>);
  expect(hasUnsavedWork()).toBe(false);
});

test('one of two forms is enough', async () => {
  const user = userEvent.setup();
  render(
    <>
      <NoteForm label="one" />
      <NoteForm label="two" />
    </>,
  );
  await user.type(screen.getByLabelText('one'), 'a');
  await user.type(screen.getByLabelText('two'), 'a');
  await user.clear(screen.getByLabelText('one'));
  expect(hasUnsavedWork()).toBe(true);
  await user.clear(screen.getByLabelText('two'));
  expect(hasUnsavedWork()).toBe(false);
});
