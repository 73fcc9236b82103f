import { AuthLayout } from '@ifj/shared-ui';
import type { ReactNode } from 'react';
import { Logout } from './logout.tsx';

/** The page around every state of the wait. */
export function WaitingLayout({ children }: { children: ReactNode }) {
  return (
    <AuthLayout title="Your account is almost ready!" footer={<Logout />}>
      {children}
    </AuthLayout>
  );
}
