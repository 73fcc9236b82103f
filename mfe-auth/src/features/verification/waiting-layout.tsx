import { AuthLayout } from '@ifj/shared-ui';
import type { ReactNode } from 'react';
import { Logout } from './logout.tsx';

interface WaitingLayoutProps {
  /** Whether the request came back to be corrected. */
  refused?: boolean | undefined;
  children: ReactNode;
}

/** The page around every state of the wait. */
export function WaitingLayout({ refused = false, children }: WaitingLayoutProps) {
  return (
    <AuthLayout
      title={refused ? 'Your request needs a correction' : 'Your account is almost ready!'}
      footer={<Logout />}
    >
      {children}
    </AuthLayout>
  );
}
