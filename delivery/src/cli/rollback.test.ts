import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { StoreAwayError } from '../store/errors.ts';
import { Checkout } from '../testing/checkout.ts';
import { call, openHouse, type GateHouse } from '../testing/gate-house.ts';
import { expects, needs } from '../testing/gate-seeds.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
let house: GateHouse;

beforeEach(async () => {
  house = await openHouse(folder);
});

/** Takes back, and says what machines are told. */
async function takeBack(what: string) {
  return JSON.parse(await house.succeed('rollback', what, '--json')) as {
    warnings: object[];
    notes: string[];
  };
}

/** Moves a path from one area to another, in one deployment. */
async function move(): Promise<{ from: string; to: string; after: string }> {
  const from = await house.release(house.area('mfe-from', { paths: ['/moved/page'] }));
  await house.release(house.area('mfe-to'));
  const after = house.area('mfe-from');
  const to = house.area('mfe-to', { paths: ['/moved/page'] });
  await house.succeed('deploy', 'mfe-from', 'mfe-to');
  return { from, to, after };
}

test('a path that belongs to two after a rollback is told, with both sides and the way out', async () => {
  const { from, to, after } = await move();
  expect(await house.succeed('rollback', 'mfe-from')).toContain(
    [
      `Warning: ${from} does not go together with ${to} (live).`,
      '  Both serve /moved/page.',
      `  Way out: take mfe-to back as well (npm run delivery -- rollback ${to}), release what fits,` +
        ` or undo this rollback (npm run delivery -- promote ${after}).`,
    ].join('\n'),
  );
  expect((await house.succeed('rollback', to)).split('\n')).toHaveLength(2);
});

test('machines are told of it, too', async () => {
  const { from, to } = await move();
  expect(await takeBack('mfe-from')).toMatchObject({
    ok: true,
    warnings: [
      {
        ...{
          rule: 'names',
          candidate: from,
          other: `${to} (live)`,
          problem: 'Both serve /moved/page.',
        },
        wayOut: expect.stringContaining(`rollback ${to}`) as unknown,
      },
    ],
  });
});

test('a shell that goes back under an area that needs a new name is told', async () => {
  const names = ['Button', 'Card', 'Dialog'];
  const provides = {
    react: { version: '19.3.1', names: ['default', 'useState'] },
    '@ifj/shared-ui': { version: '0.1.0', names },
  };
  await house.release(house.shell({ provides }));
  const area = await house.release(
    house.area('mfe-new', needs('@ifj/shared-ui', '^0.1.0', 'Dialog')),
  );
  const { warnings } = await takeBack('shell');
  expect(warnings).toMatchObject([
    {
      ...{ rule: 'shares', other: `${area} (live)` },
      problem: '@ifj/shared-ui is provided without Dialog.',
    },
  ]);
});

test('a release that is damaged and live again is told', async () => {
  const whole = await house.release(house.area('mfe-new'));
  await house.release(house.area('mfe-new', { paths: ['/mfe-new/other'] }));
  rmSync(house.stored(whole, 'remoteEntry.js'));
  expect(await house.succeed('rollback', 'mfe-new')).toContain(
    `Warning: ${whole} is not as it should be, and visitors get it.\n  remoteEntry.js is missing.`,
  );
});

test('what fits is taken back without a warning, and without asking any api', async () => {
  await house.release(house.area('mfe-new', expects('/IFJ/api/jobs', 'get', call())));
  await house.release(house.area('mfe-new', { paths: ['/mfe-new/other'] }));
  rmSync(join(house.root, 'openapi.json'));
  expect(await takeBack('mfe-new')).toMatchObject({ warnings: [], notes: [] });
});

test('a rollback that nothing can be held against afterwards is done all the same', async () => {
  const checkout = new Checkout(join(folder, 'checkout'));
  await checkout.delivery('deploy', 'mfe-a');
  checkout.area('mfe-a', '1.0.0-b');
  await checkout.delivery('deploy', 'mfe-a');
  const { store } = checkout;
  const swap = store.swapDiscovery.bind(store);
  store.swapDiscovery = async (...args) => {
    const isSwapped = await swap(...args);
    store.discovery = () => Promise.reject(new StoreAwayError(store.place, 'no answer'));
    return isSwapped;
  };
  const { out, status } = await checkout.delivery('rollback', 'mfe-a');
  expect(status).toBe(0);
  expect(out).toContain('mfe-a is back at 1.0.0-a');
  expect(out).toContain(
    'Warning: whether mfe-a@1.0.0-a goes together with what is live could not be told: The release store',
  );
});
