import { useSession } from '@ifj/shared-api';
import { AuthLayout, Notice, Text, TextLink } from '@ifj/shared-ui';
import { useLocation } from 'react-router-dom';
import { useReturn } from '../session/use-return.ts';
import { hasChosen } from './account-screen.ts';
import { LoggedInNotice } from './logged-in-notice.tsx';
import { readRefusedEmail } from './refused-email.ts';
import { SignUpForm } from './sign-up.form.tsx';

/** Email and password of a new account. Nothing is sent before the next screen. */
export default function SignUpPage() {
  const state: unknown = useLocation().state;
  const { role } = useSession();
  const { onTheWay } = useReturn();
  return (
    <AuthLayout
      title="Sign Up"
      lead="Sign up now to find your ideal internship and kickstart your career!"
      footer={
        <Text>
          Have an account? <TextLink to={onTheWay('/login')}>Login</TextLink>
        </Text>
      }
    >
      <LoggedInNotice />
      {!hasChosen(role) && (
        <Notice>
          Are you a student or an organization?{' '}
          <TextLink to={onTheWay('/register')}>Choose your account</TextLink> first.
        </Notice>
      )}
      <SignUpForm refused={readRefusedEmail(state)} />
    </AuthLayout>
  );
}
