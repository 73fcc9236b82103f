import * as live from '../store/live.ts';
import { liveEntry } from '../store/promotion.ts';
import { CommandError, onlyName, UsageError, type Command } from './command.ts';

export const promote: Command = {
  usage: '<name>@<version>',
  about: 'Makes a published release live.',
  async run({ store }, names) {
    const [name, version] = onlyName(names, 'release, as <name>@<version>').split('@');
    if (!name || !version) throw new UsageError('Give the release as <name>@<version>.');
    const published = await store.versions(name);
    if (!published.includes(version)) {
      const some = published.slice(0, 5).join(', ') || 'none';
      throw new CommandError(`There is no release ${name}@${version}. Published: ${some}.`);
    }
    const before = liveEntry(await store.discovery(), name)?.metadata.version ?? null;
    const document = await live.promote(store, [{ name, version }]);
    const changed = before !== version;
    const was = before === null ? 'nothing before it' : `${before} before it`;
    return {
      lines: [
        changed
          ? `${name}@${version} is live since revision ${document?.revision ?? 0}; ${was}.`
          : `${name}@${version} is already live.`,
      ],
      result: { name, version, before, changed, revision: document?.revision ?? 0 },
    };
  },
};
