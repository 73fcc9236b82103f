import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { StoreAwayError } from '../store/errors.ts';
import { Checkout } from '../testing/checkout.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
let count = 0;
let checkout: Checkout;

beforeEach(() => {
  checkout = new Checkout(join(folder, `checkout-${++count}`));
});

test('tells how each release does, again and again with --watch', async () => {
  await checkout.delivery('deploy', 'mfe-a');
  const { store } = checkout;
  const [from, to] = [new Date(Date.now() - 5_000), new Date()];
  const counts = { pages: 40, visitors: 20, failing: 1, failures: { render: 3 }, networks: [7] };
  const releases = { 'mfe-a@1.0.0-a': { ...counts, vitals: { LCP: [9, 1, 0] } } };
  await store.health.write(
    { gateway: 'one', window: String(from.getTime()) },
    JSON.stringify({ from, to, releases }),
  );
  await store.health.write({ gateway: 'two', window: String(from.getTime()) }, 'damaged');
  const { out } = await checkout.delivery('status');
  expect(out).toMatch(/^mfe-a +1\.0\.0-a +100 % +40 +20 +5\.0 % +3 render +90\.0 % +- +- +-$/m);
  expect((await checkout.json('status'))['releases']).toMatchObject([
    { name: 'mfe-a', health: counts },
  ]);
  await checkout.delivery('status', '--watch');
  expect(checkout.shown).toHaveLength(2);
  expect(checkout.shown[1]?.lines.join('\n')).toBe(out);
});

test('goes on watching when the store is away for a while', async () => {
  await checkout.delivery('deploy', 'mfe-a');
  const { out } = await checkout.delivery('status');
  const { store } = checkout;
  const discovery = store.discovery.bind(store);
  jest
    .spyOn(store, 'discovery')
    .mockImplementationOnce(discovery)
    .mockRejectedValueOnce(new StoreAwayError('there', 'away'));
  expect((await checkout.delivery('status', '--watch')).out).toBe(out);
  const [before, away] = checkout.shown.map(({ lines }) => lines.join('\n'));
  expect(before).toBe(out);
  expect(away).toMatch(/^The release store there cannot be used: away\.\n/);
  expect(away).toContain(out);
});

test('tells that what is live is damaged, and what takes its place', async () => {
  await checkout.delivery('deploy', 'mfe-a');
  expect(await checkout.json('status')).toMatchObject({ damage: [] });
  writeFileSync(join(checkout.root, 'releases/discovery/live.json'), '{}');
  expect((await checkout.delivery('status')).out).toMatch(
    /live\.json is damaged\. Revision 1 of the history takes its place\.\nRevision 1 /,
  );
  expect(await checkout.json('status')).toMatchObject({
    revision: 1,
    damage: [expect.any(String)],
  });
});
