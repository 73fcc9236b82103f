import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { describeError } from '../requests/describe-error.ts';
import { writeSession } from '../session/stored-session.ts';
import { makeStore } from '../store.ts';
import { apiError, apiServer, respond, sessionAnswerFactory } from '../testing/index.ts';
import { operationAddress } from '../requests/operation-address.ts';
import { downloadFile } from './download-file.ts';
import { nameInDisposition } from './file-name.ts';

const file = operationAddress('/files/1');

describe('downloadFile', () => {
  const saved: { name: string; content: Blob }[] = [];
  let content = new Blob();

  beforeEach(() => {
    saved.length = 0;
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        content = blob;
        return 'blob:x';
      },
      revokeObjectURL: () => undefined,
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, content });
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test('saves the bytes under the name that the server gives', async () => {
    writeSession(sessionAnswerFactory({ token: 'tok' }));
    apiServer.use(
      http.get(file, ({ request }) =>
        request.headers.get('Authorization') === 'Bearer tok'
          ? new HttpResponse('%PDF-1.7', {
              headers: { 'Content-Disposition': 'attachment; filename="Amina Bello.pdf"' },
            })
          : new HttpResponse(null, { status: 401 }),
      ),
    );
    await downloadFile(file, 'resume.pdf');
    expect(saved.map(({ name }) => name)).toEqual(['Amina Bello.pdf']);
    expect(await saved[0]?.content.text()).toBe('%PDF-1.7');
  });

  test('throws what describeError reads', async () => {
    apiServer.use(respond.get('/files/1', apiError('NOT_FOUND', 'Gone.'), 404));
    const error = await downloadFile(file, 'x').catch((thrown: unknown) => thrown);
    expect(describeError(error)).toMatchObject({ code: 'NOT_FOUND', message: 'Gone.' });
    expect(saved).toHaveLength(0);
  });

  describe('on a line that stands still', () => {
    const minute = 60_000;
    let going: ReadableStreamDefaultController<Uint8Array>;
    let settled: string | null;

    beforeEach(() => {
      jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
      settled = null;
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          going = controller;
        },
      });
      jest.spyOn(globalThis, 'fetch').mockImplementation((_, { signal } = {}) => {
        signal?.addEventListener('abort', () => going.error(signal.reason));
        return Promise.resolve(new Response(body));
      });
      void downloadFile(file, 'resume.pdf').then(
        () => (settled = 'saved'),
        (error: unknown) => (settled = describeError(error).code),
      );
    });
    afterEach(() => {
      jest.useRealTimers();
    });

    const arrive = async (text: string) => {
      going.enqueue(new TextEncoder().encode(text));
      await jest.advanceTimersByTimeAsync(minute - 1000);
    };

    test('gives up after a minute', async () => {
      await arrive('%PDF');
      expect(settled).toBeNull();
      await jest.advanceTimersByTimeAsync(2000);
      expect(settled).toBe('NETWORK');
      expect(saved).toHaveLength(0);
    });

    test('waits as long as something arrives', async () => {
      for (const part of ['%PDF', '-1', '.7']) await arrive(part);
      going.close();
      await jest.advanceTimersByTimeAsync(10);
      expect(settled).toBe('saved');
      expect(await saved[0]?.content.text()).toBe('%PDF-1.7');
    });
  });

  test.each([{ token: 'tok' }, { token: '' }])('a 401 ends the session: %j', async ({ token }) => {
    writeSession(sessionAnswerFactory({ token }));
    if (token === '') localStorage.removeItem('authToken');
    const store = makeStore();
    apiServer.use(respond.get('/files/1', apiError('UNAUTHENTICATED', 'Sign in again.'), 401));
    await downloadFile(file, 'x').catch(() => undefined);
    expect(store.getState().session).toMatchObject({ userId: null, ended: 'expired' });
  });

  test('a 403 marks the organization as unverified', async () => {
    writeSession(sessionAnswerFactory({ role: 'organization' }));
    const store = makeStore();
    apiServer.use(respond.get('/files/1', apiError('ORGANIZATION_UNVERIFIED', 'Wait.'), 403));
    await downloadFile(file, 'x').catch(() => undefined);
    expect(store.getState().session.unverified).toBe(true);
  });
});

test.each([
  ['attachment; filename="a b.pdf"', 'a b.pdf'],
  ['attachment; filename="say \\"hi\\".pdf"', 'say "hi".pdf'],
  ['attachment; filename=plain.pdf', 'plain.pdf'],
  [`attachment; filename="x.pdf"; filename*=UTF-8''%E1%BA%B8k%E1%BB%8D%CC%81.pdf`, 'Ẹkọ́.pdf'],
  [`attachment; filename="x.pdf"; filename*=UTF-8''%E1%BA`, 'x.pdf'],
  ['attachment', null],
  [null, null],
])('the name in %j', (header, name) => {
  expect(nameInDisposition(header)).toBe(name);
});
