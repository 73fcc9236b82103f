import { describeError, limits, useOwnAccount } from '@ifj/shared-api';
import { OwnAccountSection } from '@ifj/shared-ui/form';

/** What is deleted with an organization's account. */
const goes = [
  'Your company’s profile.',
  'All your jobs, and every application that you received, with its files.',
  'Interviews that are arranged: the students hear of it by mail.',
];

/** The organization's own account. */
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
