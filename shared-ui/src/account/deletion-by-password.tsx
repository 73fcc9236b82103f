import { object, string } from 'yup';
import { Button } from '../actions/button.tsx';
import { PasswordField } from '../form/fields/password-field.tsx';
import { Form } from '../form/form.tsx';
import { SubmitButton } from '../form/submit-button.tsx';
import { Stack } from '../layout/stack.tsx';

interface DeletionByPasswordProps {
  busy: boolean;
  onDelete: (password: string) => Promise<void>;
  onClose: () => void;
}

const schema = object({ password: string().required('Password is required.') });

/** Deletes an account once its password is typed. */
export function DeletionByPassword({ busy, onDelete, onClose }: DeletionByPasswordProps) {
  return (
    <Form
      label="Delete account"
      initialValues={{ password: '' }}
      schema={schema}
      onSubmit={({ password }) => onDelete(password)}
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
  );
}
