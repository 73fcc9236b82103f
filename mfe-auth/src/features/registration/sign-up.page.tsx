import { AuthLayout, Text, TextLink } from '@ifj/shared-ui';
import { useLocation } from 'react-router-dom';
import { readRefusedEmail } from './refused-email.ts';
import { SignUpForm } from './sign-up-form.tsx';

/** Email and password of a new account. Nothing is sent before the next screen. */
export default function SignUpPage() {
  const state: unknown = useLocation().state;
  return (
    <AuthLayout
      title="Sign Up"
      lead="Sign up now to find your ideal internship and kickstart your career!"
      footer={
        <Text>
          Have an account? <TextLink to="/login">Login</TextLink>
        </Text>
      }
    >
      <SignUpForm refused={readRefusedEmail(state)} />
    </AuthLayout>
  );
}
