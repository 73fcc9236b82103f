/** Texts by field name, as a form shows them beside its inputs. */
export type FieldTexts = Record<string, string>;

/** A refusal the caller may read. Everything else that is thrown is answered as INTERNAL. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly fields: FieldTexts | undefined;
  /** Seconds for the Retry-After header. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    fields?: FieldTexts,
    retryAfter?: number,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** 400: one or more values are not acceptable; `fields` says which and why. */
export const invalid = (fields: FieldTexts, message = 'Please correct the marked fields.') =>
  new ApiError(400, 'VALIDATION_FAILED', message, fields);

/** 401: no session, or one that is over. */
export const unauthenticated = (message = 'Please log in.') =>
  new ApiError(401, 'UNAUTHENTICATED', message);

/** 403: the one meaning of 403 in this api. */
export const unverified = () =>
  new ApiError(
    403,
    'ORGANIZATION_UNVERIFIED',
    'Your organization is awaiting approval. You can use this once it is approved.',
  );

/** 404: it does not exist, or it is not the caller's. */
export const notFound = (message = 'Not found.') => new ApiError(404, 'NOT_FOUND', message);

/** 409: the state of things does not allow it. */
export const conflict = (code: string, message: string, fields?: FieldTexts) =>
  new ApiError(409, code, message, fields);

/** 429: asked too often; `retryAfter` in seconds. */
export const tooManyTries = (retryAfter: number, message = 'Too many tries. Please wait.') =>
  new ApiError(429, 'TOO_MANY_TRIES', message, undefined, retryAfter);

/** 503: cannot be answered now; `retryAfter` in seconds. */
export const unavailable = (
  message = 'The service is not available at the moment. Please try again shortly.',
  retryAfter = 2,
) => new ApiError(503, 'UNAVAILABLE', message, undefined, retryAfter);
