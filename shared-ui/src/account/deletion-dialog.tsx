import { useState } from 'react';
import { object, string } from 'yup';
import { Button } from '../actions/button.tsx';
import { Form } from '../form/form.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { Stack } from '../layout/stack.tsx';
import { Text } from '../layout/text.tsx';
import { Dialog } from './dialogs.tsx';

interface DeletionDialogProps {
  goes: readonly string[];
  onDelete: (password: string) => Promise<void>;
  onClose: () => void;
}

const schema = object({ password: string().required('Password is required.') });

/** Says what goes with an account, and asks for its password. */
export function DeletionDialog({ goes, onDelete, onClose }: DeletionDialogProps) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog open title="Delete account?" role="alertdialog" busy={busy} onClose={onClose}>
      <div>
        <Text strong>This cannot be undone. With your account go:</Text>
        <ul>
          {goes.map((line) => (
            <Text as="li" key={line}>
              {line}
            </Text>
          ))}
        </ul>
      </div>
      <Form
        label="Delete account"
        initialValues={{ password: '' }}
        schema={schema}
        onSubmit={async ({ password }) => {
          setBusy(true);
          try {
            await onDelete(password);
          } finally {
            setBusy(false);
          }
        }}
      >
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          hint="To make sure that it is you."
        />
        <Stack gap={1}>
          <SubmitButton tone="danger" busyText="Deleting…">
            Delete account
          </SubmitButton>
          <Button tone="secondary" full disabled={busy} onClick={onClose}>
            Cancel
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
