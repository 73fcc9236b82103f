import type { DiscoveryDocument } from '../contract/discovery.ts';
import { StoreAwayError } from '../store/errors.ts';
import { promote } from '../store/live.ts';
import { openStore } from '../store/open-store.ts';

/**
 * Run as a process of its own: promotes the releases `<name>@<version>` one after the other, as
 * often as asked, all names at the same time, and prints each revision once it is acknowledged. A
 * store that gave no answer in time is asked again, as whoever releases would.
 */
const [folder = '', times = '1', ...releases] = process.argv.slice(2);
const store = openStore(folder);

const tries = 10;

async function makeLive(name: string, version: string): Promise<DiscoveryDocument | null> {
  for (let tried = 1; ; tried++) {
    try {
      return await promote(store, [{ name, version }]);
    } catch (error) {
      if (!(error instanceof StoreAwayError) || tried === tries) throw error;
    }
  }
}

const names = new Set(releases.map((release) => release.split('@')[0] ?? ''));

await Promise.all(
  [...names].map(async (name) => {
    const versions = releases
      .filter((one) => one.startsWith(`${name}@`))
      .map((one) => one.split('@')[1]);
    for (let round = 0; round < Number(times); round++) {
      const version = versions[round % versions.length] ?? '';
      const document = await makeLive(name, version);
      process.stdout.write(`${document?.revision ?? 0}\n`);
    }
  }),
);
