import { clearLeftovers, clearProductStorage, isLedToSignIn } from '@ifj/shared-api';
import { AuthLayout, Notice, Text, TextLink } from '@ifj/shared-ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetNewcomer } from '../registration/forget-newcomer.ts';
import { LoginForm } from './login.form.tsx';
import { useArrival } from './use-arrival.ts';
import { useReturn } from './use-return.ts';

/**
 * Signing in. Coming here ends whatever session this browser had; being led here does not, since
 * it may already have another one again, from another tab. Either way nobody is signing up any more.
 */
export default function LoginPage() {
  const arrival = useArrival();
  const { onTheWay } = useReturn();
  const isLed = isLedToSignIn(useLocation());
  useEffect(() => {
    forgetNewcomer();
    if (isLed) clearLeftovers();
    else clearProductStorage();
  }, [isLed]);

  return (
    <AuthLayout
      title="Login"
      footer={
        <Text>
          No account yet? <TextLink to={onTheWay('/signup')}>Sign Up</TextLink>
        </Text>
      }
    >
      {arrival !== null && <Notice>{arrival}</Notice>}
      <LoginForm />
    </AuthLayout>
  );
}
