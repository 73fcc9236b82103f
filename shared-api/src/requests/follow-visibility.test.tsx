import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { act } from 'react';
import { useGetMeQuery } from '../generated/operations.ts';
import {
  apiServer,
  failToConnect,
  renderWithStore,
  respond,
  userFactory,
} from '../testing/index.ts';
import { apiAddress } from './base-query.ts';

const minute = 60_000;
let asked = 0;

function Watching() {
  const { data } = useGetMeQuery(undefined, {
    pollingInterval: minute,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  return <p>{data?.email}</p>;
}

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));

const become = (visibility: DocumentVisibilityState) =>
  act(async () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(100);
  });

afterEach(() => {
  jest.useRealTimers();
  asked = 0;
});

function Asking() {
  const { data, isError } = useGetMeQuery();
  return <p>{isError ? 'failed' : data?.email}</p>;
}

test('what a lost connection has left failed is asked for again once it is back', async () => {
  apiServer.use(failToConnect('get', '/me'));
  renderWithStore(<Asking />);
  expect(await screen.findByText('failed')).toBeVisible();
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  apiServer.use(respond.get('/me', userFactory()));
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('amina@example.com')).toBeVisible();
});

describe('a tab', () => {
  test('asks again while it is in view, and once it is in view again', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    apiServer.use(
      http.get(`${apiAddress}/me`, () => {
        asked += 1;
        return HttpResponse.json(userFactory());
      }),
    );
    renderWithStore(<Watching />);
    await pass(100);
    expect(screen.getByText('amina@example.com')).toBeVisible();
    await pass(minute);
    expect(asked).toBe(2);
    await become('hidden');
    await pass(10 * minute);
    expect(asked).toBe(2);
    await become('visible');
    expect(asked).toBe(3);
  });
});
