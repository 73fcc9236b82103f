import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { registerStudent, studentFields } from '../testing/accounts.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

test('a body that came slowly is not taken from somebody who has logged out meanwhile', async () => {
  const student = await registerStudent(api);
  const change = (full_name: string) => {
    const text = JSON.stringify({ ...studentFields, full_name });
    const body = new PassThrough();
    body.write(text.slice(0, 10));
    const answer = api.call('PUT', `/student/${student.id}/update`, {
      token: student.token,
      headers: { 'content-type': 'application/json' },
      payload: body,
    });
    return { answer, finish: () => body.end(text.slice(10)) };
  };
  const allowed = change('Slow Student');
  const late = change('Late Student');
  await pause(1_100);
  allowed.finish();
  expect((await allowed.answer).statusCode).toBe(200);
  await api.call('POST', '/logout', { token: student.token });
  late.finish();
  expect((await late.answer).statusCode).toBe(401);
});
