import { SubmitError, type ServerError } from '../form/submit-error.ts';
import { useToast } from '../toasts/toast-context.ts';
import { AccountSection } from './account-section.tsx';
import type { AccountSectionProps } from './account-section-props.ts';

interface OwnAccountSectionProps extends Pick<
  AccountSectionProps,
  'passwordLength' | 'goes' | 'downloadText'
> {
  /** What does it, `useOwnAccount()`; each rejects when nothing has changed. */
  account: {
    changePassword: AccountSectionProps['onChangePassword'];
    signOutEverywhere: () => Promise<void>;
    download: () => Promise<void>;
    remove: (password?: string) => Promise<void>;
    signInAgain: () => void;
    hasPassword: boolean;
  };
  /** What to say of what it rejects with. */
  describe: (error: unknown) => ServerError;
}

/** The signed-in person's own account: what is done is said in a toast, a failure at its place. */
export function OwnAccountSection({ account, describe, ...section }: OwnAccountSectionProps) {
  const toast = useToast();

  async function told(work: Promise<void>, success?: string): Promise<void> {
    try {
      await work;
    } catch (error) {
      throw new SubmitError(describe(error));
    }
    if (success !== undefined) toast.success(success);
  }

  return (
    <AccountSection
      {...section}
      hasPassword={account.hasPassword}
      onSignInAgain={account.signInAgain}
      onChangePassword={(values) =>
        told(account.changePassword(values), 'Your password has been changed.')
      }
      onSignOutEverywhere={() =>
        told(account.signOutEverywhere(), 'You have been logged out everywhere.')
      }
      onDownload={() => told(account.download())}
      onDelete={(password) => told(account.remove(password), 'Your account has been deleted.')}
    />
  );
}
