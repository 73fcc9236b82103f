import {
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query';
import { takeDocumentAnswer } from '../document/document-answer.ts';
import { readToken } from '../session/stored-session.ts';
import { followRefusal } from './follow-refusal.ts';
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
 * its body holds files. A 401 ends the session that the call was made in; a 403 says that the
 * organization is not verified.
 */
export const baseQuery: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError> = async (
  args,
  api,
  extraOptions,
) => {
  const known = typeof args === 'string' || isRead(args) ? fromDocument(args) : undefined;
  if (known !== undefined) return known;
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
      : await fetchJson(asSent(args, api.endpoint), api, extraOptions);
  const { error } = result;
  // Signing out ends the session by itself.
  if (error === undefined || api.endpoint === 'logout') return result;
  if (api.type === 'query') followRefusal(error, token);
  // The end of a session gives up what is under way: whoever sent this hears first what it was.
  else setTimeout(followRefusal, 0, error, token);
  return result;
};

const isRead = ({ method = 'GET', body }: FetchArgs): boolean =>
  method === 'GET' && body === undefined;

/** The page began with a document that was filled with this very answer. */
function fromDocument(
  args: string | FetchArgs,
): { data: unknown } | { error: FetchBaseQueryError } | undefined {
  const bare = withoutEmptyQuery(args);
  if (typeof bare !== 'string' && bare.params !== undefined) return undefined;
  const answer = takeDocumentAnswer(typeof bare === 'string' ? bare : bare.url);
  if (answer === undefined) return undefined;
  const { status, body } = answer;
  return status === 200 ? { data: body } : { error: { status, data: body } };
}

/** A query without any value would leave a lonely question mark in the address. */
function withoutEmptyQuery(args: string | FetchArgs): string | FetchArgs {
  if (typeof args === 'string') return args;
  const { params, ...rest } = args;
  const isEmpty = Object.values(params ?? {}).every((value) => value === undefined);
  return isEmpty ? rest : args;
}

/** A call with what belongs to it by its endpoint, and without what says nothing. */
function asSent(args: string | FetchArgs, endpoint: string): string | FetchArgs {
  const sent = withCookie(withoutEmptyQuery(args));
  if (typeof sent === 'string' || endpoint !== 'logout') return sent;
  // The token is revoked also when the session has been forgotten, or the page left, by then.
  return { ...sent, signal: new AbortController().signal, keepalive: true };
}

/** Calls that take the cookie by which a visit to Google is bound to this browser; no other does. */
const boundToBrowser = /^\/auth\/google\//;

function withCookie(args: string | FetchArgs): string | FetchArgs {
  if (typeof args === 'string' || !boundToBrowser.test(args.url)) return args;
  return { ...args, credentials: 'same-origin' };
}

function definedHeaders({ headers }: FetchArgs): Record<string, string> {
  const entries = Object.entries((headers ?? {}) as Record<string, string | undefined>);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
