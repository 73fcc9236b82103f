import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('a running api says so', async () => {
  expect((await api.call('GET', '/health/live')).json()).toEqual({ status: 'ok' });
  expect((await api.call('GET', '/health/ready')).json()).toEqual({ status: 'ok' });
});
