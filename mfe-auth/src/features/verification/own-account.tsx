import { describeError, limits, useOwnAccount } from '@ifj/shared-api';
import { OwnAccountSection } from '@ifj/shared-ui/form';

/** What is deleted with the account; one that was approved before may have jobs. */
const goes = [
  'Your company’s profile, and your request for approval.',
  'All your jobs, and every application that you received, with its files.',
  'Interviews that are arranged: the students hear of it by mail.',
];

/** The account of an organization that waits. */
export function OwnAccount() {
  return (
    <OwnAccountSection
      account={useOwnAccount()}
      describe={describeError}
      passwordLength={limits.changePassword.new_password}
      goes={goes}
      downloadText="Download our data"
    />
  );
}
