import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { act } from 'react';
import { baseApi } from '../base-api.ts';
import { operations } from '../generated/operations.ts';
import { operationsOf } from '../operations-of.ts';
import { readSession, writeSession } from '../session/stored-session.ts';
import { makeStore } from '../store.ts';
import {
  apiError,
  apiServer,
  failToConnect,
  respond,
  sessionAnswerFactory,
} from '../testing/index.ts';
import { apiAddress } from './base-query.ts';
import { describeError } from './describe-error.ts';
import { holdsBlob, toFormData } from './form-data.ts';
import { newIdempotencyKey } from './idempotency-key.ts';
import { useUploadProgress } from './upload-progress.ts';
import { cancelUpload } from './upload.ts';

const { viewJob, getMe, listJobs } = operations.endpoints;

describe('describeError', () => {
  test('reads the one shape of the api', () => {
    const data = { ...apiError('VALIDATION_FAILED', 'Check the form.', { email: 'Too long.' }) };
    expect(describeError({ status: 400, data })).toEqual({
      status: 400,
      code: 'VALIDATION_FAILED',
      message: 'Check the form.',
      fields: { email: 'Too long.' },
    });
  });

  test('takes the `error` text where there is no message', () => {
    expect(describeError({ status: 409, data: { error: 'Taken.' } }).message).toBe('Taken.');
  });

  test.each([
    [{ status: 'FETCH_ERROR', error: 'x' }, 'NETWORK', null],
    [{ status: 'TIMEOUT_ERROR', error: 'x' }, 'NETWORK', null],
    [{ status: 'CUSTOM_ERROR', error: 'aborted' }, 'ABORTED', null],
    [{ name: 'AbortError', message: 'Aborted' }, 'ABORTED', null],
    [{ status: 'PARSING_ERROR', originalStatus: 502, data: '<html>' }, 'UNEXPECTED', 502],
    [{ status: 500, data: '<html>' }, 'UNEXPECTED', 500],
    [new Error('broken'), 'UNEXPECTED', null],
    [undefined, 'UNEXPECTED', null],
  ])('%j', (error, code, status) => {
    const described = describeError(error);
    expect(described).toMatchObject({ code, status, fields: {} });
    expect(described.message).not.toBe('');
  });
});

describe('a call', () => {
  test('carries the token, under either spelling of its key', async () => {
    let authorization: string | null = null;
    apiServer.use(
      http.get(`${apiAddress}/view/jobs/:id`, ({ request }) => {
        authorization = request.headers.get('Authorization');
        return HttpResponse.json({});
      }),
    );
    localStorage.setItem('auth_token', 'older');
    await makeStore().dispatch(viewJob.initiate({ id: '1' }));
    expect(authorization).toBe('Bearer older');
    localStorage.setItem('authToken', 'newer');
    await makeStore().dispatch(viewJob.initiate({ id: '1' }));
    expect(authorization).toBe('Bearer newer');
  });

  test('has a query only where there is something to say', async () => {
    const asked: string[] = [];
    apiServer.use(
      http.get(`${apiAddress}/jobs`, ({ request }) => {
        asked.push(request.url.replace(apiAddress, ''));
        return HttpResponse.json({ jobs: { data: [] }, meta: { next_cursor: null } });
      }),
    );
    await makeStore().dispatch(listJobs.initiate({}));
    await makeStore().dispatch(listJobs.initiate({ field: 'Art', location: undefined }));
    expect(asked).toEqual(['/jobs', '/jobs?field=Art']);
  });

  test('ends the session when its token is refused', async () => {
    writeSession(sessionAnswerFactory());
    const store = makeStore();
    apiServer.use(respond.get('/me', apiError('UNAUTHENTICATED', 'Sign in again.'), 401));
    await store.dispatch(getMe.initiate());
    expect(store.getState().session).toMatchObject({ userId: null, ended: 'expired' });
    expect(localStorage.getItem('authToken')).toBeNull();
  });

  test('ends a session that has lost its token', async () => {
    localStorage.setItem('user_id', 'u1');
    const store = makeStore();
    apiServer.use(respond.get('/me', apiError('UNAUTHENTICATED', 'Sign in again.'), 401));
    await store.dispatch(getMe.initiate());
    expect(store.getState().session).toMatchObject({ userId: null, ended: 'expired' });
    expect(localStorage.getItem('user_id')).toBeNull();
  });

  test('leaves a visitor the role that they chose', async () => {
    localStorage.setItem('userRole', 'organization');
    apiServer.use(respond.get('/me', apiError('UNAUTHENTICATED', 'Sign in.'), 401));
    await makeStore().dispatch(getMe.initiate());
    expect(readSession().role).toBe('organization');
  });

  test('leaves a newer session alone when an older token is refused', async () => {
    writeSession(sessionAnswerFactory({ token: 'old' }));
    apiServer.use(
      http.get(`${apiAddress}/me`, () => {
        writeSession(sessionAnswerFactory({ token: 'new', user_id: 'newer-user' }));
        return HttpResponse.json(apiError('UNAUTHENTICATED', 'x'), { status: 401 });
      }),
    );
    await makeStore().dispatch(getMe.initiate());
    expect(readSession().userId).toBe('newer-user');
  });

  test('marks the organization as unverified on 403, until `me` says otherwise', async () => {
    writeSession(sessionAnswerFactory({ role: 'organization' }));
    const store = makeStore();
    apiServer.use(respond.get('/jobs', apiError('ORGANIZATION_UNVERIFIED', 'Wait.'), 403));
    await store.dispatch(listJobs.initiate({}));
    expect(store.getState().session.unverified).toBe(true);
    await store.dispatch(getMe.initiate());
    expect(store.getState().session.unverified).toBe(false);
  });

  test('says NETWORK when no answer comes', async () => {
    apiServer.use(failToConnect('get', '/me'));
    const { error } = await makeStore().dispatch(getMe.initiate());
    expect(describeError(error).code).toBe('NETWORK');
  });
});

describe('a body with files', () => {
  const file = new Blob(['%PDF-'], { type: 'application/pdf' });

  test('is told from one without', () => {
    expect(holdsBlob({ resume: file })).toBe(true);
    expect(holdsBlob({ title: 'x' })).toBe(false);
    expect(holdsBlob(undefined)).toBe(false);
  });

  test('sends its texts first, and nothing for what is not given', () => {
    const form = toFormData({ resume: file, cover_letter: 'Dear', user_id: undefined });
    expect([...form.keys()]).toEqual(['cover_letter', 'resume']);
  });

  class FakeRequest {
    static last: FakeRequest;
    upload: { onprogress?: (event: object) => void } = {};
    headers: Record<string, string> = {};
    sent: unknown;
    status = 0;
    responseText = '';
    address = '';
    onload = (): void => undefined;
    onabort = (): void => undefined;
    onerror = (): void => undefined;
    constructor() {
      FakeRequest.last = this;
    }
    open(method: string, url: string): void {
      this.address = `${method} ${url}`;
    }
    setRequestHeader(name: string, value: string): void {
      this.headers[name] = value;
    }
    send(body: unknown): void {
      this.sent = body;
    }
    abort(): void {
      this.onabort();
    }
    answer(status: number, body: unknown): void {
      this.status = status;
      this.responseText = JSON.stringify(body);
      this.onload();
    }
  }

  const { endpoints } = operationsOf('a-test', {}).injectEndpoints({
    endpoints: (build) => ({
      uploadInTest: build.mutation<unknown, { key: string; resume: Blob }>({
        query: ({ key, resume }) => ({
          url: '/apply-job',
          method: 'POST',
          body: { resume, cover_letter: 'Dear' },
          headers: { 'Idempotency-Key': key },
        }),
      }),
    }),
  });
  const { uploadInTest } = endpoints;

  const realRequest = globalThis.XMLHttpRequest;
  const begin = async (key: string) => {
    Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
    const store = makeStore();
    const started = await act(async () => ({
      request: store.dispatch(uploadInTest.initiate({ key, resume: file })),
    }));
    return { ...started, xhr: FakeRequest.last };
  };
  afterEach(() => {
    jest.useRealTimers();
    Object.assign(globalThis, { XMLHttpRequest: realRequest });
  });

  test('goes as multipart with the key, tells how far it is, and answers', async () => {
    writeSession(sessionAnswerFactory({ token: 'abc' }));
    const { result } = renderHook(() => useUploadProgress('key-1'));
    const { request, xhr } = await begin('key-1');
    expect(xhr.address).toBe(`POST ${apiAddress}/apply-job`);
    expect(xhr.headers).toEqual({ Authorization: 'Bearer abc', 'Idempotency-Key': 'key-1' });
    expect(xhr.sent).toBeInstanceOf(FormData);
    expect(result.current).toBe(0);
    act(() => xhr.upload.onprogress?.({ loaded: 1, total: 4, lengthComputable: true }));
    expect(result.current).toBe(25);
    await act(async () => xhr.answer(201, { message: 'ok' }));
    expect(result.current).toBeNull();
    expect(await request).toEqual({ data: { message: 'ok' } });
  });

  test('gives the error of the api', async () => {
    const { request, xhr } = await begin('key-2');
    xhr.answer(409, apiError('ALREADY_APPLIED', 'Again?'));
    const { error } = await request;
    expect(describeError(error)).toMatchObject({ status: 409, code: 'ALREADY_APPLIED' });
  });

  test('can be cancelled', async () => {
    const { request, xhr } = await begin('key-3');
    const abort = jest.spyOn(xhr, 'abort');
    request.abort();
    const { error } = await request;
    expect(describeError(error).code).toBe('ABORTED');
    expect(abort).toHaveBeenCalled();
  });

  test('is cancelled by its key, and then counts as one that broke', async () => {
    const { request } = await begin('key-5');
    cancelUpload('key-5');
    const { error } = await request;
    expect(error).toEqual({ status: 'CUSTOM_ERROR', error: 'aborted' });
    expect(describeError(error).code).toBe('ABORTED');
  });

  test('is all sent at 100 percent, and not a byte before', async () => {
    const { result } = renderHook(() => useUploadProgress('key-6'));
    const { xhr } = await begin('key-6');
    act(() => xhr.upload.onprogress?.({ loaded: 999, total: 1000, lengthComputable: true }));
    expect(result.current).toBe(99);
    act(() => xhr.upload.onprogress?.({ loaded: 1000, total: 1000, lengthComputable: true }));
    expect(result.current).toBe(100);
  });

  test('is given up when nothing moves any more', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const { request } = await begin('key-4');
    jest.advanceTimersByTime(60_001);
    const { error } = await request;
    expect(describeError(error).code).toBe('NETWORK');
  });
});

test('a key for a form is new each time, also where the page has no secure origin', () => {
  jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});

test('the slice keeps its name: stored state and generated code rely on it', () => {
  expect(baseApi.reducerPath).toBe('api');
});
