import { meetLinkProblems } from '@ifj/shared-api';
import { string } from 'yup';

interface LinkLimits {
  maxLength: number;
  pattern: string;
}

/**
 * A link to Google Meet, or none.
 *
 * @param limits what the api accepts in the field
 */
export const meetLinkRule = ({ maxLength, pattern }: LinkLimits) =>
  string().trim().max(maxLength, meetLinkProblems.tooLong(maxLength)).matches(new RegExp(pattern), {
    message: meetLinkProblems.noMeetLink,
    excludeEmptyString: true,
  });
