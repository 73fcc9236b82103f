import { lazy, Suspense } from 'react';
import { LoadingState } from '../states/skeletons.tsx';

export interface AccountSectionProps {
  /** What the api asks of a new password, in characters. */
  passwordLength: { minLength: number; maxLength: number };
  /** What goes with the account, a line each, for the question before it is deleted. */
  goes: readonly string[];
  /** Each does its work, or throws a `SubmitError`. */
  onChangePassword: (values: { current_password: string; new_password: string }) => Promise<void>;
  onSignOutEverywhere: () => Promise<void>;
  onDownload: () => Promise<void>;
  onDelete: (password: string) => Promise<void>;
}

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
