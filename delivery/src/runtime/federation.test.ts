import { expect, test } from '@jest/globals';
import { startFederation } from './federation.ts';

interface Shared {
  get: () => Promise<() => unknown>;
}

test('a share that fails to arrive is fetched until it does', async () => {
  let tries = 0;
  const remoteOf = startFederation({
    dialogs: {
      version: '1.0.0',
      get: async () => {
        tries += 1;
        if (tries < 3) throw new Error('The line is cut');
        return () => 'dialogs';
      },
    },
  });
  let scope: Record<string, Record<string, Shared>> = {};
  const remote = remoteOf({
    init: (shareScope) => {
      scope = shareScope as typeof scope;
    },
    get: async () => () => undefined,
  });
  await remote.init();
  const library = await scope['dialogs']?.['1.0.0']?.get();
  expect(library?.()).toBe('dialogs');
  expect(tries).toBe(3);
});
