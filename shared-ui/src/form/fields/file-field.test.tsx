import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from '../../toasts/toasts.tsx';
import { Form } from '../form.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { FileField } from './file-field.tsx';

const start = '%PDF-1.7';
const pdf = (name: string) => new File([start], name, { type: 'application/pdf' });

/** A file whose first bytes are there when `arrive` is called. */
function slowPdf(name: string) {
  const file = pdf(name);
  const head = new Blob();
  let resolve: (bytes: ArrayBuffer) => void = () => undefined;
  jest.spyOn(file, 'slice').mockReturnValue(head);
  head.arrayBuffer = () => new Promise<ArrayBuffer>((arrive) => (resolve = arrive));
  const arrive = () =>
    act(async () => {
      resolve(new TextEncoder().encode(start.slice(0, 5)).buffer);
      await new Promise((done) => setTimeout(done));
    });
  return { file, arrive };
}

describe('a file whose check takes its time', () => {
  const onSubmit = jest.fn<(values: { resume: File | null }) => Promise<void>>();
  const user = userEvent.setup();
  const pick = (file: File) => user.upload(screen.getByLabelText('Resume'), file);

  async function pickFormer() {
    onSubmit.mockReset().mockReturnValue(new Promise(() => undefined));
    render(
      <Form initialValues={{ resume: null as File | null }} onSubmit={onSubmit}>
        <FileField name="resume" label="Resume" kinds={['pdf']} maxBytes={1024} />
        <SubmitButton>Apply</SubmitButton>
      </Form>,
    );
    await pick(pdf('former.pdf'));
    await screen.findByText('former.pdf');
  }

  it('takes the place of the former one', async () => {
    await pickFormer();
    const slow = slowPdf('slow.pdf');
    await pick(slow.file);
    await slow.arrive();
    expect(screen.getByText('slow.pdf')).toBeVisible();
  });

  it('does not take the place of one that was chosen after it', async () => {
    await pickFormer();
    const slow = slowPdf('slow.pdf');
    await pick(slow.file);
    await pick(pdf('later.pdf'));
    await screen.findByText('later.pdf');
    await slow.arrive();
    expect(screen.getByText('later.pdf')).toBeVisible();
  });

  it('does not come after the field was emptied', async () => {
    await pickFormer();
    const slow = slowPdf('slow.pdf');
    await pick(slow.file);
    await user.click(screen.getByRole('button', { name: 'Remove former.pdf' }));
    await slow.arrive();
    expect(screen.getByText('Choose a file')).toBeVisible();
  });

  it('does not take the place of the one that is being sent', async () => {
    await pickFormer();
    const slow = slowPdf('slow.pdf');
    await pick(slow.file);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    await slow.arrive();
    expect(screen.getByText('former.pdf')).toBeVisible();
    expect(onSubmit.mock.calls[0]?.[0].resume?.name).toBe('former.pdf');
  });
});

describe('what a screen reader hears of a file', () => {
  const chosen = 'Chosen: cv.pdf, 8 bytes';
  const refusal = '“letter.pdf” is empty.';
  const announced = () => screen.getByText(/./, { selector: 'slot > [aria-live] > :first-child' });

  async function pick(file: File) {
    await userEvent.upload(screen.getByLabelText('Resume'), file);
  }

  function show() {
    render(
      <Toasts>
        <Form initialValues={{ resume: null as File | null }} onSubmit={() => undefined}>
          <FileField name="resume" label="Resume" kinds={['pdf']} maxBytes={1024} />
        </Form>
      </Toasts>,
    );
  }

  it('is which one was taken, at once and at the field', async () => {
    show();
    await pick(pdf('cv.pdf'));
    await waitFor(() => expect(announced()).toHaveTextContent(chosen));
    expect(screen.getByLabelText('Resume')).toHaveAccessibleDescription(new RegExp(`^${chosen}`));
    await userEvent.click(screen.getByRole('button', { name: 'Remove cv.pdf' }));
    expect(screen.getByLabelText('Resume')).not.toHaveAccessibleDescription(/Chosen/);
  });

  it('is why one was refused, each time, and which one is still there', async () => {
    show();
    await pick(pdf('cv.pdf'));
    await waitFor(() => expect(announced()).toHaveTextContent(chosen));
    await pick(new File([], 'letter.pdf'));
    await waitFor(() => expect(announced()).toHaveTextContent(refusal));
    const first = announced();
    await pick(new File([], 'letter.pdf'));
    await waitFor(() => expect(announced()).not.toBe(first));
    expect(announced()).toHaveTextContent(refusal);
    expect(screen.getByLabelText('Resume')).toHaveAccessibleDescription(
      new RegExp(`${chosen} ${refusal}`),
    );
  });
});
