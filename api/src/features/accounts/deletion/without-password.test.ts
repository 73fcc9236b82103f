import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { TestApp } from '../../../testing/app.ts';
import { sentTo, writtenTo } from '../../../testing/mails.ts';
import { newEmail, registerWithGoogle } from '../../../testing/provider/google-accounts.ts';
import { startGoogleApp } from '../../../testing/provider/google-app.ts';
import { until } from '../../../testing/until.ts';

let google: Awaited<ReturnType<typeof startGoogleApp>>;
let api: TestApp;

beforeAll(async () => {
  google = await startGoogleApp();
  ({ api } = google);
});
afterAll(() => google.close());

test('whoever deletes an account without a password reads of Google, and of no password', async () => {
  const email = newEmail();
  const { token } = await registerWithGoogle(api, email);
  expect((await api.call('DELETE', '/me', { token, payload: {} })).statusCode).toBe(204);
  await until(async () => (await writtenTo(api, email)).length > 0);
  const [mail] = await sentTo(api, email);
  expect(mail?.text).toContain('have been deleted');
  expect(mail?.text).toContain('your Google account');
  expect(mail?.text).not.toContain('password');
});
