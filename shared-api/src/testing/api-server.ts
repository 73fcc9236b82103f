import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { apiAddress } from '../requests/base-query.ts';
import { userFactory } from './factories.ts';

type Method = 'get' | 'post' | 'put' | 'delete' | 'patch';
type Respond = (path: string, body: JsonBodyType, status?: number) => HttpHandler;

const respondTo =
  (method: Method): Respond =>
  (path, body, status = 200) =>
    http[method](apiAddress + path, () =>
      status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status }),
    );

/**
 * Handlers for one call: `respond.get('/view/jobs/:id', { job })`, `respond.post('/login', body, 401)`.
 * The path is relative to the api's prefix.
 */
export const respond: Record<Method, Respond> = {
  get: respondTo('get'),
  post: respondTo('post'),
  put: respondTo('put'),
  delete: respondTo('delete'),
  patch: respondTo('patch'),
};

/** A handler for a call that never gets an answer. */
export function failToConnect(method: Method, path: string): HttpHandler {
  return http[method](apiAddress + path, () => HttpResponse.error());
}

/** An error as the api words it. */
export function apiError(code: string, message: string, fields?: Record<string, string>) {
  return { error: message, message, code, ...(fields && { fields }) };
}

/**
 * The api in a test file that imports this: it knows the reference data and a student's `me`;
 * `apiServer.use(…)` answers more, until the end of the test. A call without an answer fails it.
 */
export const apiServer = setupServer(
  respond.get('/me', userFactory()),
  respond.get('/locations', { data: [{ name: 'Lagos' }, { name: 'Oyo' }, { name: 'Kano' }] }),
  respond.get('/schools', {
    data: [
      { id: 1, sc_name: 'University of Lagos' },
      { id: 2, sc_name: 'Yaba College of Technology' },
    ],
  }),
  respond.get('/auth/providers', { providers: [] }),
  respond.get('/company_names', { data: ['Kuda Works', 'Savannah Labs'] }),
  respond.post('/logout', null, 204),
);

beforeAll(() => apiServer.listen({ onUnhandledFrame: 'error' }));
afterEach(() => apiServer.resetHandlers());
afterAll(() => apiServer.close());
