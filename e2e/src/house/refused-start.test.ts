import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  remoteManifest,
  remotePath,
  writeBuild,
  writeShell,
} from '../../../delivery/src/testing/builds.ts';
import { runCommand } from '../command.ts';
import { startProduct } from '../start-product.ts';

/** Builds of an area that needs a library, and of the one shell that provides it. */
async function foreignHouse(folder: string): Promise<string[]> {
  const [area, shell] = [join(folder, 'mfe-foreign'), join(folder, 'shell')];
  for (const built of [area, shell]) {
    await mkdir(join(built, 'dist'), { recursive: true });
    await writeFile(join(built, 'package.json'), '{}');
  }
  writeShell(join(shell, 'dist'), '1.0.0-a', {
    provides: { moment: { version: '2.1.0', names: ['utc'] } },
  });
  writeBuild(join(area, 'dist'), {
    name: 'mfe-foreign',
    version: '1.0.0-a',
    contents: { 'remoteEntry.js': 'run();' },
    remote: remoteManifest('mfe-foreign', [remotePath('/foreign/page')]),
    needs: { moment: { range: '^2.0.0', names: ['utc'] } },
  });
  return [area, shell];
}

test('a start whose releases do not suit what is live goes on with that, and says why', async () => {
  test.setTimeout(300_000);
  const foreign = await mkdtemp(join(tmpdir(), 'ifj-foreign-'));
  const RELEASES_URL = join(foreign, 'releases');
  await runCommand(
    'delivery/src/cli/main.ts',
    ['deploy', '--no-build', ...(await foreignHouse(foreign))],
    {
      ...process.env,
      RELEASES_URL,
    },
  );
  const product = await startProduct({ RELEASES_URL });
  try {
    expect(product.output()).toContain('moment is needed and not provided.');
    expect(product.output()).toContain('Visitors go on with what was live before.');
    const { live } = JSON.parse(await product.delivery('status', '--json')) as {
      live: { name: string }[];
    };
    expect(live.map(({ name }) => name)).toEqual(['mfe-foreign', 'shell']);
    expect(await (await fetch(product.baseUrl)).text()).toContain('/releases/shell/1.0.0-a/');
  } finally {
    await product.remove();
    await rm(foreign, { recursive: true });
  }
});
