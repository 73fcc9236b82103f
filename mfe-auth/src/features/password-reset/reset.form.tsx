import { Form, SubmitButton, TextField } from '@ifj/shared-ui/form';
import { resetSchema } from './reset.schema.ts';
import { useResetRequest } from './use-reset-request.ts';

const empty = { email: '' };

export function ResetForm() {
  const request = useResetRequest();
  return (
    <Form
      label="Reset Password"
      initialValues={empty}
      schema={resetSchema}
      onSubmit={request}
      draftKey="reset"
    >
      <TextField name="email" label="Email" type="email" autoComplete="username" />
      <SubmitButton busyText="Sending…">Reset Password</SubmitButton>
    </Form>
  );
}
