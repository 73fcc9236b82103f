import {
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';
import { organizationUnverified } from '../session/session-slice.ts';
import { endSession, readToken } from '../session/stored-session.ts';
import { describeError } from './describe-error.ts';
import { holdsBlob, toFormData } from './form-data.ts';
import { upload } from './upload.ts';

// Absent where a page is drawn at build time.
const origin = 'location' in globalThis ? location.origin : '';

/** Address of the api, without a closing slash. */
export const apiAddress = `${origin}/IFJ/api`;

const fetchJson = fetchBaseQuery({
  baseUrl: apiAddress,
  credentials: 'omit',
  timeout: 30_000,
  prepareHeaders: (headers) => {
    const token = readToken();
    if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  },
});

/**
 * How every call reaches the api: with the session's token, and as an upload with progress when
 * its body holds files. A 401 to a token that is still the stored one ends the session; a 403
 * says that the organization is not verified.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError> = async (
  args,
  api,
  extraOptions,
) => {
  const token = readToken();
  const result =
    typeof args !== 'string' && holdsBlob(args.body)
      ? await upload({
          url: apiAddress + args.url,
          method: args.method ?? 'POST',
          headers: {
            ...definedHeaders(args),
            ...(token !== null && { Authorization: `Bearer ${token}` }),
          },
          body: toFormData(args.body),
          signal: api.signal,
        })
      : await fetchJson(withoutEmptyQuery(args), api, extraOptions);
  if (result.error !== undefined) followRefusal(result.error, token, api);
  return result;
};

/** A query without any value would leave a lonely question mark in the address. */
function withoutEmptyQuery(args: string | FetchArgs): string | FetchArgs {
  if (typeof args === 'string') return args;
  const { params, ...rest } = args;
  const isEmpty = Object.values(params ?? {}).every((value) => value === undefined);
  return isEmpty ? rest : args;
}

function definedHeaders({ headers }: FetchArgs): Record<string, string> {
  const entries = Object.entries((headers ?? {}) as Record<string, string | undefined>);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function followRefusal(error: FetchBaseQueryError, token: string | null, api: BaseQueryApi): void {
  if (error.status === 403) api.dispatch(organizationUnverified());
  const refusesToken = error.status === 401 && describeError(error).code !== 'INVALID_CREDENTIALS';
  if (refusesToken && token !== null && token === readToken() && api.endpoint !== 'logout') {
    endSession('expired');
  }
}
