import { Stack, TextLink } from '@ifj/shared-ui';
import { Form, PasswordField, SubmitButton, TextField } from '@ifj/shared-ui/form';
import { GoogleButton } from '../google/google-button.tsx';
import { useLogin } from './use-login.ts';
import { useReturn } from './use-return.ts';

const empty = { email: '', password: '' };

export function LoginForm() {
  const logIn = useLogin();
  const { onTheWay } = useReturn();
  return (
    <Form label="Login" initialValues={empty} onSubmit={logIn} draftKey="login">
      <TextField name="email" label="Email" type="email" autoComplete="username" />
      <PasswordField name="password" label="Password" autoComplete="current-password" />
      <TextLink to={onTheWay('/reset')}>Forgot Password ?</TextLink>
      <Stack gap={1.5}>
        <SubmitButton busyText="Logging in…">Login</SubmitButton>
        <GoogleButton>Sign in with Google</GoogleButton>
      </Stack>
    </Form>
  );
}
