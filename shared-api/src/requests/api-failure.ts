/** A call outside the slice that failed, for `describeError`. */
export class ApiFailure extends Error {
  /** HTTP status, or `FETCH_ERROR` when no answer came. */
  readonly status: number | 'FETCH_ERROR';
  /** Body of the answer, as far as it could be read. */
  readonly data: unknown;

  constructor(status: number | 'FETCH_ERROR', data: unknown = null) {
    super(`The call failed: ${status}`);
    this.status = status;
    this.data = data;
  }
}
