export interface ServerError {
  /** One sentence for the person. */
  message: string;
  /** Texts by the server's field names. */
  fields?: Readonly<Record<string, string>> | null | undefined;
  /** The message is shown in another way (a toast); the form shows only the fields' texts. */
  shownElsewhere?: boolean | undefined;
}

/** Thrown by a form's `onSubmit` when the server refused: the form shows it and keeps its values. */
export class SubmitError extends Error {
  readonly fields: Readonly<Record<string, string>>;
  readonly shownElsewhere: boolean;

  constructor({ message, fields, shownElsewhere = false }: ServerError) {
    super(message);
    this.name = 'SubmitError';
    this.fields = fields ?? {};
    this.shownElsewhere = shownElsewhere;
  }
}

export interface Refusal {
  /** Texts by form field. */
  fields: Readonly<Record<string, string>>;
  /** What to say above the form; null when the fields say it all. */
  message: string | null;
  /** What was sent: a field's text holds as long as its value is still this one. */
  sent: Readonly<Record<string, unknown>>;
}

/**
 * Maps what the server refused onto a form. Texts of fields that the form does not have become
 * part of the message, so that nothing the server said is lost.
 */
export function mapServerFields(error: SubmitError, sent: Record<string, unknown>): Refusal {
  const placed = Object.entries(error.fields).filter(([name]) => name in sent);
  const rest = Object.entries(error.fields).filter(([name]) => !(name in sent));
  const own = placed.length > 0 || error.shownElsewhere ? [] : [error.message];
  const message = [...own, ...rest.map(([, text]) => text)].join(' ');
  return { fields: Object.fromEntries(placed), message: message || null, sent };
}
