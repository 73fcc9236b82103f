import * as live from '../store/live.ts';
import { liveEntry } from '../store/promotion.ts';
import { CommandError, onlyName, UsageError, type Command } from './command.ts';

interface Promoted {
  name: string;
  version: string;
  before: string | null;
  traffic: number | null;
  revision: number;
  changed: boolean;
}

function sentence({ name, version, before, traffic, revision, changed }: Promoted): string {
  const release = `${name}@${version}`;
  if (!changed && traffic !== null && before !== version) {
    return `${traffic} % of visitors already get ${release}.`;
  }
  if (!changed) return `${release} is already live.`;
  if (traffic !== null) {
    return `${traffic} % of visitors get ${release} since revision ${revision}, the others ${before ?? 'nothing'}.`;
  }
  const was = before === null ? 'nothing before it' : `${before} before it`;
  return `${release} is live since revision ${revision}; ${was}.`;
}

export const promote: Command = {
  usage: '<name>@<version> [--traffic 10]',
  about: 'Makes a published release live, for all visitors or for a share of them.',
  async run({ store }, names, { traffic }) {
    const [name, version] = onlyName(names, 'release, as <name>@<version>').split('@');
    if (!name || !version) throw new UsageError('Give the release as <name>@<version>.');
    const published = await store.versions(name);
    if (!published.includes(version)) {
      const some = published.slice(0, 5).join(', ') || 'none';
      throw new CommandError(`There is no release ${name}@${version}. Published: ${some}.`);
    }
    const now = await store.discovery();
    const before = liveEntry(now, name)?.metadata.version ?? null;
    const document = await live.promote(store, [{ name, version }], {
      ...(traffic !== null && { traffic }),
    });
    const revision = document?.revision ?? 0;
    const isNext = revision > (now?.revision ?? 0);
    const changed = isNext && document?.changes.some((one) => one.name === name) === true;
    return {
      lines: [sentence({ name, version, before, traffic, revision, changed })],
      result: { name, version, before, traffic, changed, revision },
    };
  },
};
