import { beforeEach } from '@jest/globals';
import { screen } from '@testing-library/react';
import {
  apiServer,
  nextId,
  sessionAnswerFactory,
  type RenderedRoute,
} from '@ifj/shared-api/testing';
import { accountDraft } from '../features/registration/registration-drafts.ts';

/** What has been sent to register, with a password or by Google, in the running test. */
export const sent: unknown[] = [];

beforeEach(() => {
  sent.length = 0;
  apiServer.events.removeAllListeners();
  apiServer.events.on('request:start', ({ request }) => {
    if (!/\/auth\/(google\/)?register$/.test(request.url)) return;
    void request
      .clone()
      .json()
      .then((body) => sent.push(body));
  });
});

/** What `register` answers. */
export const registered = (role: 'student' | 'organization', verified: number) => ({
  ...sessionAnswerFactory({ role, verified }),
  details: { user_id: nextId(), id: nextId() },
});

/** Typed by a newcomer before a reload of the tab: the form of the account comes up with it. */
export const typedBefore = (
  role: 'student' | 'organization',
  email: string,
  values: Record<string, string>,
): void => {
  sessionStorage.setItem(`ifj-draft:${accountDraft(role, email)}`, JSON.stringify(values));
};

/** Puts a text into the field with this label. */
export const put = async ({ user }: RenderedRoute, label: string, text: string): Promise<void> => {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
};

export const finish = async ({ user }: RenderedRoute): Promise<void> => {
  await user.click(screen.getByRole('button', { name: 'Finish' }));
};

/** Everything in the browser's storage, as one text. */
export const stored = (): string =>
  JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage)]);
