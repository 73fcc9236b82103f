import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from '../form.tsx';
import { SubmitButton } from '../submit-button.tsx';
import { AutocompleteField } from './autocomplete-field.tsx';
import { MoneyRangeField } from './money-range-field.tsx';
import type { MoneyRange } from './money-range.ts';
import { RadioField } from './radio-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextAreaField } from './text-area-field.tsx';
import { DateField, TextField } from './text-field.tsx';

const initial = {
  name: 'Ada',
  day: '2026-12-01',
  letter: 'Dear all',
  university: 'Yaba College',
  degree: 'BSc',
  status: 'Graduate',
  amount: { min: '50000', max: '80000', period: 'per month' } as MoneyRange,
};

const optionsOf = (...values: string[]) => values.map((value) => ({ value, label: value }));

const onSubmit = jest.fn<(values: typeof initial) => Promise<void>>();
const user = userEvent.setup();
const field = (label: string) =>
  screen.getByLabelText(label, { selector: 'input, textarea, select' });
const texts = ['Name', 'Letter', 'University', 'Minimum', 'Maximum'];

let answer: () => void;

async function send() {
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
}

async function beAnswered() {
  await act(async () => answer());
  await waitFor(() => expect(field('Name')).not.toHaveAttribute('readonly'));
}

/** Its answer waits until it is given. */
function showForm() {
  onSubmit.mockReset().mockReturnValue(
    new Promise<void>((resolve) => {
      answer = resolve;
    }),
  );
  render(
    <Form initialValues={initial} onSubmit={onSubmit}>
      <TextField name="name" label="Name" />
      <DateField name="day" label="Day" />
      <TextAreaField name="letter" label="Letter" />
      <AutocompleteField name="university" label="University" options={['Yaba College', 'Yale']} />
      <SelectField name="degree" label="Degree" options={optionsOf('BSc', 'MSc')} />
      <RadioField name="status" label="Status" options={optionsOf('Graduate', 'Undergraduate')} />
      <MoneyRangeField name="amount" label="Amount" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
}

it.each(texts)('what is being sent stays as it is: %s', async (label) => {
  showForm();
  const { value } = field(label) as HTMLInputElement;
  await send();
  expect(field(label)).toHaveAttribute('readonly');
  await user.type(field(label), ' and more');
  expect(field(label)).toHaveFocus();
  expect(field(label)).toHaveValue(value);
  await beAnswered();
  await user.type(field(label), '1');
  expect(field(label)).toHaveValue(`${value}1`);
});

it.each([
  ['Day', '2026-12-01', '2026-12-31'],
  ['Degree', 'BSc', 'MSc'],
  ['Paid', 'per month', 'per week'],
])('nor is another one chosen meanwhile: %s', async (label, sent, other) => {
  showForm();
  await send();
  fireEvent.change(field(label), { target: { value: other } });
  expect(field(label)).toHaveValue(sent);
  await beAnswered();
  fireEvent.change(field(label), { target: { value: other } });
  await waitFor(() => expect(field(label)).toHaveValue(other));
});

it('nor is another one pressed', async () => {
  showForm();
  await send();
  await user.click(screen.getByRole('radio', { name: 'Undergraduate' }));
  expect(screen.getByRole('radio', { name: 'Graduate' })).toBeChecked();
  await beAnswered();
  await user.click(screen.getByRole('radio', { name: 'Undergraduate' }));
  expect(screen.getByRole('radio', { name: 'Undergraduate' })).toBeChecked();
});

it('a focus that was in a field is there still, and nothing is suggested', async () => {
  showForm();
  await user.click(field('University'));
  await user.clear(field('University'));
  await user.type(field('University'), 'Ya');
  expect(screen.getByRole('listbox')).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field('University')).toHaveFocus();
});
