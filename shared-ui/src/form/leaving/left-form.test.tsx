import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Toasts } from '../../toasts/toasts.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Form } from '../form.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { SubmitError } from '../submit-error.ts';

interface Answer {
  arrive: () => void;
  fail: (error: SubmitError) => void;
}

function Job({ onSubmit }: { onSubmit: () => Promise<void> }) {
  return (
    <Form initialValues={{ title: '' }} onSubmit={onSubmit} draftKey="job">
      <TextField name="title" label="Title" />
      <SubmitButton>Create</SubmitButton>
    </Form>
  );
}

function type(value: string) {
  fireEvent.change(screen.getByLabelText('Title'), { target: { value } });
}

/** A form is sent on a slow line, and its page is left. */
async function sendAndLeave(): Promise<Answer & { open: () => void }> {
  const sent: Answer[] = [];
  const onSubmit = () =>
    new Promise<void>((arrive, fail) => {
      sent.push({ arrive, fail });
    });
  const form = <Job onSubmit={onSubmit} />;
  const { rerender } = render(form, { wrapper: Toasts });
  type('First');
  fireEvent.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  rerender(<p>Another page</p>);
  const [answer] = sent;
  if (!answer) throw new Error('Nothing was sent.');
  return { ...answer, open: () => rerender(form) };
}

const draft = () => sessionStorage.getItem('ifj-draft:job');

beforeEach(() => {
  sessionStorage.clear();
});

describe('a form that was left before it was answered', () => {
  it('forgets its draft once it is sent', async () => {
    const { arrive } = await sendAndLeave();
    expect(draft()).toBe('{"title":"First"}');
    await act(async () => arrive());
    expect(draft()).toBeNull();
  });

  it('leaves alone what was typed into the next one', async () => {
    const { arrive, open } = await sendAndLeave();
    sessionStorage.clear();
    open();
    type('Second');
    await act(async () => arrive());
    expect(draft()).toBe('{"title":"Second"}');
  });

  it('says in a message what was refused, and keeps what was typed', async () => {
    const { fail } = await sendAndLeave();
    const fields = { title: 'Title is too long.' };
    await act(async () => fail(new SubmitError({ message: 'Not valid.', fields })));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'What you sent was not saved.Not valid. Title is too long.',
    );
    expect(draft()).toBe('{"title":"First"}');
  });

  it('says nothing twice', async () => {
    const { fail } = await sendAndLeave();
    await act(async () => fail(new SubmitError({ message: 'In a toast', shownElsewhere: true })));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
