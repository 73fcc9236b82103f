import { clearProductStorage } from '@ifj/shared-api';
import { AuthLayout, Notice, Text, TextLink } from '@ifj/shared-ui';
import { useEffect } from 'react';
import { LoginForm } from './login-form.tsx';
import { useArrival } from './use-arrival.ts';

/** Signing in. Coming here ends whatever session this browser had. */
export default function LoginPage() {
  const arrival = useArrival();
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
      {arrival !== null && <Notice>{arrival}</Notice>}
      <LoginForm />
    </AuthLayout>
  );
}
