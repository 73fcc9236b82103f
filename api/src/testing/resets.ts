import type { LightMyRequestResponse } from 'fastify';
import { startResets } from '../features/password-resets/password-reset.service.ts';
import { createTestApp, type TestApp } from './app.ts';
import { sentTo } from './mails.ts';
import { until } from './until.ts';

export const chosenPassword = 'another horse battery';

/** An app that sends mail, links for a new password too. */
export async function createSendingApp(): Promise<TestApp> {
  const api = await createTestApp();
  await api.app.mail.startSending();
  await startResets(api.app);
  return api;
}

/** Asks for a link. */
export const askForLink = (api: TestApp, email: string, remoteAddress = '10.20.0.1') =>
  api.call('POST', '/resetPassword', { payload: { email }, remoteAddress });

/** Chooses a password by a link. */
export const choosePassword = (
  api: TestApp,
  token: string,
  password = chosenPassword,
  remoteAddress = '10.20.0.1',
): Promise<LightMyRequestResponse> =>
  api.call('POST', '/resetPassword/confirm', {
    payload: { token, new_password: password },
    remoteAddress,
  });

/** Waits until every link that was asked for is sent. */
export const allLinksSent = ({ app }: TestApp) =>
  until(async () => {
    const { rows } = await app.pool.query(
      `select from pgboss.job where name = 'password-reset' and state <> 'completed'`,
    );
    return rows.length === 0;
  });

/** The tokens in the mails to an address, in no order. */
export async function linksTo(api: TestApp, email: string): Promise<string[]> {
  await allLinksSent(api);
  const mails = await sentTo(api, email);
  return mails.flatMap(({ text }) => /\/reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? []);
}

/** Asks for a link and takes its token from the mail. */
export async function linkFor(api: TestApp, email: string, remoteAddress?: string) {
  const before = new Set(await linksTo(api, email));
  await askForLink(api, email, remoteAddress);
  const token = (await linksTo(api, email)).find((one) => !before.has(one));
  if (!token) throw new Error('No link came.');
  return token;
}
