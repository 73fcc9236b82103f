import { describeError, limits, useOwnAccount } from '@ifj/shared-api';
import { useToast } from '@ifj/shared-ui';
import { AccountSection, SubmitError } from '@ifj/shared-ui/form';

/** What is deleted with an organization's account. */
const goes = [
  'Your company’s profile.',
  'All your jobs, and every application that you received, with its files.',
  'Interviews that are arranged: the students hear of it by mail.',
];

/** Does it, or says what went wrong in the way that a form shows it. */
async function told(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw new SubmitError(describeError(error));
  }
}

/** The organization's own account. */
export function OwnAccount() {
  const account = useOwnAccount();
  const toast = useToast();
  return (
    <AccountSection
      passwordLength={limits.changePassword.new_password}
      goes={goes}
      onChangePassword={async (values) => {
        await told(account.changePassword(values));
        toast.success('Your password has been changed.');
      }}
      onSignOutEverywhere={async () => {
        await told(account.signOutEverywhere());
        toast.success('You have been logged out everywhere.');
      }}
      onDownload={() => told(account.download())}
      onDelete={async (password) => {
        await told(account.remove(password));
        toast.success('Your account has been deleted.');
      }}
    />
  );
}
