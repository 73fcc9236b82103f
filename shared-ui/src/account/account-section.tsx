import { loadPart } from '../states/load-part.tsx';
import { LoadingState } from '../states/skeletons.tsx';
import type { AccountSectionProps } from './account-section-props.ts';

/** What everybody can do with their own account, whatever its role. */
export const AccountSection = loadPart<AccountSectionProps>(
  async () => (await import('./account-rows.tsx')).AccountRows,
  {
    waiting: <LoadingState label="Loading your account…" look="text" />,
    failed: 'Your account could not be loaded. Check your connection and try again.',
  },
);
