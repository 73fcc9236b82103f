import { beforeEach, describe, expect, test } from '@jest/globals';
import { openHouse, type GateHouse } from '../testing/gate-house.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
let house: GateHouse;
let pair: string[];

const names = ['mfe-from', 'mfe-to'];

/** A path moves from one area to another, so neither release goes live without the other. */
beforeEach(async () => {
  house = await openHouse(folder);
  await house.release(house.area('mfe-from', { paths: ['/moved/page'] }));
  await house.release(house.area('mfe-to'));
  pair = [house.area('mfe-from'), house.area('mfe-to', { paths: ['/moved/page'] })];
});

const live = async () => {
  const { live: all } = JSON.parse(await house.succeed('status', '--json')) as {
    live: { name: string; version: string; canary: { version: string } | null }[];
  };
  return all.filter(({ name }) => names.includes(name));
};

describe('releases that need each other', () => {
  beforeEach(async () => {
    await house.succeed('deploy', ...names);
    for (const name of names.toReversed()) await house.succeed('rollback', name);
  });

  test('come back together after a rollback', async () => {
    const before = await live();
    const [from = '', to = ''] = pair;
    const alone = await house.delivery('promote', to);
    expect(alone.status).toBe(3);
    expect(alone.err).toContain('promote mfe-to@<version> mfe-from@<version>');
    expect(await live()).toEqual(before);
    const out = await house.succeed('promote', from, to);
    for (const release of pair) expect(out).toContain(`${release} is live since revision `);
    expect((await live()).map(({ name, version }) => `${name}@${version}`)).toEqual(pair);
  });

  test('are named together by the deployment that leaves them back', async () => {
    const { err, status } = await house.delivery('deploy', ...names);
    expect(status).toBe(1);
    expect(err).toContain(`  npm run delivery -- promote ${pair.join(' ')}`);
    const share = await house.delivery('deploy', ...names, '--traffic', '10');
    expect(share.err).toContain(`promote ${pair.join(' ')} --traffic 10`);
  });

  test('are named with what is new, which is published by then', async () => {
    const newer = house.area('mfe-to', { paths: ['/moved/page', '/moved/more'] });
    const { err } = await house.delivery('deploy', ...names);
    const together = `promote ${pair[0] ?? ''} ${newer}`;
    expect(err).toContain(together);
    await house.succeed(...together.split(' '));
  });
});

test('machines are told of each release', async () => {
  await house.succeed('publish', 'mfe-from');
  await house.succeed('publish', 'mfe-to');
  const before = (await live()).map(({ version }) => version);
  const promote = async () =>
    JSON.parse(await house.succeed('promote', ...pair, '--json')) as object;
  expect(await promote()).toMatchObject({
    ok: true,
    releases: names.map((name, at) => ({ name, before: before[at], changed: true })),
  });
  expect(await promote()).toMatchObject({ releases: [{ changed: false }, { changed: false }] });
});

test('two releases of one name do not go live together', async () => {
  await house.succeed('publish', 'mfe-to');
  const [, to = ''] = pair;
  for (const command of ['promote', 'check']) {
    const { err, status } = await house.delivery(command, to, to);
    expect([status, err]).toEqual([2, expect.stringContaining('Give one release of mfe-to.')]);
  }
});
