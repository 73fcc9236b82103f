import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { baseApi } from '../base-api.ts';
import { makeStore } from '../store.ts';
import { apiServer, respond } from '../testing/index.ts';
import { documentAnswer } from './document-answer.ts';

interface Landing {
  figure: string;
}

const landing = baseApi.injectEndpoints({
  endpoints: (build) => ({
    testLanding: build.query<Landing, string>({ query: (path) => ({ url: path }) }),
    testChange: build.mutation<Landing, undefined>({
      query: () => ({ url: '/public/landing', method: 'POST' }),
    }),
  }),
});

const element = document.createElement('script');

beforeAll(() => {
  element.id = 'document-answer';
  element.type = 'application/json';
  element.textContent = JSON.stringify({
    call: '/public/landing',
    status: 200,
    body: { figure: 'written' },
  });
  document.head.append(element);
});
afterAll(() => {
  element.remove();
});

test('a page draws at once what its document was filled with', () => {
  expect(documentAnswer<Landing>('/public/landing')).toMatchObject({
    status: 200,
    body: { figure: 'written' },
  });
  expect(documentAnswer('/public/other')).toBeUndefined();
});

test('the first call for it needs no way over the line, every other one does', async () => {
  apiServer.use(
    respond.get('/public/landing', { figure: 'asked' }),
    respond.get('/public/other', { figure: 'other' }),
    respond.post('/public/landing', { figure: 'changed' }),
  );
  const { dispatch } = makeStore();
  const ask = (path: string) =>
    dispatch(landing.endpoints.testLanding.initiate(path, { forceRefetch: true })).unwrap();

  expect(await ask('/public/other')).toEqual({ figure: 'other' });
  expect(await dispatch(landing.endpoints.testChange.initiate(undefined)).unwrap()).toEqual({
    figure: 'changed',
  });
  expect(await ask('/public/landing')).toEqual({ figure: 'written' });
  expect(await ask('/public/landing')).toEqual({ figure: 'asked' });
});
