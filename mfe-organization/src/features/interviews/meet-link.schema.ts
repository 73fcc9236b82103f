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
  string()
    .trim()
    .max(maxLength, `The link can have at most ${maxLength} characters.`)
    .matches(new RegExp(pattern), {
      message: 'Enter a Google Meet link, such as https://meet.google.com/abc-defg-hij.',
      excludeEmptyString: true,
    });
