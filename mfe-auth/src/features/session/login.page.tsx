import { clearProductStorage, useSession } from '@ifj/shared-api';
import { AuthLayout, Notice, Text, TextLink } from '@ifj/shared-ui';
import { useEffect } from 'react';
import { LoginForm } from './login-form.tsx';

/** Signing in. Coming here ends whatever session this browser had. */
export default function LoginPage() {
  const { ended } = useSession();
  useEffect(clearProductStorage, []);

  return (
    <AuthLayout
      title="Login"
      footer={
        <Text>
          No account yet? <TextLink to="/signup">Sign Up</TextLink>
        </Text>
      }
    >
      {ended === 'expired' && <Notice>Your session is over. Log in to go on.</Notice>}
      <LoginForm />
    </AuthLayout>
  );
}
