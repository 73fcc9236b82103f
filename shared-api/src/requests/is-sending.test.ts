import { expect, test } from '@jest/globals';
import { operations } from '../generated/operations.ts';
import { makeStore } from '../store.ts';
import { apiServer, failToConnect, respond } from '../testing/index.ts';
import { isSending } from './is-sending.ts';

const { getMe, changePassword } = operations.endpoints;

test('a call that changes something counts while it is under way, one that reads does not', async () => {
  apiServer.use(respond.get('/me', { counters: {} }), failToConnect('post', '/password'));
  const store = makeStore();
  const read = store.dispatch(getMe.initiate());
  expect(isSending(store)).toBe(false);
  await read;

  const body = { current_password: 'old', new_password: 'new' };
  const sent = store.dispatch(changePassword.initiate({ body }));
  expect(isSending(store)).toBe(true);
  // As the hook of a page does that is left.
  sent.reset();
  expect(isSending(store)).toBe(true);
  await sent;
  expect(isSending(store)).toBe(false);
  read.unsubscribe();
});
