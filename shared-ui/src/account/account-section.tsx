import { lazy, Suspense } from 'react';
import { LoadingState } from '../states/skeletons.tsx';
import type { AccountSectionProps } from './account-section-props.ts';

const AccountRows = lazy(async () => ({
  default: (await import('./account-rows.tsx')).AccountRows,
}));

/** What everybody can do with their own account, whatever its role. */
export function AccountSection(props: AccountSectionProps) {
  return (
    <Suspense fallback={<LoadingState label="Loading your account…" look="text" />}>
      <AccountRows {...props} />
    </Suspense>
  );
}
