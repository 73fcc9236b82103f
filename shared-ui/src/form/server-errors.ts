import type { FormikHelpers, FormikValues } from 'formik';

export interface ServerError {
  message: string;
  fields?: Readonly<Record<string, string>> | undefined;
}

/** Thrown by a form's `onSubmit` when the server refused; the form shows it at its fields. */
export class SubmitError extends Error {
  readonly fields: Readonly<Record<string, string>>;

  constructor({ message, fields }: ServerError) {
    super(message);
    this.name = 'SubmitError';
    this.fields = fields ?? {};
  }
}

/**
 * Puts the server's texts at the form's fields.
 * @returns the message to show above the form: the texts of fields that the form does not have,
 * or the error's own message when it names no field of this form
 */
export function mapServerFields<Values extends FormikValues>(
  error: ServerError,
  values: Values,
  helpers: Pick<FormikHelpers<Values>, 'setStatus'>,
): { fields: Record<string, string>; message: string | null } {
  const fields: Record<string, string> = {};
  const rest: string[] = [];
  for (const [name, text] of Object.entries(error.fields ?? {})) {
    if (name in values) fields[name] = text;
    else rest.push(text);
  }
  const placed = Object.keys(fields).length > 0;
  const message = rest.length > 0 ? rest.join(' ') : placed ? null : error.message;
  helpers.setStatus({ fields, message });
  return { fields, message };
}
