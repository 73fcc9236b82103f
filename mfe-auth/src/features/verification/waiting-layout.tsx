import { useGetMeQuery } from '@ifj/shared-api';
import { AuthLayout } from '@ifj/shared-ui';
import type { ReactNode } from 'react';
import { Logout } from './logout.tsx';
import { OwnAccount } from './own-account.tsx';

interface WaitingLayoutProps {
  /** Whether the request came back to be corrected. */
  refused?: boolean | undefined;
  children: ReactNode;
}

/** The page around every state of the wait. */
export function WaitingLayout({ refused = false, children }: WaitingLayoutProps) {
  const { data: me } = useGetMeQuery();
  return (
    <AuthLayout
      title={refused ? 'Your request needs a correction' : 'Your account is almost ready!'}
      footer={<Logout />}
    >
      {children}
      {me !== undefined && <OwnAccount />}
    </AuthLayout>
  );
}
