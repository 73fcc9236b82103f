import { string } from 'yup';

interface TextLimit {
  maxLength: number;
  pattern?: string;
}

/** A text that must be given, within the length that the api takes. */
export const requiredText = (label: string, { maxLength }: TextLimit) =>
  string()
    .trim()
    .required(`${label} is required.`)
    .max(maxLength, `${label} can have at most ${maxLength} characters.`);

/** The same for a text of a form that the api prescribes; `explanation` is shown for any other. */
export const requiredPattern = (
  label: string,
  { maxLength, pattern }: Required<TextLimit>,
  explanation: string,
) =>
  requiredText(label, { maxLength }).matches(new RegExp(pattern), {
    message: explanation,
    excludeEmptyString: true,
  });
