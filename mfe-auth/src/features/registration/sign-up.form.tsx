import { readFormDetails, readPassword, useSession } from '@ifj/shared-api';
import { Stack, TextLink } from '@ifj/shared-ui';
import { Form, PasswordField, SubmitButton, TextField } from '@ifj/shared-ui/form';
import { passwordHint } from '../../validation/credentials.schema.ts';
import { GoogleButton } from '../google/google-button.tsx';
import { useReturn } from '../session/use-return.ts';
import { hasChosen } from './account-screen.ts';
import { ChosenRole } from './chosen-role.tsx';
import { signUpDraft } from './registration-drafts.ts';
import type { RefusedEmail } from './refused-email.ts';
import { SendAtOnce } from './send-at-once.tsx';
import { signUpSchema } from './sign-up.schema.ts';
import { useSignUp } from './use-sign-up.ts';

interface SignUpFormProps {
  refused: RefusedEmail | null;
}

export function SignUpForm({ refused }: SignUpFormProps) {
  const { role } = useSession();
  const signUp = useSignUp(role);
  const { onTheWay } = useReturn();
  return (
    <Form
      label="Sign Up"
      initialValues={{ email: readFormDetails()?.email ?? '', password: readPassword() ?? '' }}
      schema={signUpSchema(refused)}
      onSubmit={signUp}
      draftKey={signUpDraft}
    >
      {({ values }) => (
        <>
          {refused !== null && <SendAtOnce when={values.email === refused.email} />}
          <TextField name="email" label="Email" type="email" autoComplete="username" />
          <PasswordField
            name="password"
            label="Password"
            autoComplete="new-password"
            hint={passwordHint}
          />
          {hasChosen(role) && <ChosenRole role={role} />}
          <Stack gap={1.5}>
            <SubmitButton>Create Account</SubmitButton>
            <GoogleButton>Sign Up with Google</GoogleButton>
          </Stack>
          <TextLink to={onTheWay('/reset')}>Forgot Password ?</TextLink>
        </>
      )}
    </Form>
  );
}
