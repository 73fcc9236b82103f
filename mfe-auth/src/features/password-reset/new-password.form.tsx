import { Form, PasswordField, SubmitButton } from '@ifj/shared-ui/form';
import { passwordHint } from '../../validation/credentials.schema.ts';
import { newPasswordSchema } from './new-password.schema.ts';
import { useNewPassword } from './use-new-password.ts';

const empty = { new_password: '', again: '' };

export function NewPasswordForm({ token }: { token: string }) {
  const choose = useNewPassword(token);
  return (
    <Form
      label="Choose a new password"
      initialValues={empty}
      schema={newPasswordSchema}
      onSubmit={choose}
    >
      <PasswordField
        name="new_password"
        label="New password"
        autoComplete="new-password"
        hint={passwordHint}
      />
      <PasswordField name="again" label="New password again" autoComplete="new-password" />
      <SubmitButton busyText="Changing…">Change password</SubmitButton>
    </Form>
  );
}
