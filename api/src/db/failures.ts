/** The PostgreSQL error code (SQLSTATE) or the system's code of a failed query, if it has one. */
export function databaseCode(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  }
  return undefined;
}

const downCodes =
  /^(08...|57P0[1-5]|57014|53...|25P03|40P01|ECONNREFUSED|ECONNRESET|EACCES|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const downTexts =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/;

/**
 * Whether the database could not be reached, went away, had no room or had to break off two that
 * waited for each other, so that later may help.
 */
export function isDatabaseDown(error: unknown): boolean {
  const code = databaseCode(error);
  if (code !== undefined && isFromDriver(error)) return downCodes.test(code);
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (downTexts.test(cause.message)) return true;
  }
  return false;
}

/** A file that is missing has ENOENT too; only errors of queries and of connecting count. */
function isFromDriver(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.message.startsWith('Failed query') || 'severity' in cause) return true;
    if ('syscall' in cause && /^(connect|getaddrinfo|read|write)$/.test(String(cause.syscall))) {
      return true;
    }
  }
  return false;
}

/** Whether something was to refer to what somebody else has just deleted. */
export function isGone(error: unknown): boolean {
  return databaseCode(error) === '23503';
}

/** Text that PostgreSQL cannot hold: NUL characters, broken UTF-8, a number out of range. */
export function isUnstorable(error: unknown): boolean {
  return /^(22021|22P05|22003|22P02|22008)$/.test(databaseCode(error) ?? '');
}

/**
 * The same error for the log, without the values of the query: they hold addresses, letters and
 * hashes of passwords.
 */
export function withoutParameters(error: unknown): unknown {
  if (!(error instanceof Error) || !error.message.startsWith('Failed query')) return error;
  const cause = error.cause instanceof Error ? error.cause : undefined;
  const safe = new Error(error.message.split('\nparams:')[0] ?? 'Failed query');
  safe.stack = error.stack?.replace(/\nparams:.*(?=\n {4}at )/s, '') ?? '';
  if (cause) safe.cause = new Error(`${databaseCode(cause) ?? ''} ${cause.message}`.trim());
  return safe;
}
