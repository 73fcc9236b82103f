import { describeError, limits, useOwnAccount } from '@ifj/shared-api';
import { OwnAccountSection } from '@ifj/shared-ui/form';

/** What is deleted with a student's account. */
const goes = [
  'Your profile.',
  'All your applications, with their letters and files.',
  'Interviews that are still to come: the organizations hear of it.',
];

/** The student's own account. */
export function OwnAccount() {
  return (
    <OwnAccountSection
      account={useOwnAccount()}
      describe={describeError}
      passwordLength={limits.changePassword.new_password}
      goes={goes}
      downloadText="Download my data"
    />
  );
}
