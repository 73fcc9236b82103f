import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { TextField } from './fields/text-field.tsx';
import { Form } from './form.tsx';
import { SubmitButton } from './submit-button.tsx';

const schema = object({ email: string().email('Enter a whole email address.') });
const onSubmit = jest.fn<() => void>();
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function showForm() {
  render(
    <Form initialValues={{ email: '', name: '' }} schema={schema} onSubmit={onSubmit}>
      <TextField name="email" label="Email" />
      <TextField name="name" label="Name" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
  );
  return userEvent.setup();
}

it('moves nothing between press and release: a button stays under the pointer', async () => {
  const user = showForm();
  await user.type(screen.getByLabelText('Email'), 'ada');
  const target = screen.getByRole('button', { name: 'Send' });
  await user.pointer({ keys: '[MouseLeft>]', target });
  await pause(50);
  expect(screen.queryByText('Enter a whole email address.')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target });
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a whole email address.');
});

it('shows what is wrong once a press elsewhere is over', async () => {
  const user = showForm();
  await user.type(screen.getByLabelText('Email'), 'ada');
  await user.click(screen.getByLabelText('Name'));
  expect(await screen.findByText('Enter a whole email address.')).toBeVisible();
});

it('shows it also when a press ends without a click', async () => {
  const user = showForm();
  await user.type(screen.getByLabelText('Email'), 'ada');
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByLabelText('Name') },
    { keys: '[/MouseLeft]', target: document.body },
  ]);
  expect(await screen.findByText('Enter a whole email address.')).toBeVisible();
});
