import { AuthLayout, Text, TextLink } from '@ifj/shared-ui';
import type { ReactNode } from 'react';

interface AccountLayoutProps {
  title: string;
  /** The address that is being registered. */
  email: string;
  children: ReactNode;
}

/** The page around the last step of signing up. */
export function AccountLayout({ title, email, children }: AccountLayoutProps) {
  return (
    <AuthLayout
      title={title}
      lead={
        <>
          You are signing up with {email}. <TextLink to="/signup">Change</TextLink>
        </>
      }
      footer={
        <Text>
          Have an account? <TextLink to="/login">Login</TextLink>
        </Text>
      }
    >
      {children}
    </AuthLayout>
  );
}
