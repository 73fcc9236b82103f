import { useState } from 'react';
import { object, string } from 'yup';
import { Button } from '../actions/button.tsx';
import { PasswordField } from '../form/fields/password-field.tsx';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { Stack } from '../layout/stack.tsx';
import type { AccountSectionProps } from './account-section-props.ts';
import { Dialog } from './dialogs.tsx';

interface PasswordDialogProps {
  length: AccountSectionProps['passwordLength'];
  onSubmit: AccountSectionProps['onChangePassword'];
  onClose: () => void;
}

const empty = { current_password: '', new_password: '' };

const schemaOf = ({ minLength, maxLength }: PasswordDialogProps['length']) =>
  object({
    current_password: string().required('Current password is required.'),
    new_password: string()
      .required('New password is required.')
      .min(minLength, `The password needs at least ${minLength} characters.`)
      .max(maxLength, `The password can have at most ${maxLength} characters.`),
  });

/** Asks for the password that holds and for the one that takes its place. */
export function PasswordDialog({ length, onSubmit, onClose }: PasswordDialogProps) {
  const [schema] = useState(() => schemaOf(length));
  const [busy, setBusy] = useState(false);
  return (
    <Dialog open title="Change password" busy={busy} onClose={onClose}>
      <Form
        label="Change password"
        initialValues={empty}
        schema={schema}
        onSubmit={async (values) => {
          setBusy(true);
          try {
            await onSubmit(values);
          } finally {
            setBusy(false);
          }
          onClose();
        }}
      >
        <PasswordField
          name="current_password"
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordField
          name="new_password"
          label="New password"
          autoComplete="new-password"
          hint={`At least ${length.minLength} characters.`}
        />
        <Stack gap={1}>
          <SubmitButton busyText="Changing…">Change password</SubmitButton>
          <Button tone="secondary" full disabled={busy} onClick={onClose}>
            Cancel
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
