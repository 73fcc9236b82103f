import { expect, test } from '@jest/globals';
import { VisitorLedger } from './visitor-ledger.ts';

const visitor = (network: string, number: number) => ({ network, number, isLocal: false });

test('a visitor is new once, and fails once', () => {
  const ledger = new VisitorLedger();
  const tell = (hasFailed: boolean) => ledger.told('mfe-a@1', visitor('192.0.2', 7), hasFailed);
  expect(tell(false)).toEqual({ isNew: true, fails: false });
  expect(tell(true)).toEqual({ isNew: false, fails: true });
  expect(tell(true)).toEqual({ isNew: false, fails: false });
});

test('a few networks that tell of every release keep nobody else from being heard', () => {
  const ledger = new VisitorLedger();
  for (let network = 0; network < 200; network++) {
    for (let release = 0; release < 210; release++) {
      for (const number of [1, 2, 3]) {
        ledger.told(`mfe-a@${release}`, visitor(`2001:db8:${network}`, number), false);
      }
    }
  }
  expect(ledger.told('mfe-a@0', visitor('192.0.2', 7), true)).toEqual({ isNew: true, fails: true });
});
