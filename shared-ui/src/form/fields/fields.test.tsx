import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { mixed, object } from 'yup';
import { Form } from '../form.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { SubmitError } from '../submit-error.ts';
import { UploadProgress } from '../upload-progress.tsx';
import { AutocompleteField } from './autocomplete-field.tsx';
import { FileField } from './file-field.tsx';
import { MoneyRangeField } from './money-range-field.tsx';
import { amountToMoneyRange, emptyMoneyRange, moneyRangeSchema } from './money-range.ts';
import { PasswordField } from './password-field.tsx';
import { RadioField } from './radio-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { TextField } from './text-field.tsx';

const initial = {
  resume: null as File | null,
  university: '',
  amount: emptyMoneyRange,
  status: '',
  degree: '',
  letter: '',
};

const schema = object({ amount: moneyRangeSchema(), resume: mixed<File>().nullable() });

function renderField(field: ReactNode, validated = false, given: Partial<typeof initial> = {}) {
  const onSubmit = jest.fn<(values: typeof initial) => Promise<void> | void>();
  render(
    <Form
      initialValues={{ ...initial, ...given }}
      onSubmit={onSubmit}
      {...(validated && { schema })}
    >
      {field}
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  return {
    onSubmit,
    user: userEvent.setup({ applyAccept: false }),
    send: async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      await waitFor(() => expect(onSubmit).toHaveBeenCalled());
      return onSubmit.mock.calls[0]?.[0];
    },
  };
}

const pdf = (name: string, size = 20) =>
  new File(['%PDF-1.7'.padEnd(size, ' ')], name, { type: 'application/pdf' });

describe('FileField', () => {
  const field = <FileField name="resume" label="Resume" kinds={['pdf', 'docx']} maxBytes={1024} />;

  it('says its rules before a file is chosen, and takes one that keeps them', async () => {
    const { user, send } = renderField(field);
    const input = screen.getByLabelText('Resume');
    expect(input).toHaveAccessibleDescription('PDF or DOCX, up to 1 KB.');
    await user.upload(input, pdf('cv.pdf'));
    expect(await screen.findByText('cv.pdf')).toBeInTheDocument();
    expect((await send())?.resume?.name).toBe('cv.pdf');
  });

  it.each([
    ['photo.png', pdf('photo.png'), '“photo.png” is not a PDF or DOCX file.'],
    ['an empty one', new File([], 'cv.pdf'), '“cv.pdf” is empty.'],
    ['a large one', pdf('cv.pdf', 2048), '“cv.pdf” is 2 KB; the limit is 1 KB.'],
    ['one byte too many', pdf('cv.pdf', 1025), '“cv.pdf” is 2 KB; the limit is 1 KB.'],
    [
      'a text named .pdf',
      new File(['hello'], 'cv.pdf'),
      '“cv.pdf” is named .pdf but its content is something else.',
    ],
  ])('refuses %s with the rule it broke, and keeps the former file', async (_name, file, rule) => {
    const { user } = renderField(field);
    const input = screen.getByLabelText('Resume');
    await user.upload(input, pdf('former.pdf'));
    await screen.findByText('former.pdf');
    await user.upload(input, file);
    expect(await screen.findByText(rule)).toBeInTheDocument();
    expect(input).toBeInvalid();
    expect(screen.getByText('former.pdf')).toBeInTheDocument();
  });

  it('lets go of a file and gives the focus back', async () => {
    const { user } = renderField(field);
    await user.upload(screen.getByLabelText('Resume'), pdf('cv.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Remove cv.pdf' }));
    expect(screen.queryByText('cv.pdf')).toBeNull();
    expect(screen.getByLabelText('Resume')).toHaveFocus();
  });

  it('says what the server found in a file, no longer why another one was not taken', async () => {
    const { user, onSubmit } = renderField(field);
    const input = screen.getByLabelText('Resume');
    await user.upload(input, pdf('cv.pdf'));
    await user.upload(input, pdf('photo.png'));
    expect(await screen.findByText(/“photo.png” is not/)).toBeVisible();
    onSubmit.mockRejectedValue(
      new SubmitError({ message: 'Refused.', fields: { resume: 'The file is damaged.' } }),
    );
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(/The file is damaged\./));
    expect(screen.queryByText(/photo.png/)).toBeNull();
    await user.upload(input, pdf('photo.png'));
    await waitFor(() => expect(input).toHaveAccessibleDescription(/“photo.png” is not/));
  });

  it('takes nothing that is dropped while the form is being sent', async () => {
    const { user, onSubmit } = renderField(field);
    onSubmit.mockReturnValue(new Promise(() => undefined));
    await user.upload(screen.getByLabelText('Resume'), pdf('sent.pdf'));
    const chosen = await screen.findByText('sent.pdf');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    const late = pdf('late.pdf');
    const read = jest.spyOn(late, 'slice');
    fireEvent.drop(chosen, { dataTransfer: { files: [late] } });
    expect(read).not.toHaveBeenCalled();
    expect(chosen).toBeVisible();
    expect(screen.queryByText(/press to choose another/)).toBeNull();
  });
});

describe('UploadProgress', () => {
  it('shows how far an upload is, and stops it until all has been sent', async () => {
    const onCancel = jest.fn();
    const progress = (percent: number | null) => (
      <UploadProgress label="Resume" percent={percent} onCancel={onCancel} />
    );
    const { rerender } = render(progress(42));
    expect(screen.getByRole('progressbar', { name: 'Sending Resume' })).toHaveValue(42);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
    rerender(progress(100));
    expect(screen.getByRole('progressbar')).toHaveValue(100);
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    rerender(progress(null));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('AutocompleteField', () => {
  const options = ['University of Lagos', 'Ọlábísí Ọnàbánjọ University', 'Yaba College'];
  const field = <AutocompleteField name="university" label="University" options={options} />;

  it('finds without marks and chooses with the keyboard', async () => {
    const { user, send } = renderField(field);
    const input = screen.getByRole('combobox', { name: 'University' });
    await user.type(input, 'olabisi');
    expect(input).toHaveAttribute('aria-expanded', 'true');
    const bringIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.keyboard('{ArrowDown}');
    const option = screen.getByRole('option', { name: options[1] ?? '' });
    expect(input).toHaveAttribute('aria-activedescendant', option.id);
    expect(bringIntoView.mock.contexts).toEqual([option]);
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect((await send())?.university).toBe(options[1]);
  });

  it('takes what is not listed as it was typed', async () => {
    const { user, send } = renderField(field);
    const input = screen.getByRole('combobox', { name: 'University' });
    await user.type(input, 'Polytechnic of Nowhere');
    expect(screen.getByRole('option')).toHaveTextContent(/Not listed/);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect((await send())?.university).toBe('Polytechnic of Nowhere');
  });

  it('chooses with the pointer', async () => {
    const { user, send } = renderField(field);
    await user.type(screen.getByRole('combobox', { name: 'University' }), 'yaba');
    expect(screen.getByText('1 suggestion')).toBeInTheDocument();
    await user.click(screen.getByRole('option', { name: 'Yaba College' }));
    expect((await send())?.university).toBe('Yaba College');
  });
});

describe('MoneyRangeField', () => {
  it('takes figures with commas and says what is wrong with a range', async () => {
    const { user, send } = renderField(
      <MoneyRangeField name="amount" label="Amount Range" />,
      true,
    );
    await user.type(screen.getByLabelText('Minimum'), '80,000');
    await user.type(screen.getByLabelText('Maximum'), '50000');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const problem = 'The maximum must not be less than the minimum.';
    await waitFor(() => expect(screen.getAllByText(problem)).toHaveLength(2));
    await user.clear(screen.getByLabelText('Maximum'));
    await user.selectOptions(screen.getByLabelText('Paid'), 'per week');
    expect((await send())?.amount).toEqual({ min: '80,000', max: '', period: 'per week' });
  });

  it('shows a stored text of another form beside it, and keeps it while untouched', async () => {
    const { send } = renderField(<MoneyRangeField name="amount" label="Amount Range" />, true, {
      amount: amountToMoneyRange('Negotiable'),
    });
    expect(screen.getByText(/^Stored as “Negotiable”/)).toBeVisible();
    expect(screen.getByLabelText('Minimum')).toHaveAccessibleDescription(/Negotiable/);
    expect((await send())?.amount).toEqual({ ...emptyMoneyRange, stored: 'Negotiable' });
  });
});

describe('choices and long texts', () => {
  const choices = [
    { value: 'Graduate', label: 'Graduate' },
    { value: 'Undergraduate', label: 'Undergraduate' },
  ];

  it('sends what was chosen', async () => {
    const { user, send } = renderField(
      <>
        <RadioField name="status" label="Status" options={choices} />
        <SelectField name="degree" label="Degree" options={choices} />
      </>,
    );
    await user.click(screen.getByRole('radio', { name: 'Undergraduate' }));
    await user.selectOptions(screen.getByLabelText('Degree'), 'Graduate');
    expect(await send()).toMatchObject({ status: 'Undergraduate', degree: 'Graduate' });
  });

  it('says near the limit how much of a text is left, beside the hint', async () => {
    const { user } = renderField(
      <TextAreaField name="letter" label="Letter" hint="Why you." maxLength={30} />,
    );
    await user.type(screen.getByLabelText('Letter'), 'Dear madam,');
    expect(screen.getByLabelText('Letter')).toHaveAccessibleDescription('Why you.');
    await user.type(screen.getByLabelText('Letter'), ' it would be so!');
    expect(screen.getByLabelText('Letter')).toHaveAccessibleDescription(
      'Why you. 3 characters left.',
    );
  });

  it.each([
    ['a line', <TextField key="1" name="letter" label="Letter" maxLength={10} />],
    ['lines', <TextAreaField key="2" name="letter" label="Letter" maxLength={10} />],
    [
      'a choice',
      <AutocompleteField key="3" name="letter" label="Letter" options={[]} maxLength={10} />,
    ],
    ['a password', <PasswordField key="4" name="letter" label="Letter" maxLength={10} />],
  ])(
    'keeps all of a text that is pasted into %s, and sends none that is too long',
    async (_what, field) => {
      const { user, send, onSubmit } = renderField(field);
      const input = screen.getByLabelText('Letter');
      await user.click(input);
      await user.paste('0123456789abc');
      expect(input).toHaveValue('0123456789abc');
      const text = 'Letter can have at most 10 characters.';
      expect(await screen.findByText(text)).toBeVisible();
      expect(screen.getByText('3 characters too many')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Send' }));
      expect(await screen.findByRole('link', { name: text })).toBeVisible();
      expect(onSubmit).not.toHaveBeenCalled();
      await user.type(input, '{Backspace}{Backspace}{Backspace}');
      expect((await send())?.letter).toBe('0123456789');
    },
  );

  it('keeps all of a long figure too', async () => {
    const { user } = renderField(<MoneyRangeField name="amount" label="Amount" />, true);
    await user.type(screen.getByLabelText('Minimum'), '123456789012345');
    await user.tab();
    expect(screen.getByLabelText('Minimum')).toHaveValue('123456789012345');
    expect(await screen.findByText(/whole naira/)).toBeVisible();
  });
});

describe('SubmitButton', () => {
  it('says what is missing instead of sending', async () => {
    const { user, onSubmit } = renderField(
      <SubmitButton disabledReason="Choose your resume.">Apply</SubmitButton>,
    );
    const button = screen.getByRole('button', { name: 'Apply' });
    expect(button).toHaveAccessibleDescription('Choose your resume.');
    expect(screen.getByText('Choose your resume.')).toBeVisible();
    await user.click(button);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
