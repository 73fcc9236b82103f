import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { Checkout } from '../testing/checkout.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
let count = 0;
let checkout: Checkout;

beforeEach(async () => {
  checkout = new Checkout(join(folder, `checkout-${++count}`));
  await checkout.delivery('deploy', '--all');
});

/** Another folder, out of which an area is released into the same store. */
async function elsewhere(version: string, ...options: string[]): Promise<void> {
  const other = new Checkout(join(folder, `other-${++count}`), checkout.store);
  other.area('mfe-a', version);
  await other.delivery('deploy', 'mfe-a', ...options);
}

async function live(): Promise<unknown> {
  const { live: all } = await checkout.json('status');
  return (all as { name: string }[]).find(({ name }) => name === 'mfe-a');
}

describe('what was released from elsewhere since', () => {
  const stays =
    'mfe-a@1.0.0-a gave way to mfe-a@1.0.0-b, which stays live, since nothing new was built here.' +
    ' To bring it back: npm run delivery -- promote mfe-a@1.0.0-a';

  test.each([[[]], [['--no-build']], [['--traffic', '10']]])(
    'stays live when nothing changed here (%j)',
    async (options) => {
      await elsewhere('1.0.0-b');
      const again = await checkout.delivery('deploy', '--all', ...options);
      expect(again).toMatchObject({ status: 0, err: '' });
      expect(again.out.split('\n')).toContain(stays);
      expect(await live()).toMatchObject({ version: '1.0.0-b', canary: null });
      expect((await checkout.json('deploy', '--all', ...options))['packages']).toContainEqual({
        ...{ name: 'mfe-a', version: '1.0.0-a', state: 'replaced', before: '1.0.0-b' },
      });
      expect(await checkout.json('status')).toMatchObject({ revision: 2 });
    },
  );

  test('stays live when a build here puts out what it did before', async () => {
    await elsewhere('1.0.0-b');
    checkout.onBuild = () => checkout.area('mfe-a', '1.0.0-a');
    expect((await checkout.delivery('deploy', '--all')).out).toContain(stays);
    expect(await live()).toMatchObject({ version: '1.0.0-b' });
  });

  test('stays live when this is the first build of a checkout', async () => {
    await elsewhere('1.0.0-b');
    const fresh = new Checkout(join(folder, `fresh-${count}`), checkout.store);
    rmSync(join(fresh.root, 'mfe-a/dist'), { recursive: true });
    rmSync(join(fresh.root, 'mfe-b/dist'), { recursive: true });
    fresh.onBuild = () => {
      fresh.area('mfe-a', '1.0.0-a');
      fresh.area('mfe-b', '1.0.0-c');
    };
    const { out } = await fresh.delivery('deploy', '--all');
    expect(out.split('\n')).toEqual(expect.arrayContaining([stays, 'mfe-b@1.0.0-c is live now.']));
    expect(await live()).toMatchObject({ version: '1.0.0-b' });
  });

  test('stays live however many releases ago this one was', async () => {
    const other = new Checkout(join(folder, `other-${++count}`), checkout.store);
    for (let one = 1; one <= 21; one++) {
      other.area('mfe-a', `1.0.${one}-b`);
      await other.delivery('deploy', 'mfe-a');
    }
    expect(await live()).toMatchObject({ earlier: expect.not.arrayContaining(['1.0.0-a']) });
    await checkout.delivery('deploy', '--all');
    expect(await live()).toMatchObject({ version: '1.0.21-b' });
  });

  test('stays live where only a share of the visitors had this one', async () => {
    checkout.area('mfe-a', '1.0.0-c');
    await checkout.delivery('deploy', 'mfe-a', '--traffic', '10');
    await elsewhere('1.0.0-b', '--traffic', '20');
    await checkout.delivery('deploy', '--all');
    expect(await live()).toMatchObject({ version: '1.0.0-a', canary: { version: '1.0.0-b' } });
  });

  test('gives way to a change here, to this one by name, and to a promote', async () => {
    await elsewhere('1.0.0-b');
    await checkout.delivery('promote', 'mfe-a@1.0.0-a');
    expect(await live()).toMatchObject({ version: '1.0.0-a' });
    await elsewhere('1.0.0-b');
    await checkout.delivery('deploy', 'mfe-a');
    expect(await live()).toMatchObject({ version: '1.0.0-a' });
    await elsewhere('1.0.0-b');
    checkout.onBuild = () => checkout.area('mfe-a', '1.0.0-c');
    await checkout.delivery('deploy', '--all');
    expect(await live()).toMatchObject({ version: '1.0.0-c' });
  });
});

test('what was changed and changed back here is live again', async () => {
  for (const version of ['1.0.0-b', '1.0.0-a']) {
    checkout.onBuild = () => checkout.area('mfe-a', version);
    expect((await checkout.delivery('deploy', '--all')).out).toContain(
      `mfe-a@${version} is live now.`,
    );
    expect(await live()).toMatchObject({ version });
  }
});
