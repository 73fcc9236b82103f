export interface ErrorDescription {
  /** HTTP status, or null when no answer came. */
  status: number | null;
  /** The api's error code; `NETWORK` when no answer came, `ABORTED` when it was cancelled. */
  code: string;
  /** A sentence for the reader. */
  message: string;
  /** Field name → what is wrong with it. Empty unless the api named fields. */
  fields: Record<string, string>;
}

const unexpected = 'An unexpected error occurred.';
const unreachable = 'We could not reach the server. Check your connection and try again.';

/**
 * What went wrong with a call, in one shape, whatever went wrong.
 *
 * @param error the `error` of a query or mutation, or what its `unwrap()` threw
 */
export function describeError(error: unknown): ErrorDescription {
  const { status, originalStatus, data, name, error: reason } = asRecord(error);
  if (status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR') {
    return description(null, 'NETWORK', unreachable);
  }
  if (name === 'AbortError' || reason === 'aborted') {
    return description(null, 'ABORTED', 'Cancelled.');
  }
  if (typeof status !== 'number') {
    return description(asNumber(originalStatus), 'UNEXPECTED', unexpected);
  }
  const { code, message, error: text, fields } = asRecord(data);
  return description(
    status,
    asText(code) ?? 'UNEXPECTED',
    asText(message) ?? asText(text) ?? unexpected,
    asRecord(fields),
  );
}

function description(
  status: number | null,
  code: string,
  message: string,
  fields: Record<string, unknown> = {},
): ErrorDescription {
  const texts = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { status, code, message, fields: Object.fromEntries(texts) };
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function asText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function asNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
